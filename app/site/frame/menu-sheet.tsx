import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { useDismiss } from '#app/ui/use-dismiss.ts';
import { frameCopy } from '#core/copy/frame.ts';
import { NavigationLinks } from './navigation.tsx';

const { menu } = frameCopy;

/** While the sheet is open it is an entry of the history, so that the back button closes it. */
const OPEN = '#navegacao';

/** S2.05: the navigation of narrow screens. Escape, the close button, the backdrop, a link, another page and the back button close it. */
export function MenuSheet({ news }: { /** For the badge. */ news: readonly number[] }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { hash, pathname, search } = useLocation();
	const navigate = useNavigate();
	const open = hash === OPEN;

	useEffect(() => {
		const sheet = dialog.current;
		if (open && !sheet?.open) sheet?.showModal();
		if (!open && sheet?.open) sheet.close();
	}, [open]);

	useDismiss(
		dialog,
		() => {
			// Opened by address: there is no entry of ours to go back to.
			if (window.history.state?.usr?.sheet) navigate(-1);
			else navigate(pathname + search, { replace: true });
		},
		isWayOut,
	);
	return (
		<>
			<button
				type="button"
				className="menu-button needs-script"
				aria-haspopup="dialog"
				aria-expanded={open}
				onClick={() => navigate({ search: window.location.search, hash: OPEN }, { state: { sheet: true } })}
			>
				<Icon name="menu" />
				{menu.open}
			</button>
			<dialog ref={dialog} className="sheet" aria-labelledby="navegacao-titulo">
				<div className="sheet-body">
					<div className="sheet-head">
						<h2 id="navegacao-titulo" className="display">
							{menu.title}
						</h2>
						<button type="button" className="icon-button" aria-label={menu.close} data-close="">
							<Icon name="close" />
						</button>
					</div>
					<nav aria-label={menu.title}>
						<NavigationLinks className="sheet-links" news={news} />
					</nav>
				</div>
			</dialog>
		</>
	);
}

/** The close button, and a link to the page that is shown: following that would leave the same page in the history twice. */
function isWayOut(click: MouseEvent): boolean {
	const target = click.target as Element;
	const link = target.closest('a');
	const isHere = link !== null && link.pathname === window.location.pathname && link.search === window.location.search;
	if (isHere) click.preventDefault();
	return isHere || target.closest('[data-close]') !== null;
}
