import type { AppContext } from '#server/context.ts';
import type { Bot } from './bot.ts';

/** Times of the engine in milliseconds. */
export type EngineTimes = {
	/** A run whose worker shows no sign of life for so long is given to another. */
	leaseMs: number;
	/** How often a running one shows a sign of life, and what it said is stored. */
	beatMs: number;
	/** How often work is looked for. */
	pollMs: number;
	/** How often bots are asked whether something happened outside their schedule. */
	eventMs: number;
	/** How often the process says that it is there. */
	seenMs: number;
	/**
	 * How long runs may take to end when the process ends; then they are given back without asking.
	 */
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

/** Runs of different bots at the same time in one process. */
export const MOST_AT_ONCE = 4;
/** Lines that one run keeps. */
export const MOST_LINES = 500;
export const LINE_LENGTH = 500;

/** What the parts of the engine share. */
export type Engine = {
	context: AppContext;
	bots: ReadonlyMap<string, Bot>;
	workerId: string;
	times: EngineTimes;
	/** The database's clock: when slots are due. */
	databaseTime(): Promise<number>;
	/** Milliseconds that only go forward: leases, time limits, durations. */
	monotonic(): number;
	/** From 0 to 1. */
	chance(): number;
	publicUrl: string;
};
