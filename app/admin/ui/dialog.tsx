import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { firstField } from '#app/ui/first-field.ts';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { settingsCopy } from '#core/copy/settings.ts';

const Closing = createContext<(() => void) | null>(null);

/**
 * A modal dialog, open while mounted. Focus goes to its first field, else to its heading. The close
 * button, Escape and a click on the backdrop close it, and focus returns.
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
	// Before the element is removed: `useKeptFocus` would take the focus from its opener.
	useLayoutEffect(() => {
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

/** False if the operator focused another field between the closing and its event. */
function isUnfocused(): boolean {
	return document.activeElement === null || document.activeElement === document.body;
}

/** Closes the dialog around it without an action; renders nothing outside a dialog. */
export function CancelButton({ label = settingsCopy.cancel }: { label?: string }) {
	const close = useContext(Closing);
	if (close === null) return null;
	return (
		<button type="button" className="button button-quiet" onClick={close}>
			{label}
		</button>
	);
}
