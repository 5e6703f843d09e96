import type { z } from 'zod';
import type { Backfill, JobCause, JobInput } from '#core/bots/job.ts';
import type { AppContext } from '#server/context.ts';
import type { Writer } from '#server/db/app-database.ts';

/** What a bot remembers between runs. Each write is fenced like every other. */
export type BotMarks = {
	read<Value>(name: string): Promise<Value | null>;
	write(name: string, value: unknown): Promise<void>;
	/**
	 * Runs `work` unless its key was used before, key and work in one transaction: the effect happens
	 * once, however often it is tried.
	 */
	once(name: string, work: (trx: Writer) => Promise<void>): Promise<boolean>;
};

/** One attempt at one run, as a bot sees it. */
export type BotRun<Settings> = {
	/**
	 * As everywhere, but each transaction of its `db` first checks that this run is still this
	 * worker's: a late write is refused.
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
	 * Fires when the run is stopped, drained, overdue or lost. What is not finished by then is begun
	 * again or not at all.
	 */
	signal: AbortSignal;
	/** Lines that operators read, pt-BR. */
	log: { info(text: string): void; warn(text: string): void };
	progress(done: number, total?: number): void;
	/** Adds to a number of the run, by its name in `core/bots/copy/bots.ts`. */
	count(name: string, by?: number): void;
	marks: BotMarks;
};

/** What a bot may look at outside a run. */
export type BotAsked<Settings> = Pick<
	BotRun<Settings>,
	'context' | 'settings' | 'now' | 'publicUrl'
> & { marks: Pick<BotMarks, 'read'> };

export type BotOptions = {
	id: string;
	/** Cron expression of five fields, São Paulo, until an operator sets another. */
	schedule: string;
	/** Whether it runs before anybody has said so. */
	enabled: boolean;
	backfill: Backfill;
	/** Attempts at one run before it waits for an operator. */
	attempts: number;
	/** Longest time of one attempt. */
	longestMs: number;
	/** Names of secrets that an administrator sets. */
	secrets: readonly string[];
};

export type BotDefinition<Settings> = BotOptions & {
	settings: z.ZodType<Settings>;
	run(run: BotRun<Settings>): Promise<void>;
	/**
	 * The slot of something that happened and should be dealt with outside the schedule; null =
	 * nothing. Asked often: cheap.
	 */
	event?(asked: BotAsked<Settings>): Promise<string | null>;
	/** What the next run would do, for the panel. */
	preview?(asked: BotAsked<Settings>): Promise<unknown>;
};

/** A bot whose settings only it understands. */
export type Bot = BotDefinition<unknown>;

/** Ties a bot's code to the schema of its settings, which reads `{}` as the defaults. */
export function defineBot<Settings>(definition: BotDefinition<Settings>): Bot {
	// Settings reach the code through the bot's own schema only.
	return definition as Bot;
}

/** A failure that a bot foresees: its sentence is what the operator reads. */
export class BotFailure extends Error {
	override readonly name = 'BotFailure';
	/** Another attempt would fail in the same way. */
	readonly final: boolean;
	/** Not before so many milliseconds, when somebody said so. */
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
