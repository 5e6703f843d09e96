import type { z } from 'zod';
import type { Backfill, JobCause, JobInput } from '#core/bots/job.ts';
import type { AppContext } from '#server/context.ts';
import type { Writer } from '#server/db/app-database.ts';

/** What a bot remembers between runs. Writes are fenced like all others. */
export type BotMarks = {
	read<Value>(name: string): Promise<Value | null>;
	write(name: string, value: unknown): Promise<void>;
	/**
	 * Runs `work` unless its key was used before. Key and work share one transaction: the effect
	 * happens once, however often it is tried.
	 */
	once(name: string, work: (trx: Writer) => Promise<void>): Promise<boolean>;
};

/** One attempt at one run, as a bot sees it. */
export type BotRun<Settings> = {
	/**
	 * The usual context, but each transaction of its `db` first checks that the run still belongs to
	 * this worker. Late writes are refused.
	 */
	context: AppContext;
	settings: Settings;
	/** By name; absent = not set. */
	secrets: Readonly<Partial<Record<string, string>>>;
	job: {
		id: string;
		slot: string;
		slotAt: number;
		cause: JobCause;
		attempt: number;
		input: JobInput;
	};
	/** Editorial time, UTC milliseconds. */
	now: number;
	/** Origin of the site without a trailing slash. */
	publicUrl: string;
	/**
	 * Fires when the run is stopped, drained, overdue or lost. Unfinished work is retried by another
	 * attempt or dropped.
	 */
	signal: AbortSignal;
	/** Log lines for operators, pt-BR. */
	log: { info(text: string): void; warn(text: string): void };
	progress(done: number, total?: number): void;
	/** Adds to a counter of the run, named in `core/bots/copy/bots.ts`. */
	count(name: string, by?: number): void;
	marks: BotMarks;
};

/** What a bot may read outside a run. */
export type BotAsked<Settings> = Pick<
	BotRun<Settings>,
	'context' | 'settings' | 'now' | 'publicUrl'
> & { marks: Pick<BotMarks, 'read'> };

export type BotOptions = {
	id: string;
	/** Five-field cron expression, São Paulo time; operators may override it. */
	schedule: string;
	/** Whether it runs before an operator has configured it. */
	enabled: boolean;
	backfill: Backfill;
	/** Attempts per run before an operator must decide. */
	attempts: number;
	/** Timeout of one attempt. */
	longestMs: number;
	/** Names of secrets that an administrator sets. */
	secrets: readonly string[];
};

export type BotDefinition<Settings> = BotOptions & {
	settings: z.ZodType<Settings>;
	run(run: BotRun<Settings>): Promise<void>;
	/**
	 * The slot of an event that needs a run outside the schedule; null = none. Called often, so it
	 * must be cheap.
	 */
	event?(asked: BotAsked<Settings>): Promise<string | null>;
	/** What the next run would do, for the panel. */
	preview?(asked: BotAsked<Settings>): Promise<unknown>;
};

/** A bot with its settings type erased. */
export type Bot = BotDefinition<unknown>;

/** Ties a bot's code to its settings schema, which must parse `{}` into the defaults. */
export function defineBot<Settings>(definition: BotDefinition<Settings>): Bot {
	// Safe: settings reach the code only through the bot's own schema.
	return definition as Bot;
}

/** An expected failure: operators read its sentence. */
export class BotFailure extends Error {
	override readonly name = 'BotFailure';
	/** Another attempt would fail in the same way. */
	readonly final: boolean;
	/** Minimum delay in milliseconds before the next attempt, if the other side asked for one. */
	readonly afterMs: number | null;
	constructor(
		sentence: string,
		{ final = false, afterMs = null }: { final?: boolean; afterMs?: number | null } = {},
	) {
		super(sentence);
		this.final = final;
		this.afterMs = afterMs;
	}
}
