import { botCopy } from '#core/bots/copy/bots.ts';
import type { Writer } from '#server/db/app-database.ts';
import { type Bot, BotFailure, type BotMarks, type BotRun } from './bot.ts';
import { createBotsRepository, createBotsWriter } from './bots-repository.ts';
import type { Engine } from './engine.ts';
import { fencedDatabase, LeaseLost } from './fence.ts';
import { createHeldJobWriter, type Held } from './held-job-repository.ts';
import type { JobRow } from './jobs-repository.ts';
import { type Cut, type Ending, endingOf } from './outcome.ts';
import { readBotSecrets, readBotSettings, readJobInput } from './read-bot-settings.ts';
import { createRunNotes, type RunNotes } from './run-notes.ts';

export type Attempt = {
	job: JobRow;
	/** Resolves when its code has stopped completely; never rejects. */
	ended: Promise<void>;
	cut(why: Cut): void;
	/** Gives the run back although its code is still running: its later writes are refused. */
	abandon(): Promise<void>;
};

/** Starts an attempt at a run that this worker has claimed. */
export function runAttempt(engine: Engine, bot: Bot, job: JobRow): Attempt {
	const control = new AbortController();
	const notes = createRunNotes(job.lines);
	const begun = engine.monotonic();
	let why: Cut | null = null;
	function cut(reason: Cut): void {
		why ??= reason;
		control.abort(new Error(`The run was cut: ${why}`));
	}
	const beats = keepAlive(engine, job, { notes, cut });
	const overdue = setTimeout(cut, bot.longestMs, 'overdue');
	async function run(): Promise<void> {
		let error: unknown = null;
		try {
			await bot.run(await botRun(engine, bot, { job, notes, signal: control.signal }));
		} catch (thrown) {
			error = thrown ?? new Error('Nothing was thrown');
		}
		clearTimeout(overdue);
		await beats.end();
		const now = await engine.databaseTime().catch(() => Date.now());
		const ending = endingOf({ engine, bot, job, error, why, now });
		if (ending !== null)
			await store(engine, job, { ending, notes, ranMs: Math.round(engine.monotonic() - begun) });
	}
	const ended = run().catch((error: unknown) =>
		engine.context.log.error({ err: error, job: job.id }, 'end of a run could not be stored'),
	);
	return {
		job,
		ended,
		cut,
		async abandon() {
			const back = endingOf({
				engine,
				bot,
				job,
				error: new Error('Given back'),
				why: 'drain',
				now: await engine.databaseTime(),
			});
			if (back !== null)
				await store(engine, job, {
					ending: back,
					notes,
					ranMs: Math.round(engine.monotonic() - begun),
				});
		},
	};
}

/**
 * Sends heartbeats with the run's progress until `end`. Detects that the run was lost or should
 * stop.
 */
function keepAlive(
	{ context, times, monotonic }: Engine,
	job: JobRow,
	{ notes, cut }: { notes: RunNotes; cut: (why: Cut) => void },
) {
	let last = monotonic();
	let timer: NodeJS.Timeout | undefined;
	let beating: Promise<void> = Promise.resolve();
	let isOver = false;
	async function beat(): Promise<void> {
		try {
			const state = await context.db.transaction((trx) => showSigns(trx, job, notes));
			if (state === null) return cut('lost');
			notes.saved(state.saved);
			last = monotonic();
			if (state.stop) cut('stop');
		} catch (error) {
			context.log.warn({ err: error, job: job.id }, 'sign of life not stored');
			// From here on other workers may take the run.
			if (monotonic() - last > times.leaseMs * 0.8) cut('lost');
		}
	}
	function plan(): void {
		timer = setTimeout(() => {
			beating = beat().finally(() => {
				if (!isOver) plan();
			});
		}, times.beatMs);
		timer.unref();
	}
	plan();
	return {
		async end() {
			isOver = true;
			clearTimeout(timer);
			await beating;
		},
	};
}

async function showSigns(
	trx: Writer,
	held: Held,
	notes: RunNotes,
): Promise<{ stop: boolean; saved: number } | null> {
	const writer = createHeldJobWriter(trx, held);
	const { first, lines } = notes.unsaved();
	const beaten = await writer.beat(notes.shown());
	if (beaten === null) return null;
	await writer.addLines(first, lines);
	return { ...beaten, saved: lines.length };
}

const STORE_ATTEMPTS = 5;

/**
 * Ends the run with its last lines in one transaction. A run that was lost meanwhile is not
 * touched.
 */
async function store(
	engine: Engine,
	job: JobRow,
	{ ending, notes, ranMs }: { ending: Ending; notes: RunNotes; ranMs: number },
) {
	const { line, ...state } = ending;
	if (line !== null) notes.push(line.level, line.text, line.at);
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await engine.context.db.transaction(async (trx) => {
				const writer = createHeldJobWriter(trx, job);
				const { first, lines } = notes.unsaved();
				if (!(await writer.end({ ...notes.shown(), ...state, ran_ms: ranMs }))) return;
				await writer.addLines(first, lines);
			});
		} catch (error) {
			// Not stored: its lease expires, and it is started again.
			if (attempt >= STORE_ATTEMPTS) throw error;
			await new Promise((resolve) => setTimeout(resolve, engine.times.beatMs / 2));
		}
	}
}

type Parts = { job: JobRow; notes: RunNotes; signal: AbortSignal };

async function botRun(
	engine: Engine,
	bot: Bot,
	{ job, notes, signal }: Parts,
): Promise<BotRun<unknown>> {
	const row = await createBotsRepository(engine.context.db.kysely).byId(bot.id);
	if (row === null) throw new LeaseLost();
	const { settings, isDamaged } = readBotSettings(bot, row);
	if (isDamaged) throw new BotFailure(botCopy.run.damaged, { final: true });
	const input = readJobInput(job.input);
	if (input === null) throw new BotFailure(botCopy.run.damagedInput, { final: true });
	const db = fencedDatabase(engine.context.db, job);
	const context = { ...engine.context, db };
	return {
		...{ context, signal, publicUrl: engine.publicUrl, now: engine.context.clock() },
		settings,
		secrets: readBotSecrets(engine.context.identity.box, row),
		job: {
			...{ id: job.id, slot: job.slot, slotAt: job.slot_at, attempt: job.attempt },
			...{ cause: job.cause, input },
		},
		log: {
			info: (text) => notes.push('info', text, Date.now()),
			warn: (text) => notes.push('warn', text, Date.now()),
		},
		progress: (done, total) => notes.progress(done, total ?? null),
		count: (name, by = 1) => notes.count(name, by),
		marks: marksOf(db, bot.id),
	};
}

function marksOf(db: Engine['context']['db'], botId: string): BotMarks {
	return {
		read: async <Value>(name: string) =>
			(await createBotsRepository(db.kysely).readMark(botId, name)) as Value | null,
		write: (name, value) =>
			db.transaction((trx) =>
				createBotsWriter(trx).writeMark(botId, name, { value, at: Date.now() }),
			),
		once: (name, work) =>
			db.transaction(async (trx) => {
				if (!(await createBotsWriter(trx).markOnce(botId, name, Date.now()))) return false;
				await work(trx);
				return true;
			}),
	};
}
