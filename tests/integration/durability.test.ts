import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { beginPendingRestore, finishPendingRestore } from '#server/db/pending-restore.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { startChild } from '#tests/support/child.ts';
import { ENGINES, openTestDatabase, temporaryFolder } from '#tests/support/database.ts';
import { groupName } from '#tests/support/durability/acknowledgement.ts';
import { runFullDiskRounds } from '#tests/support/durability/full-disk.ts';
import { runKillRounds } from '#tests/support/durability/kill-rounds.ts';
import { createLedger } from '#tests/support/durability/ledger.ts';
import { createMixedWriter } from '#tests/support/durability/mixed-writer.ts';
import { killRestores, makeOldAndNew, readState } from '#tests/support/durability/restore-kills.ts';

/** The long runs of the same code: tests/soak/durability.soak.ts. */
const SEED = 20_261_121;

for (const engine of ENGINES) {
	const kills = engine === 'sqlite' ? 8 : 3;
	test(`F01 killed ${kills} times at random under mixed writes: nothing acknowledged is lost, nothing half-visible [${engine}]`, async () => {
		await using own = await openTestDatabase(engine);
		await own.database[Symbol.asyncDispose]();
		const report = await runKillRounds({ address: own.address, kills, seed: SEED });
		expect(report.problems).toEqual([]);
		expect(report.kills).toBe(kills);
		expect(report.slowestStartMs).toBeLessThan(5_000);
		expect(
			report.acknowledged.insert + report.acknowledged.update + report.acknowledged.import,
		).toBeGreaterThan(0);
	});
}

test('the comparison sees a lost transaction, a half of one, and an update that is gone', async () => {
	await using own = await openTestDatabase('sqlite');
	const { database } = own;
	await prepareDatabase(database, { dataDir: own.address.dataDir, now: 0 });
	const writer = await createMixedWriter(database, { seed: SEED, run: 0 });
	const ledger = createLedger();
	for (let turn = 0; turn < 12; turn++) ledger.add(await writer.write());
	expect(await ledger.compare(database)).toEqual([]);
	const group = groupName(9, 9, 2);
	ledger.add({ kind: 'insert', group });
	expect(await ledger.compare(database)).toEqual([`lost: ${group}`]);
	await database.transaction(async (trx) => {
		const { id } = await trx
			.selectFrom('games')
			.select('id')
			.where('revision', '=', 1)
			.executeTakeFirstOrThrow();
		await trx.updateTable('games').set({ round: group }).where('id', '=', id).execute();
		await trx.deleteFrom('broadcasts').where('game_id', '=', id).execute();
		await trx.updateTable('games').set({ venue: 'older' }).where('revision', '>', 1).execute();
	});
	const problems = await ledger.compare(database);
	expect(problems.some((problem) => problem.startsWith(`half: 1 games of ${group}`))).toBe(true);
	expect(problems.some((problem) => problem.startsWith('half: game '))).toBe(true);
	expect(problems.some((problem) => problem.startsWith('lost: revision '))).toBe(true);
});

test('F03 power lost between two commits: what was acknowledged is there, whatever of the next write reached the disk', async () => {
	await using own = await openTestDatabase('sqlite');
	const { database } = own;
	const { dataDir } = own.address;
	await prepareDatabase(database, { dataDir, now: 0 });
	const writer = await createMixedWriter(database, { seed: SEED, run: 0 });
	const ledger = createLedger();
	const stored = async () => ({
		file: await readFile(join(dataDir, SQLITE_FILE)),
		journal: await readFile(join(dataDir, `${SQLITE_FILE}-wal`)),
	});
	let losses = 0;
	for (let turn = 0; turn < 12; turn++) {
		ledger.add(await writer.write());
		const { file, journal } = await stored();
		const next = await writer.write();
		const tail = (await stored()).journal.subarray(journal.length);
		// A journal that began anew was written to the file, and synced, before.
		if (tail.length > 0) {
			for (const torn of [
				tail.subarray(0, tail.length >> 1),
				tail.subarray(0, -1),
				Buffer.alloc(tail.length),
				tail.toReversed(),
			]) {
				await using machine = await temporaryFolder();
				await writeFile(join(machine.path, SQLITE_FILE), file);
				await writeFile(join(machine.path, `${SQLITE_FILE}-wal`), Buffer.concat([journal, torn]));
				await using reopened = await openDatabase({ dataDir: machine.path, databaseUrl: null });
				expect(await ledger.compare(reopened)).toEqual([]);
				losses++;
			}
		}
		ledger.add(next);
	}
	expect(losses).toBeGreaterThan(8);
});

test('F04 a full disk is a clear error, loses nothing, and writing goes on when space returns', async () => {
	const report = await runFullDiskRounds({ rounds: 1, seed: SEED });
	expect(report.problems).toEqual([]);
	expect(report.refused).toBeGreaterThan(0);
});

test('F27 a restore killed at random leaves the old state or the new one', async () => {
	const found = await killRestores({ kills: 4, seed: SEED });
	for (const state of Object.keys(found)) expect(['old,old', 'new,new']).toContain(state);
});

test('F27 a restore killed after its point of no return is finished by the next start, from every step of the swap', async () => {
	for (const stepsDone of [0, 1, 2, 3]) {
		await using own = await makeOldAndNew();
		const { dataDir } = own;
		await using host = await temporaryFolder();
		await startChild('restore', { archive: own.archive, dataDir: host.path }).ended;
		await mkdir(join(dataDir, 'out'));
		await cp(host.path, join(dataDir, 'in'), { recursive: true });
		beginPendingRestore(dataDir, {
			staged: 'in',
			replaced: 'out',
			entries: ['files', 'guia.sqlite'],
		});
		const steps = [
			[join(dataDir, 'files'), join(dataDir, 'out', 'files')],
			[join(dataDir, 'in', 'files'), join(dataDir, 'files')],
			[join(dataDir, 'guia.sqlite'), join(dataDir, 'out', 'guia.sqlite')],
		] as const;
		for (const [from, to] of steps.slice(0, stepsDone)) await rename(from, to);
		expect(await readState(dataDir)).toBe('new,new');
		expect(finishPendingRestore(dataDir)).toBe(false);
	}
});
