import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { useDismiss } from '#app/ui/use-dismiss.ts';

type OpenSheet = { dialog: RefObject<HTMLDialogElement | null>; open: boolean; show(): void };

/**
 * A sheet on narrow screens. While it is open, `mark` ('#navegacao') is a history entry, so that
 * the back button closes it. Escape, the close button, the backdrop, a link and another page close
 * it too.
 */
export function useSheet(mark: string): OpenSheet {
	const dialog = useRef<HTMLDialogElement>(null);
	const { hash, pathname, search } = useLocation();
	const navigate = useNavigate();
	const open = hash === mark;

	useEffect(() => {
		const sheet = dialog.current;
		if (open && !sheet?.open) sheet?.showModal();
		if (!open && sheet?.open) sheet.close();
	}, [open]);

	useDismiss(
		dialog,
		() => {
			// Opened by address: there is no own history entry to go back to.
			if (window.history.state?.usr?.sheet) navigate(-1);
			else navigate(pathname + search, { replace: true });
		},
		isWayOut,
	);
	return {
		dialog,
		open,
		show: () =>
			navigate({ search: window.location.search, hash: mark }, { state: { sheet: true } }),
	};
}

type SheetProps = { sheet: OpenSheet; title: string; close: string; children: ReactNode };

export function Sheet({ sheet, title, close, children }: SheetProps) {
	const id = useId();
	return (
		<dialog ref={sheet.dialog} className="sheet" aria-labelledby={id}>
			<div className="sheet-body">
				<div className="sheet-head">
					<h2 id={id} className="display">
						{title}
					</h2>
					<button type="button" className="icon-button" aria-label={close} data-close="">
						<Icon name="close" />
					</button>
				</div>
				<nav aria-label={title}>{children}</nav>
			</div>
		</dialog>
	);
}

/**
 * The close button, or a link to the current page: following it would duplicate the page in the
 * history.
 */
function isWayOut(click: MouseEvent): boolean {
	const target = click.target as Element;
	const link = target.closest('a');
	const isHere =
		link !== null &&
		link.pathname === window.location.pathname &&
		link.search === window.location.search;
	if (isHere) click.preventDefault();
	return isHere || target.closest('[data-close]') !== null;
}
