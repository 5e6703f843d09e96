import { errorCode } from '#core/kit/app-error.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createMixedWriter, type MixedWriter } from './mixed-writer.ts';
import { makeSmallDisk } from './small-disk.ts';

export type FullDiskReport = {
	seed: number;
	disk: string;
	rounds: number;
	/** Writes refused with the code 'disk-full'. */
	refused: number;
	acknowledged: Ledger['counts'];
	problems: string[];
};

const FREE_BYTES = 600_000;
const WRITES_WHEN_FULL = 20;
const MOST_WRITES = 5_000;

/**
 * Fills the disk under a database in use, writes on, gives space back; `rounds` times. Every error
 * must be 'disk-full', reads go on meanwhile, nothing acknowledged is lost, and writing works again
 * without a restart; at the end the data open anew.
 */
export async function runFullDiskRounds(options: {
	rounds: number;
	seed: number;
}): Promise<FullDiskReport> {
	await using disk = await makeSmallDisk();
	const address = { dataDir: disk.path, databaseUrl: null };
	const ledger = createLedger();
	const report: FullDiskReport = {
		...options,
		disk: disk.kind,
		refused: 0,
		acknowledged: ledger.counts,
		problems: [],
	};
	const database = await openDatabase(address);
	try {
		await prepareDatabase(database, { dataDir: disk.path, now: Date.now() });
		for (let round = 0; round < options.rounds && report.problems.length === 0; round++) {
			const writer = await createMixedWriter(database, { seed: options.seed + round, run: round });
			await disk.fill(database, FREE_BYTES);
			await writeUntilFull({ database, writer, ledger, report });
			await disk.giveSpace(database);
			for (let turn = 0; turn < 5; turn++) ledger.add(await writer.write());
			report.problems.push(...(await ledger.compare(database)));
		}
	} finally {
		await database[Symbol.asyncDispose]();
	}
	await using reopened = await openDatabase(address);
	report.problems.push(...(await ledger.compare(reopened)));
	return report;
}

type Round = { database: AppDatabase; writer: MixedWriter; ledger: Ledger; report: FullDiskReport };

async function writeUntilFull({ database, writer, ledger, report }: Round): Promise<void> {
	let refused = 0;
	for (let turn = 0; turn < MOST_WRITES && refused < WRITES_WHEN_FULL; turn++) {
		try {
			ledger.add(await writer.write());
		} catch (error) {
			refused++;
			if (errorCode(error) !== 'disk-full') report.problems.push(`unclear error: ${String(error)}`);
			await createGameRepository(database.kysely).countAll();
		}
	}
	report.refused += refused;
	if (refused < WRITES_WHEN_FULL) report.problems.push('the disk did not fill up');
}
