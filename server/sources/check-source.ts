import { nextCheckAt } from '#core/feeds/poll-plan.ts';
import type { RowResult } from '#core/importing/import-row.ts';
import { dayOf } from '#core/site/dates.ts';
import { type CheckOutcome, GOOD_OUTCOMES } from '#core/sources/check-outcome.ts';
import type { GameSource, SourceMemory } from '#core/sources/game-source.ts';
import { shownAddress } from '#core/sources/render-address.ts';
import { type GameSourceProblem, problemOfNoGames } from '#core/sources/source-problem.ts';
import { createBatchRepository } from '#server/importing/batch/batch-repository.ts';
import type { ImportContext } from '#server/importing/run/start-import.ts';
import { sourceKey } from '#server/importing/run/start-import.ts';
import { type AnswerOutcome, importAnswer } from '#server/importing/source/import-answer.ts';
import type { LoadedSource } from '#server/importing/source/load-source.ts';
import { type AskContext, askSource } from './ask-source.ts';
import { minutesToAsk } from './asked-games.ts';
import { createSourceCheckRepository, createSourceCheckWriter } from './check-repository.ts';
import { createGameSourceRepository, createGameSourceWriter } from './source-repository.ts';

type CheckContext = ImportContext & AskContext;

type Checking = {
	/** UTC milliseconds of the real clock: other servers ignore the editorial one. */
	now: number;
	/** 0 to 1: spreads sources out. */
	chance: () => number;
	signal?: AbortSignal;
};

/** Result of one check, with the counts that a log shows. */
export type Checked = {
	outcome: CheckOutcome;
	problem: GameSourceProblem | null;
	games: number;
	unknownNames: number;
	/** Rows that wait for a person, and rows written by result. */
	proposed: number;
	results: Partial<Record<RowResult, number>>;
};

type Found = Checked & {
	memory?: SourceMemory;
	movedTo?: string | null;
	waitMs?: number | null;
	batchId?: string;
};

const NOTHING = { problem: null, games: 0, unknownNames: 0, proposed: 0, results: {} } as const;

/**
 * Checks one followed source: asks it, proposes or applies what changed, and stores the result with
 * the time of the next check. Null = another process checks it now, or the check was stopped.
 */
export async function checkSource(
	context: CheckContext,
	source: GameSource,
	checking: Checking,
): Promise<Checked | null> {
	const { now, chance, signal } = checking;
	const { intervalMinutes } = source;
	const asks = { intervalMinutes, maxAgeMs: null, ttlMs: null };
	const planned = nextCheckAt({ ...asks, failures: 0, retryAfterMs: null }, now, chance());
	const claim = await context.db.transaction((trx) =>
		createGameSourceWriter(trx).claim(source, planned, now),
	);
	if (!claim) return null;
	const found = await find(context, source, checking);
	// What we stopped ourselves says nothing about the source.
	if (signal?.aborted && found.outcome === 'failed') return null;
	const failures = found.outcome === 'failed' ? source.failures + 1 : 0;
	const retryAfterMs = found.waitMs ?? null;
	// A source that failed is left in peace, whatever runs.
	const minutes =
		failures > 0 ? intervalMinutes : await minutesToAsk(context.db.kysely, source, now);
	const waiting = { ...asks, intervalMinutes: minutes, failures, retryAfterMs };
	const next = nextCheckAt(waiting, now, chance());
	await remember(context, source, { found, failures, next, now });
	const { outcome, problem, games, unknownNames, proposed, results } = found;
	return { outcome, problem, games, unknownNames, proposed, results };
}

async function find(
	context: CheckContext,
	source: GameSource,
	{ now, signal }: Checking,
): Promise<Found> {
	const { kysely } = context.db;
	const [last] = await createSourceCheckRepository(kysely).ofSource(source.id);
	const { games = 0, unknownNames = 0 } = last ?? {};
	const proposal =
		source.proposedBatchId === null
			? null
			: await createBatchRepository(kysely).byId(source.proposedBatchId);
	if (proposal?.state === 'review') return { ...NOTHING, outcome: 'waiting', games, unknownNames };
	const { askedUrl, etag, lastModified, bodyHash } = source;
	// The same answer reads differently once one of its names is settled.
	const memory = unknownNames > 0 ? {} : { memory: { askedUrl, etag, lastModified, bodyHash } };
	const answer = await askSource(context, source, { now, signal, ...memory });
	const { movedTo, waitMs } = answer;
	const shared = { movedTo, waitMs };
	if (answer.kind === 'problem')
		return { ...NOTHING, ...shared, outcome: 'failed', problem: answer.problem };
	if (answer.kind === 'unchanged')
		return { ...NOTHING, ...shared, outcome: 'unchanged', memory: answer.memory, games };
	const imported = await importAnswer(context, orderOf(source, answer.document, now));
	return { ...shared, memory: answer.memory, ...toFound(imported, answer.document) };
}

const BOT = { id: null, name: 'bot' } as const;

function orderOf(source: GameSource, answer: LoadedSource, now: number) {
	const { template, season, format, competitionId, apply, createMissing } = source;
	const { keyHeader, sealedKey, name } = source;
	const address = shownAddress(template, { day: dayOf(now), season });
	const isOpen = sealedKey === null && keyHeader === null;
	const key = sourceKey(template);
	// An address with a key cannot be asked again by the import: it keeps the answer instead.
	const from = isOpen
		? { kind: 'address' as const, name: address.slice(0, 300), key, text: null, address }
		: { kind: 'text' as const, name, key, text: new TextDecoder().decode(answer.bytes) };
	const told = { address: null, ...from };
	return { answer, source: told, format, competitionId, apply, createMissing, actor: BOT, now };
}

function toFound(imported: AnswerOutcome, { bytes }: LoadedSource): Found {
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
	if (kind === 'proposed')
		return { ...understood, outcome: kind, proposed: imported.rows, batchId: imported.batchId };
	return kind === 'applied'
		? { ...understood, outcome: kind, results: imported.results }
		: { ...understood, outcome: kind };
}

type Remembered = { found: Found; failures: number; next: number; now: number };

async function remember(
	{ db }: CheckContext,
	{ id, revision }: GameSource,
	{ found, failures, next, now }: Remembered,
): Promise<void> {
	const { outcome, problem, games, unknownNames, memory, movedTo, batchId } = found;
	const isGood = GOOD_OUTCOMES.includes(outcome);
	await db.transaction(async (trx) => {
		const current = await createGameSourceRepository(trx).byId(id);
		// An operator removed or changed it during the check: the result is about another source.
		if (current?.revision !== revision) return;
		await createGameSourceWriter(trx).learn(id, {
			...{ nextCheckAt: next, failures, outcome, problem },
			...(isGood ? { okAt: now } : {}),
			...(movedTo === undefined ? {} : { movedTo }),
			...(outcome === 'failed' ? {} : memory),
			...(batchId === undefined ? {} : { proposedBatchId: batchId }),
		});
		await createSourceCheckWriter(trx).add(id, { at: now, outcome, problem, games, unknownNames });
	});
}
