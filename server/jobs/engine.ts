import type { AppContext } from '#server/context.ts';
import type { Bot } from './bot.ts';

/** Times of the engine in milliseconds. */
export type EngineTimes = {
	/** A run whose worker sends no heartbeat for this long is given to another. */
	leaseMs: number;
	/** Heartbeat interval of a running job; its log and progress are stored with it. */
	beatMs: number;
	/** Poll interval for work. */
	pollMs: number;
	/** How often bots are asked for events outside their schedule. */
	eventMs: number;
	/** Heartbeat interval of the process. */
	seenMs: number;
	/** How long runs may take to finish at shutdown, before they are given back. */
	drainMs: number;
};

export const ENGINE_TIMES: EngineTimes = {
	leaseMs: 30_000,
	beatMs: 1_000,
	pollMs: 1_000,
	eventMs: 15_000,
	seenMs: 5_000,
	drainMs: 7_000,
};

/** Concurrent runs of different bots in one process. */
export const MOST_AT_ONCE = 4;
/** Log lines kept per run. */
export const MOST_LINES = 500;
export const LINE_LENGTH = 500;

/** What the parts of the engine share. */
export type Engine = {
	context: AppContext;
	bots: ReadonlyMap<string, Bot>;
	workerId: string;
	times: EngineTimes;
	/** The database's clock, which decides when slots are due. */
	databaseTime(): Promise<number>;
	/** Monotonic milliseconds: for leases, time limits and durations. */
	monotonic(): number;
	/** Random number from 0 to 1. */
	chance(): number;
	publicUrl: string;
};
