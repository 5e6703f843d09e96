import type { JobCause, JobState, LineLevel } from '#core/bots/job.ts';

/**
 * Tables of the bots and their runs (migration 0011). Instants are those of the database's clock
 * (`readDatabaseTime`).
 */
export type JobsDatabase = {
	bots: BotTable;
	jobs: JobTable;
	job_lines: JobLineTable;
	bot_marks: BotMarkTable;
	workers: WorkerTable;
};

/** What operators set about a bot. Its code stands in server/bots. */
export type BotTable = {
	id: string;
	enabled: number;
	/** Cron expression of five fields, America/Sao_Paulo. */
	schedule: string;
	/** JSON as the bot's own schema reads it. */
	settings: string;
	/** JSON of secrets by name, sealed as a whole; null = none. */
	sealed_secrets: string | null;
	/** Slots up to this instant have been dealt with. */
	planned_until: number;
	revision: number;
	updated_at: number;
};

/** One run of a bot, from waiting to its end. */
export type JobTable = {
	id: string;
	bot_id: string;
	/**
	 * What makes it unique among the runs of its bot: an instant of the schedule, an event, or an
	 * operator's order.
	 */
	slot: string;
	cause: JobCause;
	/** JSON of what an operator asked for. */
	input: string;
	slot_at: number;
	/** Not before this instant. */
	due_at: number;
	state: JobState;
	/** How often it was begun. */
	attempt: number;
	/**
	 * Fencing token: rises with each beginning and each taking away. A write that names an older one
	 * is refused.
	 */
	token: number;
	/** Raised by its worker as long as it lives. */
	beat: number;
	worker_id: string | null;
	stop_requested: number;
	created_at: number;
	started_at: number | null;
	ended_at: number | null;
	/** Milliseconds of the last attempt, by the worker's monotonic clock. */
	ran_ms: number | null;
	progress_done: number;
	progress_total: number | null;
	/** JSON of numbers by name. */
	counts: string;
	/** Why the last attempt failed, pt-BR. */
	error: string | null;
	/** Lines written so far, kept or not. */
	lines: number;
	/** Who ordered it; null = the schedule or an event. */
	actor: string | null;
};

export type JobLineTable = {
	job_id: string;
	seq: number;
	at: number;
	level: LineLevel;
	text: string;
};

/** What a bot remembers between runs; also the keys that make an effect happen once. */
type BotMarkTable = { bot_id: string; name: string; value: string; at: number };

/** Processes that run bots. */
export type WorkerTable = {
	id: string;
	host: string;
	started_at: number;
	seen_at: number;
	ended_at: number | null;
};
