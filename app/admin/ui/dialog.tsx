import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { firstField } from '#app/ui/first-field.ts';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { settingsCopy } from '#core/copy/settings.ts';

const Closing = createContext<(() => void) | null>(null);

/**
 * A modal dialog, open as long as it is rendered: the keyboard goes to its first field, else to its
 * heading; its cross, Escape and a click beside it close it, and the keyboard goes back.
 */
export function Dialog({
	title,
	onClose,
	children,
}: {
	title: string;
	onClose: () => void;
	children: ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => {
		const element = dialog.current;
		const opener = document.activeElement;
		element?.showModal();
		if (element !== null) firstField(element)?.focus();
		return () => {
			element?.close();
			if (opener instanceof HTMLElement && isUnfocused()) opener.focus();
		};
	}, []);
	return (
		<dialog
			ref={dialog}
			className="panel-dialog"
			aria-labelledby={id}
			closedby="any"
			onClose={onClose}
		>
			<div className="dialog-head">
				<h2 id={id} tabIndex={-1}>
					{title}
				</h2>
				<button
					type="button"
					className="icon-button"
					aria-label={settingsCopy.close}
					title={settingsCopy.close}
					onClick={onClose}
				>
					<ToolIcon name="remove" />
				</button>
			</div>
			<Closing value={onClose}>{children}</Closing>
		</dialog>
	);
}

/** False once the operator has gone on to another field between the closing and its event. */
function isUnfocused(): boolean {
	return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Leaves the dialog around it without doing anything; outside of a dialog there is nothing to
 * leave.
 */
export function CancelButton({ label = settingsCopy.cancel }: { label?: string }) {
	const close = useContext(Closing);
	if (close === null) return null;
	return (
		<button type="button" className="button button-quiet" onClick={close}>
			{label}
		</button>
	);
}
