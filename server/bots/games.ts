import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { botRunCopy } from '#core/bots/copy/runs.ts';
import { gameSourceProblems, partlyRead } from '#core/sources/copy/problems.ts';
import type { GameSource } from '#core/sources/game-source.ts';
import { type BotRun, defineBot } from '#server/jobs/bot.ts';
import { type Checked, checkSource } from '#server/sources/check-source.ts';
import { createGameSourceRepository } from '#server/sources/source-repository.ts';

const copy = botRunCopy.games;
type Run = BotRun<Record<string, never>>;

/**
 * Follows the sources of games that are due, each at its own interval. Never removes a game that a
 * source no longer lists (product.md 7).
 */
export const games = defineBot<Record<string, never>>({
	...{
		id: 'games',
		schedule: '*/5 * * * *',
		enabled: true,
		backfill: 'once',
		attempts: 2,
		longestMs: 60 * 60_000,
		secrets: [],
	},
	settings: z.object({}),
	run: follow,
});

async function follow(run: Run): Promise<void> {
	const { context, job, log, progress, signal } = run;
	// Sources use real time: other servers' Retry-After ignores the editorial clock.
	const reader = createGameSourceRepository(context.db.kysely);
	const asked = new Set<string>();
	const readDue = async () => (await reader.due(Date.now())).filter(({ id }) => !asked.has(id));
	let due = await readDue();
	if (job.input.dryRun === true) {
		log.info(botRunCopy.dryRun);
		return log.info(copy.due(due.length));
	}
	if (due.length === 0 && job.cause === 'operator')
		return log.info((await reader.count()) === 0 ? copy.noSource : copy.nothing);
	// Sources that are switched on meanwhile are asked in the same run.
	for (; due.length > 0; due = await readDue()) {
		const all = asked.size + due.length;
		for (const source of due) {
			signal.throwIfAborted();
			progress(asked.size, all);
			asked.add(source.id);
			await followOne(run, source);
		}
		progress(all, all);
	}
}

/** A failing source is tried again at its own time, so it does not fail the run. */
async function followOne(run: Run, source: GameSource): Promise<void> {
	const { context, signal } = run;
	const checked = await checkSource(context, source, { now: Date.now(), chance: spread, signal });
	signal.throwIfAborted();
	if (checked !== null) reportOutcome(run, source, checked);
}

function reportOutcome({ job, log, count }: Run, { name }: GameSource, checked: Checked): void {
	const { outcome, problem, proposed, results } = checked;
	count('sources');
	if (outcome === 'failed') {
		count('failed');
		return log.warn(copy.of(name, gameSourceProblems[problem ?? 'internal']));
	}
	if (problem !== null) log.warn(copy.of(name, partlyRead(gameSourceProblems[problem])));
	if (outcome === 'proposed') {
		count('proposed', proposed);
		return log.info(copy.of(name, copy.proposed(proposed)));
	}
	if (outcome === 'applied') {
		const { created = 0, changed = 0, drafted = 0 } = results;
		count('written', created + changed + drafted);
		return log.info(copy.of(name, copy.applied(created + changed + drafted)));
	}
	// Nothing new is not worth a line every few minutes.
	if (job.cause === 'operator') log.info(copy.of(name, copy[outcome]));
}

function spread(): number {
	return randomInt(1_000_000) / 1_000_000;
}
