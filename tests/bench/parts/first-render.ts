import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { build } from 'vite';
import type { DayView } from '#core/games/day-view.ts';
import { paths } from '#core/site/paths.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { readDay } from '#server/games/read-day.ts';
import { createGuideData } from '#server/guide-data.ts';
import { pack } from '#server/http/compress.ts';
import type { PageRenderer, RenderedPage, RenderSettings } from '#server/http/rendered-page.ts';
import type { BenchOptions, PartReport } from '#tests/bench/support/part.ts';
import { fullDay, siteData } from '#tests/bench/support/site-data.ts';
import { median, short } from '#tests/bench/support/statistics.ts';

const MOST_OF_PLAIN = 5;

type PlainList = { renderList(view: DayView): string; streamList(view: DayView): Promise<string> };
type Subject = { name: string; run: () => unknown; prepare?: () => Promise<unknown>; rounds: { thread: number; process: number }[] };

/** What it costs to make the page of a full day, against React rendering the same list and nothing else. */
export async function measureFirstRender(options: BenchOptions): Promise<PartReport> {
	const dataDir = await siteData(options.folder, 'first-render');
	const plain = await buildPlainList(options.folder);
	const built = (await import(pathToFileURL(path.resolve('build/server/index.js')).href)) as {
		openRenderer(settings: RenderSettings): Promise<PageRenderer>;
	};
	await using db = await openDatabase({ dataDir, databaseUrl: null });
	const { view } = await readDay(createGuideData(db), { day: fullDay(), now: Date.now() });
	await using renderer = await built.openRenderer({
		...{ dataDir, databaseUrl: null, clockOffsetMs: 0, identity: { kind: 'own' as const }, development: false },
		publicUrl: 'http://localhost:3000',
	});
	const page = () => renderer.render({ address: paths.day(fullDay()), known: null, requestId: 'bench' });
	const first = await page();
	if (first.status !== 200) throw new Error(`The page answered ${first.status}: ${JSON.stringify(first.failures)}`);
	const bump = () => db.transaction(bumpDataVersion);
	const bytes = new Uint8Array(gunzipSync(first.gzip ?? new Uint8Array()));
	const subjects: Subject[] = [
		{ name: 'page on a cache miss, packed', run: page, rounds: [] },
		{ name: 'the same after a change of data (names read again)', run: page, prepare: bump, rounds: [] },
		{ name: 'packing alone (gzip 6, Brotli 5)', run: () => pack(bytes), rounds: [] },
		{ name: 'React alone, renderToString', run: () => plain.renderList(view), rounds: [] },
		{ name: 'React alone, stream collected', run: () => plain.streamList(view), rounds: [] },
	];
	await runRounds(subjects, options);
	return toReport(subjects, { page: first, list: plain.renderList(view), games: view.games.length });
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

async function runRounds(subjects: Subject[], { quick }: BenchOptions): Promise<void> {
	const [rounds, times, warmUp] = quick ? [1, 20, 20] : [3, 100, 150];
	for (const subject of subjects) await runRound(subject, warmUp);
	for (let round = 0; round < rounds; round++) {
		for (const subject of subjects) subject.rounds.push(await runRound(subject, times));
	}
}

/** CPU milliseconds of one run, of this thread and of the process with its helpers (compression, garbage collection). */
async function runRound({ run, prepare }: Subject, times: number): Promise<{ thread: number; process: number }> {
	const sum = { thread: 0, process: 0 };
	for (let time = 0; time < times; time++) {
		await prepare?.();
		const before = readCpu();
		await run();
		const after = readCpu();
		sum.thread += after.thread - before.thread;
		sum.process += after.process - before.process;
	}
	return { thread: sum.thread / times, process: sum.process / times };
}

/** The process first: Linux brings the running thread's own account up to date only then. */
function readCpu(): { process: number; thread: number } {
	return { process: total(process.cpuUsage()), thread: total(process.threadCpuUsage()) };
}

function total({ user, system }: { user: number; system: number }): number {
	return (user + system) / 1_000;
}

function toReport(subjects: Subject[], { page, list, games }: { page: RenderedPage; list: string; games: number }): PartReport {
	const of = (subject: Subject | undefined, value: 'thread' | 'process') => median(subject?.rounds.map((round) => round[value]) ?? []);
	const [miss, afterChange, packing, plain] = subjects;
	const render = of(miss, 'thread') - of(packing, 'thread');
	const ratio = render / of(plain, 'thread');
	const changed = of(afterChange, 'thread') / of(plain, 'thread');
	return {
		title: 'First render of a day',
		conditions: [
			`${games} games. Page = reading the data, router, document, data for the browser, hashes of its inline scripts (${short((page.gzip?.length ?? 0) / 1024)} KB gzip); list = the same components for the same games, in React alone (${short(list.length / 1024)} KB HTML).`,
			'The built render thread in a process of its own on core 0, NODE_ENV=production, warmed up; CPU of the thread by getrusage; rounds interleaved, median of the rounds.',
			'The packing of the page, which is no part of rendering it, is measured by itself and taken off. The process column adds the helpers of the thread (garbage collection, compiling).',
		],
		tables: [
			{
				head: ['what', 'CPU ms of the thread', 'CPU ms of the process', 'against React alone'],
				rows: [
					['first render (page less packing)', render.toFixed(2), '', `${ratio.toFixed(2)} ×`],
					...subjects.map((subject) => [
						subject.name,
						of(subject, 'thread').toFixed(2),
						of(subject, 'process').toFixed(2),
						`${(of(subject, 'thread') / of(plain, 'thread')).toFixed(2)} ×`,
					]),
				],
			},
		],
		verdicts: [
			{
				item: 'first render of a 100-game day against plain react-dom/server (renderToString), CPU',
				result: `${ratio.toFixed(2)} ×`,
				target: `≤ ${MOST_OF_PLAIN} ×`,
				met: ratio <= MOST_OF_PLAIN,
			},
		],
		data: { ratio, packedRatioAfterChange: changed, subjects: subjects.map(({ name, rounds }) => ({ name, rounds })) },
	};
}
