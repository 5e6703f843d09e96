import { setTimeout as wait } from 'node:timers/promises';
import { nextCheckAt } from '#core/feeds/poll-plan.ts';
import { entriesOf } from '#core/kit/keys.ts';
import { dayOf } from '#core/site/dates.ts';
import { askedDays } from '#core/sources/asked-days.ts';
import { GOOD_OUTCOMES, wholeOutcome } from '#core/sources/check-outcome.ts';
import type { GameSource } from '#core/sources/game-source.ts';
import { refusesAll } from '#core/sources/source-problem.ts';
import { minutesToAsk } from './asked-games.ts';
import { createSourceCheckWriter } from './check-repository.ts';
import { addressOf, type CheckContext, type DayRead, readDay } from './read-day.ts';
import { createGameSourceRepository, createGameSourceWriter } from './source-repository.ts';

type Checking = {
	/** UTC milliseconds of the real clock: other servers ignore the editorial one. */
	now: number;
	/** 0 to 1: spreads sources out. */
	chance: () => number;
	/** Between two requests to one source. */
	pauseMs?: number;
	signal?: AbortSignal;
};

/** Result of one check, with the counts that a log shows. */
export type Checked = Omit<DayRead, 'kept' | 'unknownNames' | 'movedTo' | 'waitMs'> & {
	unknownNames: number;
};

const PAUSE_MS = 3_000;
/** Twice a week of addresses: those of a day that failed stay, those of past days go. */
const MOST_ANSWERS = 14;

/**
 * Checks one followed source: asks its addresses one after the other, proposes or applies what
 * changed, and stores the result with the time of the next check. A day that fails does not take
 * the others with it: `problem` is then its problem, and the outcome is that of the others. Null =
 * another process checks it now, or the check was stopped.
 */
export async function checkSource(
	context: CheckContext,
	source: GameSource,
	checking: Checking,
): Promise<Checked | null> {
	const { now, chance } = checking;
	const { intervalMinutes } = source;
	const asks = { intervalMinutes, maxAgeMs: null, ttlMs: null };
	const planned = nextCheckAt({ ...asks, failures: 0, retryAfterMs: null }, now, chance());
	const claim = await context.db.transaction((trx) =>
		createGameSourceWriter(trx).claim(source, planned, now),
	);
	if (!claim) return null;
	const reads = await readDays(context, source, checking);
	if (reads.length === 0) return null;
	const checked = sumOf(reads);
	const failures = checked.outcome === 'failed' ? source.failures + 1 : 0;
	const waits = reads.flatMap(({ waitMs }) => waitMs ?? []);
	const retryAfterMs = waits.length === 0 ? null : Math.max(...waits);
	// A source that failed is left in peace, whatever runs.
	const minutes =
		failures > 0 ? intervalMinutes : await minutesToAsk(context.db.kysely, source, now);
	const waiting = { ...asks, intervalMinutes: minutes, failures, retryAfterMs };
	const next = nextCheckAt(waiting, now, chance());
	await remember(context, source, { checked, reads, failures, next, now });
	return checked;
}

/** Without what we stopped ourselves: that says nothing about the source. */
async function readDays(
	context: CheckContext,
	source: GameSource,
	{ now, pauseMs = PAUSE_MS, signal }: Checking,
): Promise<DayRead[]> {
	const days = askedDays(source, dayOf(now));
	const reads: DayRead[] = [];
	for (const [place, day] of days.entries()) {
		// Being stopped during the pause ends the check like being stopped during a request.
		if (place > 0) await wait(pauseMs, undefined, { signal }).catch(() => undefined);
		if (signal?.aborted) break;
		const before = days.length === 1 ? onlyAnswer(source) : answerOf(source, day);
		const read = await readDay(context, source, { ...before, day, now, signal });
		if (signal?.aborted && read.outcome === 'failed') break;
		reads.push(read);
		if (read.problem !== null && refusesAll(read.problem)) break;
	}
	return reads;
}

/** Of a source with one address: it may be another one each day. */
function onlyAnswer({ answers, proposedBatchId }: GameSource) {
	return { last: answers[0], waitsFor: proposedBatchId };
}

function answerOf(source: GameSource, day: string) {
	const last = source.answers.find(({ address }) => address === addressOf(source, day));
	return { last, waitsFor: last?.batchId ?? null };
}

function sumOf(reads: readonly DayRead[]): Checked {
	const results: DayRead['results'] = {};
	for (const read of reads)
		for (const [result, count] of entriesOf(read.results))
			results[result] = (results[result] ?? 0) + (count ?? 0);
	return {
		outcome: wholeOutcome(reads.map(({ outcome }) => outcome)),
		problem: reads.find(({ problem }) => problem !== null)?.problem ?? null,
		games: reads.reduce((sum, { games }) => sum + games, 0),
		unknownNames: unknownOf(reads),
		proposed: reads.reduce((sum, { proposed }) => sum + proposed, 0),
		results,
	};
}

/** A name of several days counts once; of what waits, only the number is known. */
function unknownOf(reads: readonly DayRead[]): number {
	const waiting = reads.flatMap(({ outcome, kept }) =>
		outcome === 'waiting' ? (kept?.unknownNames ?? 0) : [],
	);
	return waiting.reduce(
		(sum, names) => sum + names,
		new Set(reads.flatMap(({ unknownNames }) => unknownNames)).size,
	);
}

type Remembered = {
	checked: Checked;
	reads: readonly DayRead[];
	failures: number;
	next: number;
	now: number;
};

async function remember(
	{ db }: CheckContext,
	{ id, revision, answers }: GameSource,
	{ checked, reads, failures, next, now }: Remembered,
): Promise<void> {
	const { outcome, problem, games, unknownNames } = checked;
	const kept = reads.flatMap((read) => read.kept ?? []);
	const fresh = new Set(kept.map(({ address }) => address));
	const older = answers.filter(({ address }) => !fresh.has(address));
	const movedTo = reads.find((read) => read.movedTo !== undefined)?.movedTo;
	const batchId = kept.find((answer) => answer.batchId !== null)?.batchId;
	await db.transaction(async (trx) => {
		const current = await createGameSourceRepository(trx).byId(id);
		// An operator removed or changed it during the check: the result is about another source.
		if (current?.revision !== revision) return;
		await createGameSourceWriter(trx).learn(id, {
			...{ nextCheckAt: next, failures, outcome, problem },
			answers: [...kept, ...older].slice(0, MOST_ANSWERS),
			...(GOOD_OUTCOMES.includes(outcome) ? { okAt: now } : {}),
			...(movedTo === undefined ? {} : { movedTo }),
			...(batchId === undefined || batchId === null ? {} : { proposedBatchId: batchId }),
		});
		await createSourceCheckWriter(trx).add(id, { at: now, outcome, problem, games, unknownNames });
	});
}
