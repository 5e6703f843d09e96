import { recordOf } from '#core/kit/record.ts';
import { WRITE_ANSWERED } from '#core/live/kept.ts';
import type { PendingWrite } from '#core/live/pending-writes.ts';
import { alertPaths } from '#core/site/paths/alerts.ts';
import { noteVerdict } from './alert-verdict.ts';

/** The answer to a write: accepted, or refused with the guide's sentence (null = without one). */
type WriteAnswer = { outcome: 'taken' | 'refused'; message: string | null };

const answers = new Map<string, WriteAnswer>();

/** The guide's answer to a write of this page load, by its path; null = none yet. */
export const answerOf = (path: string): WriteAnswer | null => answers.get(path) ?? null;

/** Records the guide's answer to a pending write, and reports it to the page. */
export function noteAnswer(write: PendingWrite, outcome: 'taken' | 'refused', body: unknown): void {
	const { message } = recordOf(recordOf(body).error);
	answers.set(write.path, { outcome, message: typeof message === 'string' ? message : null });
	if (write.path === alertPaths.root) noteVerdict(write, outcome, body);
	window.dispatchEvent(new Event(WRITE_ANSWERED));
}
