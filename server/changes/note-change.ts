import type { NewChange } from '#core/changes/change.ts';
import { topics } from '#core/changes/topic.ts';
import type { Writer } from '#server/db/app-database.ts';

/** Changes noted by each open transaction. */
const notes = new WeakMap<Writer, NewChange[]>();

/** Starts a transaction's list of changes, empty again when its work is retried. */
export function openNotes(trx: Writer): readonly NewChange[] {
	const noted: NewChange[] = [];
	notes.set(trx, noted);
	return noted;
}

/**
 * Notes a change made by a transaction. All notes are logged at its end under one data version.
 * Without a note that has a topic, the version is not raised and no page becomes stale.
 */
export function noteChange(trx: Writer, change: NewChange): void {
	const noted = notes.get(trx);
	if (noted === undefined) throw new Error('Changes are noted inside AppDatabase.transaction');
	noted.push(change);
}

/** Notes a change without specific topics: every page becomes stale. `at` in UTC milliseconds. */
export function noteEverything(trx: Writer, at: number): void {
	noteChange(trx, nounChange('everything', { topics: [topics.all], at }));
}

type NounFacts = Pick<NewChange, 'topics' | 'at'> &
	Partial<Pick<NewChange, 'before' | 'after' | 'actor'>>;

/** A change without a game. */
export function nounChange(
	kind: NewChange['kind'],
	{ before = null, after = null, actor = null, ...facts }: NounFacts,
): NewChange {
	return { gameId: null, kind, before, after, source: null, actor, ...facts };
}
