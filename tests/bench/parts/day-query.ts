import { startOfDay } from '#core/site/dates.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { readDay } from '#server/games/read/read-day.ts';
import type { GuideData } from '#server/guide-data.ts';
import { ensureArchive, fillArchive } from '#tests/bench/support/archive.ts';
import { createRandom, daysUntil, GAMES_PER_DAY } from '#tests/bench/support/generated-games.ts';
import { atMost, type BenchOptions, type PartReport } from '#tests/bench/support/part.ts';
import { median, short, spread } from '#tests/bench/support/statistics.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const LAST_DAY = '2026-12-31';
const MOST_AT_1M = 1.5;
const P99_MS = 5;

type Measure = 'readDay' | 'repository';
type Round = { p50: number; p99: number; max: number; queries: number };
type Subject = {
	engine: string;
	games: number;
	data: GuideData;
	days: string[];
	random: () => number;
	rounds: Record<Measure, Round[]>;
};

/** What a page of one day costs to read, in archives of a thousand to a million games. */
export async function measureDayQuery(options: BenchOptions): Promise<PartReport> {
	const sizes = options.quick ? [1_000, 20_000] : [1_000, 100_000, 1_000_000];
	const sqlite = await measureSqlite(options, sizes);
	const postgres = await measurePostgres(options, options.quick ? [1_000] : [1_000, 100_000]);
	const p50 = (subject: Subject | undefined) => of(subject, 'readDay', 'p50');
	const [smallest, largest] = [sqlite[0], sqlite.at(-1)];
	const ratio = p50(largest) / p50(smallest);
	const p99 = of(largest, 'readDay', 'p99');
	return {
		title: 'Reading a day, by the size of the archive',
		conditions: [
			`Archives of ${GAMES_PER_DAY} games a day, stored through the import's own path; ${short(perDay(sqlite[0]))} broadcasts a game; random days of the whole archive.`,
			'readDay = everything a page reads (games, broadcasts, moves of the hour, names) and its view; repository = games with their broadcasts alone.',
			'One read-only connection as the render thread has it (16 MB of page cache); files in the cache of the system; every single read timed; rounds interleaved, median of the rounds.',
			'PostgreSQL: a server of the same machine on its default plan settings with 32 MB shared_buffers, TCP on loopback, for information.',
		],
		tables: [
			{
				head: ['engine', 'games', 'readDay p50 ms', 'p99', 'repository p50 ms', 'p99'],
				rows: [...sqlite, ...postgres].map((subject) => [
					subject.engine,
					subject.games.toLocaleString('en-US'),
					...(['readDay', 'repository'] as const).flatMap((measure) => [
						short(of(subject, measure, 'p50')),
						short(of(subject, measure, 'p99')),
					]),
				]),
			},
		],
		verdicts: [
			atMost(
				`day query, ${largest?.games.toLocaleString('en-US')} games against ${smallest?.games.toLocaleString('en-US')} (SQLite, p50)`,
				ratio,
				{ limit: MOST_AT_1M, unit: '×' },
			),
			atMost('day query at the largest archive, p99', p99, { limit: P99_MS, unit: 'ms' }),
		],
		data: {
			ratio,
			subjects: [...sqlite, ...postgres].map(({ engine, games, rounds }) => ({
				engine,
				games,
				rounds,
			})),
		},
	};
}

const broadcastsPerGame = new WeakMap<Subject, number>();

function perDay(subject: Subject | undefined): number {
	return (subject && broadcastsPerGame.get(subject)) ?? Number.NaN;
}

function of(subject: Subject | undefined, measure: Measure, value: 'p50' | 'p99'): number {
	return median(subject?.rounds[measure].map((round) => round[value]) ?? []);
}

async function measureSqlite(options: BenchOptions, sizes: number[]): Promise<Subject[]> {
	const opened: AppDatabase[] = [];
	const subjects: Subject[] = [];
	for (const games of sizes) {
		const dataDir = await ensureArchive(options.folder, { games, lastDay: LAST_DAY });
		const db = await openDatabase({ dataDir, databaseUrl: null, readOnly: true });
		opened.push(db);
		subjects.push(await subjectOf(db, 'SQLite', games));
	}
	await runRounds(subjects, options);
	await Promise.all(opened.map((db) => db[Symbol.asyncDispose]()));
	return subjects;
}

async function measurePostgres(options: BenchOptions, sizes: number[]): Promise<Subject[]> {
	const subjects: Subject[] = [];
	for (const games of sizes) {
		const server = await startPostgres();
		try {
			{
				await using db = await openDatabase({ dataDir: options.folder, databaseUrl: server.url });
				await fillArchive(db, { games, lastDay: LAST_DAY });
			}
			await using db = await openDatabase({
				dataDir: options.folder,
				databaseUrl: server.url,
				readOnly: true,
				poolSize: 4,
			});
			const subject = await subjectOf(db, 'PostgreSQL', games);
			await runRounds([subject], options);
			subjects.push(subject);
		} finally {
			await server.stop();
		}
	}
	return subjects;
}

async function subjectOf(db: AppDatabase, engine: string, games: number): Promise<Subject> {
	const data = createGuideData(db);
	const days = daysUntil(LAST_DAY, games / GAMES_PER_DAY);
	const subject: Subject = {
		engine,
		games,
		data,
		days,
		random: createRandom(games),
		rounds: { readDay: [], repository: [] },
	};
	const sample = await data.games.listDay(LAST_DAY);
	broadcastsPerGame.set(
		subject,
		sample.reduce((sum, game) => sum + game.broadcasts.length, 0) / sample.length,
	);
	return subject;
}

async function runRounds(subjects: Subject[], { quick }: BenchOptions): Promise<void> {
	// Many short rounds: a neighbour on the machine that takes a second then falls on all sizes
	// alike.
	const [rounds, seconds] = quick ? [1, 0.5] : [15, 0.4];
	for (const subject of subjects)
		for (const measure of MEASURES) await runRound(subject, measure, 1);
	for (let round = 0; round < rounds; round++) {
		for (const measure of MEASURES) {
			for (const subject of subjects)
				subject.rounds[measure].push(await runRound(subject, measure, seconds));
		}
	}
}

const MEASURES: Measure[] = ['readDay', 'repository'];

async function runRound(
	{ data, days, random }: Subject,
	measure: Measure,
	seconds: number,
): Promise<Round> {
	const times: number[] = [];
	// A day that is not today is read the same way whatever the hour.
	const now = startOfDay('2027-06-01');
	const end = performance.now() + seconds * 1_000;
	while (performance.now() < end) {
		const day = days[Math.floor(random() * days.length)] ?? LAST_DAY;
		const start = performance.now();
		if (measure === 'readDay') await readDay(data, { day, now });
		else await data.games.listDay(day);
		times.push(performance.now() - start);
	}
	return { ...spread(times), queries: times.length };
}
