import { startOfDay } from '#core/site/dates.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { createSearchIndex } from '#server/search/search-index.ts';
import type { SearchIndex } from '#server/search/search-methods.ts';
import { ensureArchive } from '#tests/bench/support/archive.ts';
import { createRandom, GAMES_PER_DAY } from '#tests/bench/support/generated-games.ts';
import { atMost, type BenchOptions, type PartReport } from '#tests/bench/support/part.ts';
import { median, short, spread } from '#tests/bench/support/statistics.ts';
import { MEASURED, TUNED } from '#tests/support/labelled-queries.ts';

const LAST_DAY = '2026-12-31';
/** The fourteen days that are suggested lie within the archive. */
const NOW = startOfDay('2026-12-10');
const P99_MS = 5;
const QUESTIONS = [...TUNED, ...MEASURED].map(([query]) => query);
const TIMES = 10;

type Round = { p50: number; p99: number; max: number; questions: number };
type Subject = { games: number; firstMs: number; rounds: Round[]; questions: Round[] };

/**
 * What a suggestion costs the server while a reader types, and what a whole question costs, in
 * archives of a thousand to a million games.
 */
export async function measureSearch(options: BenchOptions): Promise<PartReport> {
	const subjects: Subject[] = [];
	for (const games of options.quick ? [1_000, 20_000] : [1_000, 100_000, 1_000_000])
		subjects.push(await measureArchive(options, games));
	const largest = subjects.at(-1);
	const [p99, asked] = [of(largest?.rounds, 'p99'), of(largest?.questions, 'p99')];
	return {
		title: 'Suggestions while a reader types, by the size of the archive',
		conditions: [
			`Archives of ${GAMES_PER_DAY} games a day; ${14 * GAMES_PER_DAY} games lie in the days that are suggested, with every team, competition and channel of the reference.`,
			'Terms: beginnings of the names of teams, competitions and channels, letter by letter as they are typed, one in ten with a typing error, and pairs of teams.',
			`Questions: the ${QUESTIONS.length} labelled queries of the tests ('palmeiras pe', 'que horas é o jogo do corintians'), each ${TIMES} times a round.`,
			'Every single answer timed, with the question for the data version that precedes it; first = the index built from nothing, as after a change of the data.',
			'Median of the rounds.',
		],
		tables: [
			{
				head: ['games', 'typed p50 ms', 'p99', 'max', 'question p50 ms', 'p99', 'max', 'first ms'],
				rows: subjects.map(({ games, rounds, questions, firstMs }) => [
					games.toLocaleString('en-US'),
					...[rounds, questions].flatMap((times) =>
						(['p50', 'p99', 'max'] as const).map((value) => short(of(times, value))),
					),
					short(firstMs),
				]),
			},
		],
		verdicts: [
			atMost(
				`suggestions with ${largest?.games.toLocaleString('en-US')} games in the archive, p99`,
				p99,
				{ limit: P99_MS, unit: 'ms' },
			),
			atMost('whole questions with as many, p99', asked, { limit: P99_MS, unit: 'ms' }),
		],
		data: { subjects },
	};
}

function of(rounds: readonly Round[] | undefined, value: 'p50' | 'p99' | 'max'): number {
	return median(rounds?.map((round) => round[value]) ?? []);
}

async function measureArchive({ folder, quick }: BenchOptions, games: number): Promise<Subject> {
	const dataDir = await ensureArchive(folder, { games, lastDay: LAST_DAY });
	await using db = await openDatabase({ dataDir, databaseUrl: null, readOnly: true });
	const data = createGuideData(db);
	const terms = typedTerms(await data.reference());
	const open = () => createSearchIndex(data);
	const [rounds, seconds] = quick ? [1, 1] : [5, 4];
	const firsts: number[] = [];
	for (let round = 0; round < 3; round++) {
		const start = performance.now();
		await open().suggest('flamengo', NOW);
		firsts.push(performance.now() - start);
	}
	const index = open();
	const random = createRandom(games);
	await runRound(index, terms, random, seconds / 2);
	await askQuestions(index);
	const subject: Subject = { games, firstMs: median(firsts), rounds: [], questions: [] };
	for (let round = 0; round < rounds; round++) {
		subject.rounds.push(await runRound(index, terms, random, seconds));
		subject.questions.push(await askQuestions(index));
	}
	return subject;
}

async function runRound(
	index: SearchIndex,
	terms: readonly string[],
	random: () => number,
	seconds: number,
): Promise<Round> {
	const times: number[] = [];
	const end = performance.now() + seconds * 1_000;
	while (performance.now() < end) {
		const term = terms[Math.floor(random() * terms.length)] ?? '';
		const start = performance.now();
		await index.suggest(term, NOW);
		times.push(performance.now() - start);
	}
	return { ...spread(times), questions: times.length };
}

async function askQuestions(index: SearchIndex): Promise<Round> {
	const times: number[] = [];
	for (const question of Array.from({ length: TIMES }, () => QUESTIONS).flat()) {
		const start = performance.now();
		await index.suggest(question, NOW);
		times.push(performance.now() - start);
	}
	return { ...spread(times), questions: times.length };
}

function typedTerms({ teams, competitions, channels }: Reference): string[] {
	const random = createRandom(7);
	const named = [...teams.values(), ...competitions.values(), ...channels.values()].map(
		({ name }) => name,
	);
	const shorts = [...teams.values()].map(({ shortName }) => shortName);
	const pairs = shorts.map((name, place) => `${name} x ${shorts[(place * 7 + 1) % shorts.length]}`);
	const beginnings = [...named, ...pairs].flatMap((name) =>
		Array.from(name, (_, length) => name.slice(0, length + 1)),
	);
	return beginnings.map((term) => (random() < 0.1 ? mistyped(term, random) : term));
}

function mistyped(term: string, random: () => number): string {
	const place = Math.floor(random() * term.length);
	return `${term.slice(0, place)}q${term.slice(place + 1)}`;
}
