import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { build } from 'vite';
import type { DayView } from '#core/games/day/day-view.ts';
import { paths } from '#core/site/paths.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { readDay } from '#server/games/read/read-day.ts';
import { pack } from '#server/http/cache/compress.ts';
import type { RenderedPage } from '#server/http/render/rendered-page.ts';
import { atMost, type BenchOptions, type PartReport } from '#tests/bench/support/part.ts';
import {
	type CpuSubject,
	cpuOf,
	measureCpu,
	openBuiltRenderer,
	renderPage,
} from '#tests/bench/support/render-cpu.ts';
import { fullDay, siteData } from '#tests/bench/support/site-data.ts';
import { short } from '#tests/bench/support/statistics.ts';

const MOST_OF_PLAIN = 5;

type PlainList = { renderList(view: DayView): string; streamList(view: DayView): Promise<string> };

/**
 * What it costs to make the page of a full day, against React rendering the same list and nothing
 * else.
 */
export async function measureFirstRender(options: BenchOptions): Promise<PartReport> {
	const dataDir = await siteData(options.folder, 'first-render');
	const plain = await buildPlainList(options.folder);
	await using db = await openDatabase({ dataDir, databaseUrl: null });
	const { view } = await readDay(createGuideData(db), { day: fullDay(), now: Date.now() });
	await using renderer = await openBuiltRenderer(dataDir);
	const page = () => renderPage(renderer, paths.day(fullDay()));
	const first = await page();
	const bump = () => db.transaction(async (trx) => noteEverything(trx, 0));
	const bytes = new Uint8Array(gunzipSync(first.gzip ?? new Uint8Array()));
	const subjects: CpuSubject[] = [
		{ name: 'page on a cache miss, packed', run: page, rounds: [] },
		{
			name: 'the same after a change of data (names read again)',
			run: page,
			prepare: bump,
			rounds: [],
		},
		{ name: 'packing alone (gzip 6, Brotli 5)', run: () => pack(bytes), rounds: [] },
		{ name: 'React alone, renderToString', run: () => plain.renderList(view), rounds: [] },
		{ name: 'React alone, stream collected', run: () => plain.streamList(view), rounds: [] },
	];
	await measureCpu(subjects, options);
	return toReport(subjects, {
		page: first,
		list: plain.renderList(view),
		games: view.games.length,
	});
}

/** Compiles the list in production mode, as the site itself is compiled. */
async function buildPlainList(folder: string): Promise<PlainList> {
	const outDir = path.join(folder, 'plain-list');
	await build({
		configFile: false,
		logLevel: 'error',
		build: { ssr: 'tests/bench/children/plain-list.tsx', outDir, target: 'es2022', minify: false },
	});
	return (await import(pathToFileURL(path.join(outDir, 'plain-list.js')).href)) as PlainList;
}

function toReport(
	subjects: CpuSubject[],
	{ page, list, games }: { page: RenderedPage; list: string; games: number },
): PartReport {
	const [miss, afterChange, packing, plain] = subjects;
	const render = cpuOf(miss, 'thread') - cpuOf(packing, 'thread');
	const ratio = render / cpuOf(plain, 'thread');
	const changed = cpuOf(afterChange, 'thread') / cpuOf(plain, 'thread');
	return {
		title: 'First render of a day',
		conditions: [
			`${games} games. Page = reading the data, router, document, data for the browser, hashes of its inline scripts (${short((page.gzip?.length ?? 0) / 1024)} KB gzip); list = the same components for the same games, in React alone (${short(list.length / 1024)} KB HTML).`,
			'The built render thread in a process of its own on core 0, NODE_ENV=production, warmed up; CPU of the thread by getrusage; rounds interleaved, median of the rounds.',
			'The packing of the page, which is no part of rendering it, is measured alone and subtracted. The process column adds the helpers of the thread (garbage collection, compiling).',
		],
		tables: [
			{
				head: ['what', 'CPU ms of the thread', 'CPU ms of the process', 'against React alone'],
				rows: [
					['first render (page less packing)', render.toFixed(2), '', `${ratio.toFixed(2)} ×`],
					...subjects.map((subject) => [
						subject.name,
						cpuOf(subject, 'thread').toFixed(2),
						cpuOf(subject, 'process').toFixed(2),
						`${(cpuOf(subject, 'thread') / cpuOf(plain, 'thread')).toFixed(2)} ×`,
					]),
				],
			},
		],
		verdicts: [
			atMost(
				'first render of a 100-game day against plain react-dom/server (renderToString), CPU',
				ratio,
				{ limit: MOST_OF_PLAIN, unit: '×' },
			),
		],
		data: {
			ratio,
			packedRatioAfterChange: changed,
			subjects: subjects.map(({ name, rounds }) => ({ name, rounds })),
		},
	};
}
