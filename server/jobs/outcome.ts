import { pauseAfter } from '#core/bots/back-off.ts';
import { botCopy } from '#core/bots/copy/bots.ts';
import type { JobState } from '#core/bots/job.ts';
import { errorCode } from '#core/kit/app-error.ts';
import { type Bot, BotFailure } from './bot.ts';
import type { Engine } from './engine.ts';
import { LeaseLost } from './fence.ts';
import type { Line } from './held-job-repository.ts';
import type { JobRow } from './jobs-repository.ts';

/** Why an attempt is aborted. */
export type Cut = 'stop' | 'drain' | 'overdue' | 'lost';

/** The new state of a run, with the last line of its attempt. */
export type Ending = { state: JobState; line: Line | null } & Partial<
	Pick<JobRow, 'ended_at' | 'due_at' | 'error' | 'attempt' | 'stop_requested'>
>;

type Ended = {
	engine: Engine;
	bot: Bot;
	job: JobRow;
	error: unknown;
	why: Cut | null;
	now: number;
};

/** The new state of a run after an attempt; null = the run belongs to another worker. */
export function endingOf({ engine, bot, job, error, why, now }: Ended): Ending | null {
	if (error === null) return { state: 'done', ended_at: now, error: null, line: null };
	if (why === 'lost' || error instanceof LeaseLost) return null;
	if (why === 'stop') {
		const line = { at: now, level: 'warn', text: botCopy.run.stopped } as const;
		return { state: 'stopped', ended_at: now, stop_requested: 0, line };
	}
	if (why === 'drain') {
		// Not the bot's fault: the attempt does not count.
		const line = { at: now, level: 'info', text: botCopy.run.givenBack } as const;
		return { state: 'waiting', due_at: now, attempt: job.attempt - 1, line };
	}
	if (!(error instanceof BotFailure))
		engine.context.log.error({ err: error, bot: bot.id, job: job.id }, 'bot failed');
	const { sentence, final, afterMs } = failureOf(error, why);
	return failed({
		bot,
		job,
		now,
		sentence,
		final,
		pauseMs: Math.max(pauseAfter(job.attempt, engine.chance()), afterMs),
	});
}

type Failed = {
	bot: Bot;
	job: Pick<JobRow, 'attempt'>;
	now: number;
	sentence: string;
	final: boolean;
	pauseMs: number;
};

/** After a failed attempt: retry with backoff or, after the last one, wait for an operator. */
export function failed({ bot, job, now, sentence, final, pauseMs }: Failed): Ending {
	if (final || job.attempt >= bot.attempts)
		return {
			state: 'dead',
			ended_at: now,
			error: sentence,
			line: { at: now, level: 'error', text: sentence },
		};
	const text = botCopy.run.again(sentence, { attempt: job.attempt, of: bot.attempts, pauseMs });
	return {
		state: 'waiting',
		due_at: now + pauseMs,
		error: sentence,
		line: { at: now, level: 'error', text },
	};
}

function failureOf(
	error: unknown,
	why: Cut | null,
): { sentence: string; final: boolean; afterMs: number } {
	if (why === 'overdue') return { sentence: botCopy.run.overdue, final: false, afterMs: 0 };
	if (error instanceof BotFailure)
		return { sentence: error.message, final: error.final, afterMs: error.afterMs ?? 0 };
	const code = errorCode(error);
	const sentence =
		code === 'disk-full' || code === 'unavailable' || code === 'moving'
			? botCopy.run.failed[code]
			: botCopy.run.failed.internal;
	return { sentence, final: false, afterMs: 0 };
}
