import { alertRefusal } from '#core/alerts/copy/refusal.ts';
import { recordOf } from '#core/kit/record.ts';

/** Longest reason kept and shown, in characters. */
const LONGEST_REASON = 200;

/**
 * The message for a reader whose alerts the guide did not accept. `answer` = the response body.
 * Only the guide's own `{ error: { message } }` is quoted: any other body came from a proxy.
 */
export function readRefusal(answer: unknown): string {
	const { message } = recordOf(recordOf(answer).error);
	const reason = typeof message === 'string' ? message.trim().slice(0, LONGEST_REASON) : '';
	return alertRefusal.text(reason === '' ? alertRefusal.noReason : reason);
}
