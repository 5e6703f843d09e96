import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/database.ts';
import { type FullDiskReport, runFullDiskRounds } from '#tests/support/durability/full-disk.ts';
import { type KillReport, runKillRounds } from '#tests/support/durability/kill-rounds.ts';
import { killRestores } from '#tests/support/durability/restore-kills.ts';
import { makeSmallDisk } from '#tests/support/durability/small-disk.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { writeSoakSection } from '#tests/support/soak-report.ts';

/** A run is repeated with GUIA_SOAK_SEED=… */
const SEED = Number(process.env.GUIA_SOAK_SEED ?? Math.floor(Math.random() * 2 ** 31));
const KILLS = 200;
const KILLS_ON_POSTGRES = 50;
const KILLS_ON_FULL_DISK = 40;
const KILLED_RESTORES = 40;
const FULL_DISK_ROUNDS = 20;
const FREE_BYTES = 300_000;
const LONGEST_WRITING_MS = 500;
const COMMON = { seed: SEED, longestWritingMs: LONGEST_WRITING_MS };

process.stdout.write(`soak: GUIA_SOAK_SEED=${SEED}\n`);

async function onSqlite(): Promise<KillReport> {
	await using folder = await temporaryFolder();
	return await runKillRounds({
		address: { dataDir: folder.path, databaseUrl: null },
		kills: KILLS,
		...COMMON,
	});
}

async function onPostgres(): Promise<KillReport> {
	await using folder = await temporaryFolder();
	const server = await startPostgres();
	try {
		return await runKillRounds({
			address: { dataDir: folder.path, databaseUrl: server.url },
			kills: KILLS_ON_POSTGRES,
			...COMMON,
		});
	} finally {
		await server.stop();
	}
}

/**
 * Only a real file system is full for another process: without the right to mount one, this part
 * says that it did not run.
 */
async function onFullDisk(): Promise<KillReport | null> {
	await using disk = await makeSmallDisk();
	if (disk.kind !== 'tmpfs') return null;
	return await runKillRounds({
		address: { dataDir: disk.path, databaseUrl: null },
		kills: KILLS_ON_FULL_DISK,
		...COMMON,
		before: () => disk.fill(null, FREE_BYTES),
		after: () => disk.giveSpace(null),
	});
}

test('F01 F04 F27 killed and out of space for long: nothing acknowledged is lost', async () => {
	const sqlite = await onSqlite();
	const postgres = await onPostgres();
	const fullDisk = await runFullDiskRounds({ rounds: FULL_DISK_ROUNDS, seed: SEED });
	const killedWhenFull = await onFullDisk();
	const restores = await killRestores({ kills: KILLED_RESTORES, seed: SEED });
	await writeSoakSection('Durability', [
		`Seed ${SEED} (repeat with \`GUIA_SOAK_SEED=${SEED} npm run test:soak\`). Writers use the product's own use cases: games inserted and`,
		'changed with their history, imports of 30 games, settings, the whole reference loaded again. SIGKILL at a random moment, one in four',
		'during the start; after each one everything acknowledged so far is looked up, `integrity_check` and `foreign_key_check` run, and no',
		'transaction may be there in part.',
		'',
		'| run | kills | during start | acknowledged writes | refused "disk-full" | slowest open after a kill | problems |',
		'|---|---|---|---|---|---|---|',
		killRow('SQLite', sqlite),
		killRow('PostgreSQL (process of the product killed)', postgres),
		...(killedWhenFull === null ? [] : [killRow('SQLite on a full disk (tmpfs)', killedWhenFull)]),
		fullDiskRow(fullDisk),
		'',
		`Acknowledged on SQLite, by kind: ${Object.entries(sqlite.acknowledged)
			.map(([kind, count]) => `${kind} ${count}`)
			.join(', ')}.`,
		`Restores killed at random: ${KILLED_RESTORES}; found afterwards: ${Object.entries(restores)
			.map(([state, count]) => `${state.split(',')[0]} state ${count}`)
			.join(', ')}, mixed states ${mixedStates(restores)}.`,
		...(killedWhenFull === null
			? ['Kills on a full disk did not run: mounting a small tmpfs needs root.']
			: []),
	]);
	const problems = [sqlite, postgres, fullDisk, killedWhenFull].flatMap(
		(report) => report?.problems ?? [],
	);
	expect(problems).toEqual([]);
	expect(mixedStates(restores)).toBe(0);
	expect(sqlite.kills).toBe(KILLS);
	expect(sqlite.slowestStartMs).toBeLessThan(5_000);
});

function killRow(name: string, report: KillReport): string {
	const { kills, duringStart, slowestStartMs, problems } = report;
	return `| ${name} | ${kills} | ${duringStart} | ${acknowledged(report)} | ${report.acknowledged.refused} | ${Math.round(slowestStartMs)} ms | ${problems.length} |`;
}

function fullDiskRow(report: FullDiskReport): string {
	const name = `SQLite, disk filled and freed ${report.rounds} times (${report.disk})`;
	return `| ${name} | – | – | ${acknowledged(report)} | ${report.refused} | – | ${report.problems.length} |`;
}

function acknowledged({
	acknowledged: { refused: _refused, ...stored },
}: Pick<KillReport, 'acknowledged'>): number {
	return Object.values(stored).reduce((sum, count) => sum + count, 0);
}

function mixedStates(restores: Record<string, number>): number {
	const others = Object.entries(restores).filter(
		([state]) => state !== 'old,old' && state !== 'new,new',
	);
	return others.reduce((sum, [, count]) => sum + count, 0);
}
