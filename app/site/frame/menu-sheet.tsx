import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
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

	const close = useEffectEvent(() => {
		// Opened by address: there is no entry of ours to go back to.
		if (window.history.state?.usr?.sheet) navigate(-1);
		else navigate(pathname + search, { replace: true });
	});
	useEffect(() => {
		const sheet = dialog.current;
		// A click on the backdrop is a click on the dialog itself: its content lies in a box of its own.
		const onClick = (event: MouseEvent) => {
			const here = isHere((event.target as Element).closest('a'));
			if (here) event.preventDefault();
			if (here || event.target === sheet || (event.target as Element).closest('[data-close]')) close();
		};
		const onCancel = (event: Event) => {
			event.preventDefault();
			close();
		};
		sheet?.addEventListener('click', onClick);
		sheet?.addEventListener('cancel', onCancel);
		return () => {
			sheet?.removeEventListener('click', onClick);
			sheet?.removeEventListener('cancel', onCancel);
		};
	}, []);
	return (
		<>
			<button
				type="button"
				className="menu-button needs-script"
				aria-haspopup="dialog"
				aria-expanded={open}
				onClick={() => navigate(OPEN, { state: { sheet: true } })}
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

/** A link to the page that is shown: following it would leave the same page in the history twice. */
function isHere(link: HTMLAnchorElement | null): boolean {
	return link !== null && link.pathname === window.location.pathname && link.search === window.location.search;
}
