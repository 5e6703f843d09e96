import type { Shared } from './shared.ts';

/** Whether this browser has a share sheet. Call it only in the browser. */
export function canShare(): boolean {
	return typeof navigator.share === 'function';
}

/** Copies a text. False when the browser refuses: no permission, or an insecure connection. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

/** Opens the system's share sheet. False on failure; closing the sheet is not a failure. */
export async function shareText({ title, text }: Pick<Shared, 'title' | 'text'>): Promise<boolean> {
	try {
		await navigator.share({ title, text });
		return true;
	} catch (error) {
		return error instanceof Error && error.name === 'AbortError';
	}
}
