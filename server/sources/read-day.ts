import type { RowResult } from '#core/importing/import-row.ts';
import type { CheckOutcome } from '#core/sources/check-outcome.ts';
import type { GameSource, KeptAnswer } from '#core/sources/game-source.ts';
import { shownAddress } from '#core/sources/render-address.ts';
import { type GameSourceProblem, problemOfNoGames } from '#core/sources/source-problem.ts';
import { createBatchRepository } from '#server/importing/batch/batch-repository.ts';
import type { ImportContext } from '#server/importing/run/start-import.ts';
import { sourceKey } from '#server/importing/run/start-import.ts';
import { type AnswerOutcome, importAnswer } from '#server/importing/source/import-answer.ts';
import type { LoadedSource } from '#server/importing/source/load-source.ts';
import { type AskContext, askSource } from './ask-source.ts';

export type CheckContext = ImportContext & AskContext;

/** What one address of a source brought. */
export type DayRead = {
	outcome: CheckOutcome;
	problem: GameSourceProblem | null;
	/** What is remembered of the address; null = nothing new. */
	kept: KeptAnswer | null;
	games: number;
	/** Keys of the names that the guide does not know. */
	unknownNames: string[];
	/** Rows that wait for a person, and rows written by result. */
	proposed: number;
	results: Partial<Record<RowResult, number>>;
	movedTo?: string | null;
	waitMs?: number | null;
};

type Reading = {
	/** The day that the address is for, YYYY-MM-DD in São Paulo. */
	day: string;
	/** The import in which an earlier answer waits for a person; null = none. */
	waitsFor: string | null;
	/** The last answer: of this address, or of an earlier day's in place of it. */
	last: KeptAnswer | undefined;
	/** UTC milliseconds. */
	now: number;
	signal: AbortSignal | undefined;
};

const NOTHING = {
	...{ problem: null, kept: null, games: 0, unknownNames: [], proposed: 0, results: {} },
} satisfies Partial<DayRead>;

/** Asks one address of a source, and proposes or applies what it answers. */
export async function readDay(
	context: CheckContext,
	source: GameSource,
	{ day, waitsFor, last, now, signal }: Reading,
): Promise<DayRead> {
	const address = addressOf(source, day);
	const known = last?.address === address ? last : undefined;
	if (waitsFor !== null) {
		const proposal = await createBatchRepository(context.db.kysely).byId(waitsFor);
		if (proposal?.state === 'review')
			return { ...NOTHING, outcome: 'waiting', kept: last ?? null, games: last?.games ?? 0 };
	}
	// The same answer reads differently once one of its names is settled.
	const validators = (known?.unknownNames ?? 0) > 0 ? undefined : known;
	const answer = await askSource(context, source, { now, day, signal, known: validators });
	const { movedTo, waitMs } = answer;
	const shared = { ...NOTHING, movedTo, waitMs };
	if (answer.kind === 'problem') return { ...shared, outcome: 'failed', problem: answer.problem };
	const {
		validators: { etag, lastModified, bodyHash },
	} = answer;
	const keep = { address, etag, lastModified, bodyHash };
	const games = known?.games ?? 0;
	if (answer.kind === 'unchanged')
		return {
			...{ ...shared, outcome: 'unchanged', games },
			kept: { ...keep, games, unknownNames: 0, batchId: known?.batchId ?? null },
		};
	const imported = await importAnswer(context, orderOf(source, answer.document, { day, now }));
	const read = { ...shared, ...toRead(imported, answer.document) };
	const batchId = imported.kind === 'proposed' ? imported.batchId : null;
	const counts = { games: read.games, unknownNames: read.unknownNames.length, batchId };
	return read.outcome === 'failed' ? read : { ...read, kept: { ...keep, ...counts } };
}

/** The address of a source on a day as it is shown and remembered: without the key. */
export function addressOf({ template, season }: GameSource, day: string): string {
	return shownAddress(template, { day, season });
}

const BOT = { id: null, name: 'bot' } as const;

function orderOf(
	source: GameSource,
	answer: LoadedSource,
	{ day, now }: Pick<Reading, 'day' | 'now'>,
) {
	const { template, format, competitionId, apply, createMissing } = source;
	const { keyHeader, sealedKey, name } = source;
	const address = addressOf(source, day);
	const isOpen = sealedKey === null && keyHeader === null;
	const key = sourceKey(template);
	// An address with a key cannot be asked again by the import: it keeps the answer instead.
	const from = isOpen
		? { kind: 'address' as const, name: address.slice(0, 300), key, text: null, address }
		: { kind: 'text' as const, name, key, text: new TextDecoder().decode(answer.bytes) };
	const named = { address: null, ...from };
	return { answer, source: named, format, competitionId, apply, createMissing, actor: BOT, now };
}

function toRead(imported: AnswerOutcome, { bytes }: LoadedSource): Omit<DayRead, 'kept'> {
	const { kind, format, games, unread, unknownNames } = imported;
	const understood = { ...NOTHING, games, unknownNames };
	if (kind === 'failed') return { ...understood, outcome: 'failed', problem: 'internal' };
	if (kind === 'empty') {
		const text = new TextDecoder().decode(bytes);
		const problem = problemOfNoGames(format ?? 'agenda', text, unread);
		return problem === 'schema'
			? { ...understood, outcome: 'failed', problem }
			: { ...understood, outcome: 'empty' };
	}
	if (kind === 'proposed') return { ...understood, outcome: kind, proposed: imported.rows };
	return kind === 'applied'
		? { ...understood, outcome: kind, results: imported.results }
		: { ...understood, outcome: kind };
}
