import { rmSync } from 'node:fs';
import path from 'node:path';
import {
	type CurationFilter,
	readCurationFilter,
	writeCurationFilter,
} from '#core/news/curation/curation-filter.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { GuideData } from '#server/guide-data.ts';
import { groupNewItems } from '#server/news/curation/group-new-items.ts';
import { readQueue, wakeSnoozed } from '#server/news/curation/read-queue.ts';
import { seedReference } from '#server/reference/seed-reference.ts';
import { createRandom } from '#tests/bench/support/generated-games.ts';
import { atMost, type BenchOptions, type PartReport } from '#tests/bench/support/part.ts';
import { short, spread } from '#tests/bench/support/statistics.ts';
import { aSource, someItems } from '#tests/support/feed-items.ts';

const SOURCES = 20;
const DAYS = 30;
const DAY = 86_400_000;
const BATCH = 100;
const MOST_FIRST_PAGE_MS = 200;
const DEEP_PAGES = 20;

type Desk = {
	db: AppDatabase;
	data: GuideData;
	now: number;
	random: () => number;
	titles: () => string;
};
type Measured = Record<'first' | 'deep' | 'one' | 'batch', number[]> & {
	items: number;
	groups: number;
	filledPerSecond: number;
};

/**
 * The queue of the curation with many items: its pages, and what it costs to put a new item into
 * its group.
 */
export async function measureCuration(options: BenchOptions): Promise<PartReport> {
	const dataDir = path.join(options.folder, 'data-curation');
	rmSync(dataDir, { recursive: true, force: true });
	await using db = await openDatabase({ dataDir, databaseUrl: null });
	await migrate(db);
	const now = Date.now();
	await seedReference(db, now);
	const data = createGuideData(db);
	const random = createRandom(7);
	const desk: Desk = { db, data, now, random, titles: await titleMaker(data, random) };
	const [items, times] = options.quick ? [2_000, 5] : [50_000, 60];
	const filledPerSecond = await fill(desk, items);
	const few = await measureDesk(desk, times);
	return toReport({ ...few, items, filledPerSecond });
}

/**
 * Titles as sources write them: every other piece of news is told by several of them in words of
 * their own.
 */
async function titleMaker(data: GuideData, random: () => number): Promise<() => string> {
	const teams = [...(await data.reference()).teams.values()].map(({ name }) => name);
	const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
	const verbs = [
		'vence',
		'empata com',
		'perde para',
		'recebe',
		'enfrenta',
		'surpreende',
		'elimina',
		'negocia atacante com',
	];
	const ends = [
		'e assume a liderança',
		'na estreia do técnico',
		'com gol no fim',
		'pela rodada',
		'e decide vaga',
		'diante da torcida',
	];
	const news = () => [pick(teams), pick(verbs), pick(teams), pick(ends)];
	let last = news();
	return () => {
		if (random() < 0.5) last = news();
		return random() < 0.5
			? last.join(' ')
			: `${last.slice(0, 3).join(' ')}, ${last[3]}: veja como foi`;
	};
}

/** Stores items of a month, oldest first, and groups them. Resolves with items grouped a second. */
async function fill(desk: Desk, count: number): Promise<number> {
	const { db, data, now } = desk;
	for (let source = 0; source < SOURCES; source += 1) await aSource(db, `fonte-${source}`);
	for (let start = 0; start < count; start += 5_000) {
		const part = Array.from({ length: Math.min(5_000, count - start) }, (_, place) => {
			const at = now - Math.round(DAYS * DAY * (1 - (start + place) / count)) - 60_000;
			return anItem(desk, at);
		});
		await someItems(db, part);
	}
	const start = performance.now();
	const { grouped, waiting } = await groupNewItems({ db, data }, { now, most: count });
	if (grouped !== count || waiting !== 0)
		throw new Error(`${grouped} of ${count} items are in groups, ${waiting} wait`);
	return count / ((performance.now() - start) / 1_000);
}

function anItem({ random, titles }: Desk, at: number) {
	return {
		source_id: `fonte-${Math.floor(random() * SOURCES)}`,
		title: titles(),
		at,
		summary: 'O que se sabe até agora. '.repeat(8),
	};
}

async function measureDesk(
	desk: Desk,
	times: number,
): Promise<Omit<Measured, 'items' | 'filledPerSecond'>> {
	const { db, data, now } = desk;
	const context = { db, data };
	const result = {
		first: [] as number[],
		deep: [] as number[],
		one: [] as number[],
		batch: [] as number[],
		groups: 0,
	};
	const page = async (filter: CurationFilter) => {
		const { waiting } = await groupNewItems(context, { now });
		await wakeSnoozed(context, now);
		return readQueue(context, filter, waiting);
	};
	const begin = readCurationFilter({});
	const deep = await nextPages(page, begin, DEEP_PAGES);
	for (let time = 0; time < times; time += 1) {
		const first = await timed(result.first, () => page(begin));
		result.groups = first.counts.open ?? 0;
		await timed(result.deep, () => page(deep));
		await someItems(db, [anItem(desk, now)]);
		await timed(result.one, () => groupNewItems(context, { now }));
		await someItems(
			db,
			Array.from({ length: BATCH }, () => anItem(desk, now)),
		);
		await timed(result.batch, () => groupNewItems(context, { now }));
	}
	return { ...result, batch: result.batch.map((ms) => ms / BATCH) };
}

/** The filter of a page further down, found as a reader finds it. */
async function nextPages(
	page: (filter: CurationFilter) => Promise<{ next: string | null }>,
	begin: CurationFilter,
	count: number,
): Promise<CurationFilter> {
	let filter = begin;
	for (let step = 0; step < count; step += 1) {
		const { next } = await page(filter);
		if (next === null) break;
		filter = readCurationFilter(
			Object.fromEntries(new URLSearchParams(`${writeCurationFilter(begin)}&antes=${next}`)),
		);
	}
	return filter;
}

async function timed<Value>(into: number[], work: () => Promise<Value>): Promise<Value> {
	const start = performance.now();
	const value = await work();
	into.push(performance.now() - start);
	return value;
}

function toReport(measured: Measured): PartReport {
	const { items, groups, filledPerSecond } = measured;
	const row = (name: string, values: readonly number[]) => [
		name,
		...(['p50', 'p99', 'max'] as const).map((v) => short(spread(values)[v])),
	];
	const first = spread(measured.first).p50;
	return {
		title: 'The queue of the curation',
		conditions: [
			`${items.toLocaleString('en-US')} items of ${SOURCES} sources in ${DAYS} days, in ${groups.toLocaleString('en-US')} open groups, every team of the reference in their titles; SQLite, each commit on the disk before it returns.`,
			'A page = what the panel asks for: new items are grouped (there are none), those put off come back, then 40 groups with their items, names and games, and the counts of the tabs.',
			`Grouping of one new item asks whether a name changed and reads the games around it; the resolvers of every team and competition are kept until one does. Of ${BATCH} that come together it is the share of each.`,
			`Filling the queue grouped ${short(filledPerSecond)} items/s.`,
		],
		tables: [
			{
				head: ['what', 'p50 ms', 'p99', 'max'],
				rows: [
					row('first page', measured.first),
					row(`page ${DEEP_PAGES + 1}`, measured.deep),
					row('grouping of one new item', measured.one),
					row(`the same, of ${BATCH} together, each`, measured.batch),
				],
			},
		],
		verdicts: [
			atMost(`first page of the queue with ${items.toLocaleString('en-US')} items, p50`, first, {
				limit: MOST_FIRST_PAGE_MS,
				unit: 'ms',
			}),
		],
		data: { ...measured },
	};
}
