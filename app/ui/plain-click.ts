type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click has no modifier key, so that it stays in this tab. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
	return !(metaKey || ctrlKey || shiftKey || altKey);
}
