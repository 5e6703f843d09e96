import type { Shared } from './shared.ts';

/** Whether this browser can hand a text to other programs. Asked in the browser only. */
export function canShare(): boolean {
	return typeof navigator.share === 'function';
}

/**
 * Puts a text onto the clipboard. False where the browser refuses: no permission, no secure
 * connection.
 */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

/**
 * Opens the system's own sheet for sharing. False where it failed; a reader who closes it has not
 * failed.
 */
export async function shareText({ title, text }: Pick<Shared, 'title' | 'text'>): Promise<boolean> {
	try {
		await navigator.share({ title, text });
		return true;
	} catch (error) {
		return error instanceof Error && error.name === 'AbortError';
	}
}
