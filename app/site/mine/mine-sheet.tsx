import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { mineCopy } from '#core/copy/mine.ts';
import { MineForm } from './mine-form.tsx';

/** The choices over the page that they change: a modal dialog, open as long as it is mounted. */
export function MineSheet({ onClose }: { onClose: () => void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const close = useEffectEvent(onClose);
	useLayoutEffect(() => {
		const sheet = dialog.current;
		sheet?.showModal();
		// A click on the backdrop is a click on the dialog itself: its content lies in a box of its own.
		const onClick = ({ target }: MouseEvent) => target === sheet && close();
		const onCancel = (event: Event) => {
			event.preventDefault();
			close();
		};
		sheet?.addEventListener('click', onClick);
		sheet?.addEventListener('cancel', onCancel);
		return () => {
			sheet?.removeEventListener('click', onClick);
			sheet?.removeEventListener('cancel', onCancel);
			// Gives the focus back to what opened it.
			sheet?.close();
		};
	}, []);
	return (
		<dialog ref={dialog} className="sheet mine-sheet" aria-labelledby="minhas-titulo">
			<div className="sheet-body">
				<div className="sheet-head">
					<h2 id="minhas-titulo" className="display">
						{mineCopy.title}
					</h2>
					<button type="button" className="icon-button" aria-label={mineCopy.close} onClick={onClose}>
						<Icon name="close" />
					</button>
				</div>
				<p className="mine-note mine-intro">{mineCopy.intro}</p>
				<MineForm />
			</div>
		</dialog>
	);
}
