import type { MouseEvent } from 'react';

/** Whether a click has no modifier key, so that it stays in this tab. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return !(metaKey || ctrlKey || shiftKey || altKey);
}
