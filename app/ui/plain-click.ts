import type { MouseEvent } from 'react';

/** Whether a click is meant for this page, not for a tab of its own. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return !(metaKey || ctrlKey || shiftKey || altKey);
}
