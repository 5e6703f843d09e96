import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * The ways to close a modal dialog: Escape, a click on the backdrop, and clicks inside that
 * `isWayOut` accepts.
 */
export function useDismiss(
	dialog: RefObject<HTMLDialogElement | null>,
	dismiss: () => void,
	isWayOut?: (click: MouseEvent) => boolean,
): void {
	const onDismiss = useEffectEvent(dismiss);
	useEffect(() => {
		const element = dialog.current;
		// A click on the backdrop targets the dialog element itself: its content is in a box of its
		// own.
		const onClick = (event: MouseEvent) =>
			(event.target === element || isWayOut?.(event)) && onDismiss();
		const onCancel = (event: Event) => {
			event.preventDefault();
			onDismiss();
		};
		element?.addEventListener('click', onClick);
		element?.addEventListener('cancel', onCancel);
		return () => {
			element?.removeEventListener('click', onClick);
			element?.removeEventListener('cancel', onCancel);
		};
	}, [dialog, isWayOut]);
}

/** A modal dialog that is open while mounted. */
export function useModal(dismiss: () => void): RefObject<HTMLDialogElement | null> {
	const dialog = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const element = dialog.current;
		element?.showModal();
		// Closed before it is removed, so that the focus returns.
		return () => element?.close();
	}, []);
	useDismiss(dialog, dismiss);
	return dialog;
}
