import type { JobCause, JobState, LineLevel } from '#core/bots/job.ts';

/**
 * Tables of the bots and their runs (migration 0011). Instants are from the database's clock
 * (`readDatabaseTime`).
 */
export type JobsDatabase = {
	bots: BotTable;
	jobs: JobTable;
	job_lines: JobLineTable;
	bot_marks: BotMarkTable;
	workers: WorkerTable;
};

/** An operator's settings of a bot. Its code is in server/bots. */
export type BotTable = {
	id: string;
	enabled: number;
	/** Five-field cron expression, America/Sao_Paulo. */
	schedule: string;
	/** JSON, validated by the bot's own schema. */
	settings: string;
	/** JSON of secrets by name, encrypted as a whole; null = none. */
	sealed_secrets: string | null;
	/** Slots up to this instant are planned. */
	planned_until: number;
	revision: number;
	updated_at: number;
};

/** One run of a bot, from waiting to its end. */
export type JobTable = {
	id: string;
	bot_id: string;
	/** Unique among the runs of its bot: a scheduled instant, an event, or an operator's order. */
	slot: string;
	cause: JobCause;
	/** JSON of an operator's input. */
	input: string;
	slot_at: number;
	/** Earliest start. */
	due_at: number;
	state: JobState;
	/** Number of starts. */
	attempt: number;
	/**
	 * Fencing token: increases with each claim and each reclaim. A write with an older token is
	 * refused.
	 */
	token: number;
	/** Incremented by its worker as a heartbeat. */
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
	/** JSON of counters by name. */
	counts: string;
	/** Why the last attempt failed, pt-BR. */
	error: string | null;
	/** Lines written so far, including discarded ones. */
	lines: number;
	/** The operator who ordered it; null = the schedule or an event. */
	actor: string | null;
};

export type JobLineTable = {
	job_id: string;
	seq: number;
	at: number;
	level: LineLevel;
	text: string;
};

/** What a bot remembers between runs, and keys for effects that must happen once. */
type BotMarkTable = { bot_id: string; name: string; value: string; at: number };

/** Processes that run bots. */
export type WorkerTable = {
	id: string;
	host: string;
	started_at: number;
	seen_at: number;
	ended_at: number | null;
};
