import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { type Child, startChild } from '#tests/support/child.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { seededRandom } from './random.ts';

export type Address = { dataDir: string; databaseUrl: string | null };

export type KillReport = {
	seed: number;
	kills: number;
	/** Of these, kills while the process was still starting. */
	duringStart: number;
	acknowledged: Ledger['counts'];
	/** Longest time from the kill to an open, migrated database, in milliseconds. */
	slowestStartMs: number;
	problems: string[];
};

export type KillOptions = {
	address: Address;
	kills: number;
	seed: number;
	/** How long a writer lives at most after its first write, in milliseconds. */
	longestWritingMs?: number;
	/**
	 * Around each round: to take space away before the writer starts and give it back before the data
	 * are opened.
	 */
	before?: () => Promise<void>;
	after?: () => Promise<void>;
};

/** One in four is killed while it starts, which is when it recovers from the kill before. */
const DURING_START = 0.25;
const LONGEST_START_MS = 600;
const LONGEST_WRITING_MS = 250;

/**
 * Starts a writer, kills it at a random moment, opens the data again and compares them with
 * everything acknowledged so far; `kills` times on the same data. Stops at the first round with a
 * problem.
 */
export async function runKillRounds(options: KillOptions): Promise<KillReport> {
	const random = seededRandom(options.seed);
	const ledger = createLedger();
	const report: KillReport = {
		seed: options.seed,
		kills: 0,
		duringStart: 0,
		acknowledged: ledger.counts,
		slowestStartMs: 0,
		problems: [],
	};
	await prepare(options.address);
	while (report.kills < options.kills && report.problems.length === 0) {
		await options.before?.();
		const child = startChild('mixed-writes', {
			address: options.address,
			seed: Math.floor(random() * 2 ** 31),
			run: report.kills,
		});
		const early = await killAtRandom(child, random, options.longestWritingMs ?? LONGEST_WRITING_MS);
		report.duringStart += early ? 1 : 0;
		await options.after?.();
		for (const line of child.lines) ledger.add(JSON.parse(line) as Acknowledgement);
		await checkRound(options.address, ledger, report);
		report.kills++;
	}
	return report;
}

async function prepare(address: Address): Promise<void> {
	await using database = await openDatabase(address);
	await prepareDatabase(database, { dataDir: address.dataDir, now: Date.now() });
}

async function killAtRandom(
	child: Child,
	random: () => number,
	longestWritingMs: number,
): Promise<boolean> {
	const early = random() < DURING_START;
	const delay = random() * (early ? LONGEST_START_MS : longestWritingMs);
	if (!early) await child.line(() => true);
	await wait(delay);
	if (child.process.exitCode !== null)
		throw new Error(`The writer ended by itself: ${child.errors()}`);
	await child.kill();
	return child.lines.length === 0;
}

async function checkRound(address: Address, ledger: Ledger, report: KillReport): Promise<void> {
	const began = performance.now();
	await using database = await openDatabase(address);
	await migrate(database);
	report.slowestStartMs = Math.max(report.slowestStartMs, performance.now() - began);
	report.problems.push(...(await ledger.compare(database)));
}
