type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click is meant for this page, not for a tab of its own. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
	return !(metaKey || ctrlKey || shiftKey || altKey);
}
