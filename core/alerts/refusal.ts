import { alertRefusal } from '#core/alerts/copy/refusal.ts';
import { recordOf } from '#core/kit/record.ts';

/** Characters of a reason that are kept and shown. */
const LONGEST_REASON = 200;

/**
 * What a reader is told when the guide did not take their alerts. `answer` = the body that came, `{
 * error: { message } }` of the guide; anything else was said by someone on the way, and its words
 * are not repeated.
 */
export function readRefusal(answer: unknown): string {
	const { message } = recordOf(recordOf(answer).error);
	const reason = typeof message === 'string' ? message.trim().slice(0, LONGEST_REASON) : '';
	return alertRefusal.text(reason === '' ? alertRefusal.noReason : reason);
}
