import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { readBoard } from '#server/gaps/read-board.ts';
import { type Archive, ensureArchive, fillArchive } from '#tests/bench/support/archive.ts';
import type { BenchOptions, PartReport } from '#tests/bench/support/part.ts';
import { short, spread } from '#tests/bench/support/statistics.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const LAST_DAY = '2026-12-31';
/** An editorial moment within the archive. */
const NOW = Date.parse('2026-06-01T15:00:00Z');
const MOST_MS = 100;
const DAYS = 7;

type Spread = { p50: number; p99: number; max: number };
type Times = { cpu: Spread; wall: Spread };

/** What the coverage board of the dashboard costs to read in a large archive. */
export async function measureCoverage(options: BenchOptions): Promise<PartReport> {
	const games = options.quick ? 5_000 : 100_000;
	const archive = { games, lastDay: LAST_DAY };
	const dataDir = await ensureArchive(options.folder, archive);
	await using sqlite = await openDatabase({ dataDir, databaseUrl: null, readOnly: true });
	const ofSqlite = await measure(sqlite, options);
	const ofPostgres = await measurePostgres(archive, options);
	const row = (engine: string, { cpu, wall }: Times) => [
		engine,
		...[cpu.p50, cpu.p99, wall.p50, wall.p99].map(short),
	];
	return {
		title: `The coverage board of ${games.toLocaleString('en-US')} games`,
		conditions: [
			`${DAYS} days of all competitions of the reference data, 100 games a day: what the dashboard and \`guia coverage\` read, from the queries to the tasks. No choice of competitions, so that each one is a line.`,
			'One read-only connection as the render thread has it; PostgreSQL on the same machine, TCP on loopback. CPU = of the reading process, by getrusage: on a machine that does other work the elapsed time is mostly waiting for a core.',
		],
		tables: [
			{
				head: ['engine', 'CPU p50 ms', 'p99', 'elapsed p50 ms', 'p99'],
				rows: [row('SQLite', ofSqlite), row('PostgreSQL', ofPostgres)],
			},
		],
		verdicts: [
			{
				item: 'coverage board (SQLite), CPU p50',
				result: `${short(ofSqlite.cpu.p50)} ms`,
				target: `≤ ${MOST_MS} ms`,
				met: ofSqlite.cpu.p50 <= MOST_MS,
			},
		],
		data: { games, sqlite: ofSqlite, postgres: ofPostgres },
	};
}

async function measurePostgres(archive: Archive, options: BenchOptions): Promise<Times> {
	const server = await startPostgres();
	try {
		await using db = await openDatabase({ dataDir: options.folder, databaseUrl: server.url });
		await fillArchive(db, archive);
		return await measure(db, options);
	} finally {
		await server.stop();
	}
}

async function measure(database: AppDatabase, { quick }: BenchOptions): Promise<Times> {
	const data = createGuideData(database);
	const [cpu, wall]: [number[], number[]] = [[], []];
	for (let round = 0; round < (quick ? 5 : 60); round++) {
		const [start, used] = [performance.now(), process.cpuUsage()];
		await readBoard({ db: database.kysely, data, now: NOW, realNow: NOW }, DAYS);
		wall.push(performance.now() - start);
		const { user, system } = process.cpuUsage(used);
		cpu.push((user + system) / 1_000);
	}
	// The first one reads the names and warms the cache of the database.
	return { cpu: spread(cpu.slice(1)), wall: spread(wall.slice(1)) };
}
