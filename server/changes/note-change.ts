import type { NewChange } from '#core/changes/change.ts';
import { topics } from '#core/changes/topic.ts';
import type { Writer } from '#server/db/app-database.ts';

/** What each transaction under way has noted. */
const notes = new WeakMap<Writer, NewChange[]>();

/** Opens the notes of a transaction, empty also when its work runs once more. */
export function openNotes(trx: Writer): readonly NewChange[] {
	const noted: NewChange[] = [];
	notes.set(trx, noted);
	return noted;
}

/**
 * Notes a change that a transaction made; it is written to the log when the work is done, all under
 * one data version. A transaction that notes nothing with a topic raises none, and no page becomes
 * stale.
 */
export function noteChange(trx: Writer, change: NewChange): void {
	const noted = notes.get(trx);
	if (noted === undefined) throw new Error('Changes are noted inside AppDatabase.transaction');
	noted.push(change);
}

/**
 * Notes a change that is not worth telling apart: every page is stale. `at` in UTC milliseconds.
 */
export function noteEverything(trx: Writer, at: number): void {
	noteChange(trx, nounChange('everything', { topics: [topics.all], at }));
}

type NounFacts = Pick<NewChange, 'topics' | 'at'> &
	Partial<Pick<NewChange, 'before' | 'after' | 'actor'>>;

/** A change that names no game. */
export function nounChange(
	kind: NewChange['kind'],
	{ before = null, after = null, actor = null, ...facts }: NounFacts,
): NewChange {
	return { gameId: null, kind, before, after, source: null, actor, ...facts };
}
