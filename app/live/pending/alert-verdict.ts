import { REFUSED_KEY, SENT_KEY } from '#core/alerts/kept.ts';
import { readRefusal } from '#core/alerts/refusal.ts';
import type { PendingWrite } from '#core/live/pending-writes.ts';

/** The guide's message if it refused the last wishes; null = accepted, or nothing was sent. */
export const refusalHere = (): string | null => localStorage.getItem(REFUSED_KEY);

/** When the guide last accepted wishes (UTC ms); 0 = never. */
export const sentAt = (): number => Number(localStorage.getItem(SENT_KEY) ?? 0);

/** No wishes are left, so an earlier refusal no longer matters. */
export const forgetRefusal = (): void => localStorage.removeItem(REFUSED_KEY);

/**
 * Keeps the guide's verdict on the wishes of this browser. Each write holds all wishes, so only the
 * last one counts. If the guide refuses to delete a browser, unsubscribing still stops its alerts.
 */
export function noteVerdict(
	{ method }: PendingWrite,
	outcome: 'taken' | 'refused',
	body: unknown,
): void {
	if (outcome === 'taken') localStorage.setItem(SENT_KEY, String(Date.now()));
	if (outcome === 'refused' && method === 'PUT')
		localStorage.setItem(REFUSED_KEY, readRefusal(body));
	else forgetRefusal();
}
