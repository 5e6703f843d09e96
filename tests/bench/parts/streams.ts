import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { topics } from '#core/changes/topic.ts';
import { streamAddress } from '#core/live/stream/stream-address.ts';
import { noteChange } from '#server/changes/note-change.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { readPages, type StreamResult, timeCells } from '#tests/bench/support/open-loop.ts';
import {
	atMost,
	type BenchOptions,
	CLIENT_CORE,
	type PartReport,
	SERVER_CORE,
} from '#tests/bench/support/part.ts';
import { pssOfTree, type Spawned, spawnOn } from '#tests/bench/support/processes.ts';
import { type Site, startSite } from '#tests/bench/support/site.ts';
import { fullDay, goodAddresses, siteData } from '#tests/bench/support/site-data.ts';
import { short, spread } from '#tests/bench/support/statistics.ts';

const SIZES = {
	full: { streams: 15_000, seconds: 60, rate: 500 },
	quick: { streams: 1_000, seconds: 10, rate: 100 },
};
const CHILDREN = 2;
const EVERY_MS = 1_000;
const MOST = { kilobytes: 24, delayMs: 2_000, ratio: 3, leastSeconds: 30 };
/** All come from one network: beyond 70 % of the places it would be limited. */
const PLACES_PER_STREAM = 1.6;
const PROGRAM = fileURLToPath(new URL('../children/stream-listeners.ts', import.meta.url));

type Listeners = { child: Spawned; next: () => Promise<Record<string, unknown>> };
type Opened = { seconds: number; refused: number };
type Heard = { delays: number[]; lost: number };

/** What open pages cost and how soon they hear of a change, while others read. */
export async function measureStreams(options: BenchOptions): Promise<PartReport> {
	const size = SIZES[options.quick ? 'quick' : 'full'];
	const dataDir = await siteData(options.folder, 'streams');
	const env = { STREAM_MAX: String(Math.ceil(size.streams * PLACES_PER_STREAM)) };
	const site = await startSite({ ...options, name: 'streams', core: SERVER_CORE, dataDir, env });
	await using db = await openDatabase({ dataDir, databaseUrl: null });
	await readPages(site, size);
	const idle = await readPages(site, size);
	const before = memoryOf(site);
	const listeners = await openAll(site, size.streams, await readDataVersion(db.kysely));
	const opened = (await Promise.all(listeners.map(({ next }) => next()))) as Opened[];
	await wait(EVERY_MS);
	const perStream = (memoryOf(site) - before) / size.streams;

	const stop = new AbortController();
	const changing = changeEachSecond(db, stop.signal);
	const busy = await readPages(site, size);
	stop.abort();
	const changes = await changing;
	await wait(2 * EVERY_MS);
	for (const { child } of listeners) child.process.stdin?.write('\n');
	const heard = (await Promise.all(listeners.map(({ next }) => next()))) as Heard[];
	await site.stop();
	return toReport({ size, idle, busy, perStream, changes, opened, heard });
}

const memoryOf = ({ pid }: Site) => pssOfTree(pid)[0] ?? Number.NaN;

async function openAll(site: Site, count: number, version: number): Promise<Listeners[]> {
	const target = streamAddress([topics.day(fullDay())], version);
	return Array.from({ length: CHILDREN }, () => {
		const args = [PROGRAM, String(site.port), target, String(count / CHILDREN)];
		const child = spawnOn(process.execPath, args, {
			core: CLIENT_CORE,
			stdio: ['pipe', 'pipe', 'inherit'],
		});
		const lines = createInterface({ input: child.process.stdout as NodeJS.ReadableStream })[
			Symbol.asyncIterator
		]();
		return {
			child,
			next: async () => JSON.parse((await lines.next()).value ?? '{}') as Record<string, unknown>,
		};
	});
}

/**
 * Corrects one game after the other from another process, as an operator would: its venue says
 * when. Answers how many changes were made.
 */
async function changeEachSecond(db: AppDatabase, signal: AbortSignal): Promise<number> {
	const day = fullDay();
	const games = await db.kysely
		.selectFrom('games')
		.select(['id', 'venue'])
		.where('day', '=', day)
		.orderBy('id')
		.execute();
	let changes = 0;
	for (; !signal.aborted; changes++) {
		const { id, venue: before } = games[changes % games.length] as {
			id: string;
			venue: string | null;
		};
		await db.transaction(async (trx) => {
			const at = Date.now();
			const venue = `Estádio ${at}`;
			await trx.updateTable('games').set({ venue, updated_at: at }).where('id', '=', id).execute();
			const named = [topics.day(day), topics.game(id)];
			noteChange(trx, {
				topics: named,
				gameId: id,
				kind: 'venue',
				before: before ?? 'Arena',
				after: venue,
				at,
				source: null,
				actor: null,
			});
		});
		await wait(EVERY_MS, undefined, { signal }).catch(() => undefined);
	}
	return changes;
}

type Measured = {
	size: { streams: number; seconds: number; rate: number };
	idle: StreamResult;
	busy: StreamResult;
	perStream: number;
	changes: number;
	opened: Opened[];
	heard: Heard[];
};

function toReport({ size, idle, busy, perStream, changes, opened, heard }: Measured): PartReport {
	const delays = heard.flatMap((each) => each.delays);
	const { p50, p99, max } = spread(delays);
	const expected = changes * size.streams;
	const heardOfAll = `${short(delays.length)} of ${short(expected)}`;
	const ratio = busy.p99 / idle.p99;
	const seconds = Math.max(...opened.map((each) => each.seconds));
	const refused = opened.reduce((sum, each) => sum + each.refused, 0);
	const kilobytes = perStream / 1_024;
	const isWhole = size.streams === SIZES.full.streams;
	return {
		title: 'Open pages that hear of changes',
		conditions: [
			`${size.streams.toLocaleString('en-US')} streams of one day of 100 games on one process, all asked for at once as after a restart; their clients have the other core. Another process corrects a game each second, ${changes} times.`,
			`Readers ask for ${size.rate} pages a second (open loop, a client that never waits for a core) over ${goodAddresses().length} addresses, first without streams, then with all of them and the changes.`,
			'Delay: from the moment before the change is written, in the process that writes it, to its bytes at a client. Memory: PSS of the server with all streams open less before them.',
		],
		tables: [
			{
				head: ['', 'p50 ms', 'p99', 'max', 'count'],
				rows: [
					['change heard', ...[p50, p99, max].map(short), heardOfAll],
					['page, without streams', ...timeCells(idle)],
					['page, beside them', ...timeCells(busy)],
				],
			},
		],
		verdicts: [
			atMost('memory of a stream', kilobytes, { limit: MOST.kilobytes, unit: 'KB' }),
			atMost('delay of a change, p99', p99, { limit: MOST.delayMs, unit: 'ms' }),
			{
				item: 'changes heard by every stream',
				result: short(delays.length),
				target: short(expected),
				met: delays.length === expected,
			},
			atMost('p99 of pages beside the streams against without', ratio, {
				limit: MOST.ratio,
				unit: '×',
			}),
			{
				item: `all streams come back in (${short(refused)} times sent away)`,
				result: `${short(seconds)} s`,
				target: isWhole ? `≥ ${MOST.leastSeconds} s` : 'for information',
				met: !isWhole || seconds >= MOST.leastSeconds,
			},
		],
		data: {
			idle,
			busy,
			perStream,
			changes,
			opened,
			delay: { p50, p99, max, count: delays.length, expected },
			lost: heard.map(({ lost }) => lost),
		},
	};
}
