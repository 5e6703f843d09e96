import { type ReactNode, useEffect, useId, useRef } from 'react';

/** A modal dialog, open as long as it is rendered: focus moves in, Escape and a click beside it close it, focus goes back. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => {
		const element = dialog.current;
		const opener = document.activeElement;
		element?.showModal();
		return () => {
			element?.close();
			if (opener instanceof HTMLElement) opener.focus();
		};
	}, []);
	return (
		<dialog ref={dialog} className="panel-dialog" aria-labelledby={id} closedby="any" onClose={onClose}>
			<h2 id={id} tabIndex={-1}>
				{title}
			</h2>
			{children}
		</dialog>
	);
}
