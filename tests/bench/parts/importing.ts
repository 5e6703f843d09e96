import { rmSync } from 'node:fs';
import path from 'node:path';
import type { ImportReading } from '#core/importing/draft-game.ts';
import { readFixtures } from '#core/importing/read-fixtures.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { importReading } from '#server/importing/reading/import-reading.ts';
import { type Naming, readNaming } from '#server/reference/naming.ts';
import { seedReference } from '#server/reference/seed-reference.ts';
import { leagueSeasons } from '#tests/bench/support/football-txt.ts';
import type { BenchOptions, PartReport } from '#tests/bench/support/part.ts';
import { median, short } from '#tests/bench/support/statistics.ts';
import { startPostgres } from '#tests/support/postgres.ts';

type Step = 'read' | 'store' | 'again';
type Round = Record<Step, number>;

/** Reading a document of ten thousand games, storing them, and storing them again. */
export async function measureImporting(options: BenchOptions): Promise<PartReport> {
	const [games, rounds] = options.quick ? [1_500, 1] : [10_000, 3];
	const dataDir = path.join(options.folder, 'data-importing');
	const server = await startPostgres();
	const done: Record<'SQLite' | 'PostgreSQL', Round[]> = { SQLite: [], PostgreSQL: [] };
	let facts = { lines: 0, games: 0 };
	try {
		for (let round = -1; round < rounds; round++) {
			rmSync(dataDir, { recursive: true, force: true });
			// The round before the first is warming up.
			const sqlite = await measureRound(await openDatabase({ dataDir, databaseUrl: null }), games);
			const schema = `round_${round + 1}`;
			const postgres = await measureRound(await openSchema(server.url, { schema, dataDir }), games);
			facts = sqlite.facts;
			if (round < 0) continue;
			done.SQLite.push(sqlite.times);
			done.PostgreSQL.push(postgres.times);
		}
	} finally {
		await server.stop();
	}
	return toReport(done, facts);
}

async function openSchema(
	url: string,
	{ schema, dataDir }: { schema: string; dataDir: string },
): Promise<AppDatabase> {
	const { default: pg } = await import('pg');
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(`create schema ${schema}`);
	await client.end();
	return openDatabase({
		dataDir,
		databaseUrl: `${url}?options=-c%20search_path%3D${schema}`,
		poolSize: 4,
	});
}

/** Seconds that each step took in an empty database. */
async function measureRound(
	database: AppDatabase,
	games: number,
): Promise<{ times: Round; facts: { lines: number; games: number } }> {
	await using db = database;
	await migrate(db);
	const now = Date.now();
	await seedReference(db, now);
	const naming = await readNaming(db);
	const text = leagueSeasons([...naming.reference.teams.values()], games);
	const [reading, read] = await timed(async () => readText(text, naming));
	const options = { now, source: 'bench', partial: false };
	const [first, store] = await timed(() =>
		importReading({ db, reference: naming.reference }, reading, options),
	);
	const [second, again] = await timed(() =>
		importReading({ db, reference: naming.reference }, reading, options),
	);
	const created = first.rows.filter(({ action }) => action === 'create').length;
	const unchanged = second.rows.filter(({ action }) => action === 'same').length;
	if (!first.stored || created < games * 0.99 || unchanged !== created)
		throw new Error(
			`The import stored ${created} of ${games} games and knew ${unchanged} of them again: ${complaints(reading)}`,
		);
	return {
		times: { read, store, again },
		facts: { lines: text.split('\n').length, games: created },
	};
}

function complaints({ ignored, games, warnings }: ImportReading): string {
	return JSON.stringify([
		...ignored.slice(0, 3),
		...games.flatMap(({ issues }) => issues).slice(0, 3),
		...warnings.slice(0, 3),
	]);
}

function readText(text: string, naming: Naming): ImportReading {
	const { teams, competitions, channels, reference } = naming;
	return readFixtures(
		{ format: 'football-txt', text },
		{
			...{ teams, competitions, channels },
			competitionById: (id) => reference.competitions.get(id),
			referenceDate: '2026-11-20',
			competitionId: undefined,
			fileName: 'brasileiro.txt',
		},
	);
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
	const start = performance.now();
	const value = await work();
	return [value, (performance.now() - start) / 1_000];
}

function toReport(
	done: Record<'SQLite' | 'PostgreSQL', Round[]>,
	facts: { lines: number; games: number },
): PartReport {
	const rate = (rounds: Round[], step: Step, count: number) =>
		short(count / median(rounds.map((round) => round[step])));
	return {
		title: 'Importing',
		conditions: [
			`One Football.TXT document: ${facts.lines.toLocaleString('en-US')} lines, ${facts.games.toLocaleString('en-US')} games of 20 clubs of the reference data, names resolved by it; stored in one transaction (SQLite, each commit on the disk before it returns; PostgreSQL of the tests with fsync off, for information).`,
			'One core; median of the rounds, each in an empty database; one round before them to warm up.',
		],
		tables: [
			{
				head: ['reading', 'lines/s', 'games/s'],
				rows: [
					[
						'Football.TXT',
						rate(done.SQLite, 'read', facts.lines),
						rate(done.SQLite, 'read', facts.games),
					],
				],
			},
			{
				head: ['storing', 'new games/s', 'games/s when all are known'],
				rows: (['SQLite', 'PostgreSQL'] as const).map((engine) => [
					engine,
					rate(done[engine], 'store', facts.games),
					rate(done[engine], 'again', facts.games),
				]),
			},
		],
		verdicts: [],
		data: { facts, rounds: done },
	};
}
