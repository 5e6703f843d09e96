import { isDeepStrictEqual } from 'node:util';
import { topics } from '#core/changes/topic.ts';
import { noteChange, nounChange } from '#server/changes/note-change.ts';
import type { Writer } from '#server/db/app-database.ts';

type NamesChange = {
	before?: object | null;
	after?: object | null;
	at: number;
	actor?: string | null;
};

/**
 * Logs a change to a team, competition or channel, or to how a channel is opened; equal states are
 * not logged. `at` in UTC milliseconds.
 */
export function noteNames(
	trx: Writer,
	{ before = null, after = null, ...rest }: NamesChange,
): void {
	if (isDeepStrictEqual(before, after)) return;
	noteChange(trx, nounChange('names', { topics: [topics.names], before, after, ...rest }));
}
