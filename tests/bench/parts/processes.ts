import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '#core/site/paths.ts';
import { type AttemptResult, countAttempts } from '#tests/bench/support/attempts.ts';
import {
	MIXED_ENV,
	MIXED_EVERY_MS,
	type MixedKind,
	runMixed,
} from '#tests/bench/support/mixed-traffic.ts';
import { runLoad, type Stream } from '#tests/bench/support/open-loop.ts';
import { atMost, type BenchOptions, type PartReport } from '#tests/bench/support/part.ts';
import { childrenOf, cpuOfTree, pssOfTree } from '#tests/bench/support/processes.ts';
import { type Site, startSite } from '#tests/bench/support/site.ts';
import { fullDay, goodAddresses, siteData } from '#tests/bench/support/site-data.ts';
import { median, percentile, short } from '#tests/bench/support/statistics.ts';
import { runWrk } from '#tests/bench/support/wrk.ts';

const MOST = { cpu: 1.1, furtherMb: 220, writes: 2 };
const MB = 1 << 20;
/** Drafts beside the ordinary traffic: so many times as often as an operator would. */
const DRAFT_PACE = 20;
const KINDS = Object.keys(MIXED_EVERY_MS) as MixedKind[];

type Name = 'one' | 'two';
type Pair<T> = Record<Name, T>;
const NAMES = ['one', 'two'] as const;

/** What a second web process behind the port costs, and that it changes no answer. */
export async function measureProcesses(options: BenchOptions): Promise<PartReport> {
	const sites = { one: await start(options, 1), two: await start(options, 2) };
	const cached = await compareCpu(sites, options, readCached);
	const rendered = await compareCpu(sites, options, readRendered);
	const memory = [await readMemory(sites.two)];
	const writes = await compareWrites(sites, options);
	memory.push(await readMemory(sites.two));
	const attempts = await countAttempts(sites.two);
	await Promise.all(NAMES.map((name) => sites[name].stop()));
	return toReport({ cached, rendered, writes, memory, attempts });
}

async function start({ folder }: BenchOptions, processes: number): Promise<Site> {
	const name = `processes-${processes}`;
	const env = {
		...{ ...MIXED_ENV, WEB_CONCURRENCY: String(processes) },
		TRUST_PROXY: '127.0.0.1/32',
	};
	const site = await startSite({
		...{ folder, name, core: 'any', env },
		dataDir: await siteData(folder, name),
	});
	while (processes > 1 && childrenOf(site.pid).length < processes) await wait(100);
	// The last one has its first pages to render.
	await wait(processes * 1_000);
	return site;
}

/** Asks one site for some seconds; answers how many requests were answered. */
type Ask = (site: Site, seconds: number) => Promise<number>;

async function readCached({ url }: Site, seconds: number): Promise<number> {
	const { requests, failures } = await runWrk(`${url}${paths.day(fullDay())}`, {
		seconds,
		headers: { 'accept-encoding': 'gzip' },
	});
	if (failures > 0) throw new Error(`${failures} failed requests`);
	return requests;
}

/** One search after the other that nobody asked before, each over a connection of its own. */
async function readRendered({ url }: Site, seconds: number): Promise<number> {
	const end = performance.now() + seconds * 1_000;
	let rendered = 0;
	while (performance.now() < end) {
		const response = await fetch(`${url}${paths.day(fullDay())}?busca=${randomUUID()}`, {
			headers: { connection: 'close', 'accept-encoding': 'gzip' },
		});
		await response.arrayBuffer();
		if (response.status === 200) rendered += 1;
	}
	return rendered;
}

const searches = (rate: number): Stream => ({
	...{ name: 'searches', rate, idPrefix: 'search-' },
	addresses: goodAddresses().map((address) => `${address}?busca={random}`),
});

/** Microseconds a request of all processes of a site together, in turns. */
async function compareCpu(
	sites: Pair<Site>,
	{ quick }: BenchOptions,
	ask: Ask,
): Promise<Pair<number[]>> {
	const cpu: Pair<number[]> = { one: [], two: [] };
	const [rounds, seconds] = quick ? [1, 3] : [9, 4];
	// The first rounds fill memory and compile.
	for (let round = -2; round < rounds; round++) {
		for (const name of NAMES) {
			const { pid } = sites[name];
			const before = cpuOfTree(pid);
			const answered = await ask(sites[name], seconds);
			if (round >= 0) cpu[name].push((cpuOfTree(pid) - before) / answered);
		}
	}
	return cpu;
}

/** Milliseconds of saving a draft, which waits for no page, beside everything else. */
async function compareWrites(sites: Pair<Site>, { quick }: BenchOptions): Promise<Pair<number[]>> {
	const times: Pair<number[]> = { one: [], two: [] };
	for (let round = 0; round < (quick ? 1 : 4); round++) {
		for (const name of NAMES) {
			const load = { url: sites[name].url, seconds: quick ? 5 : 20 };
			const [writes] = await Promise.all([
				runMixed({ ...load, pace: DRAFT_PACE, kinds: ['draft'] }, 'any'),
				runMixed({ ...load, pace: 1, kinds: KINDS }, 'any'),
			]);
			times[name].push(...writes.draft.times);
		}
	}
	return times;
}

type Memory = { primary: number; first: number; further: number };

/** After what was measured before, all pages and a flood of searches. */
async function readMemory(site: Site): Promise<Memory> {
	const pages = { name: 'pages', rate: 150, addresses: goodAddresses(), idPrefix: 'memory-' };
	await runLoad({
		...{ port: site.port, warmUpSeconds: 0, seconds: 10, shared: 'any' },
		streams: [pages, searches(100)],
	});
	const [first = 0, further = 0] = childrenOf(site.pid);
	const of = (pid: number) => pssOfTree(pid)[0] ?? Number.NaN;
	return { primary: of(site.pid), first: of(first), further: of(further) };
}

type Measured = {
	cached: Pair<number[]>;
	rendered: Pair<number[]>;
	writes: Pair<number[]>;
	/** After reading, and after everything. */
	memory: Memory[];
	attempts: AttemptResult;
};

function toReport({ cached, rendered, writes, memory, attempts }: Measured): PartReport {
	const ratio = ({ one, two }: Pair<number[]>) =>
		median(two.map((each, round) => each / (one[round] ?? Number.NaN)));
	const cpuRow = (name: string, cpu: Pair<number[]>) => [
		...[name, short(median(cpu.one)), short(median(cpu.two)), `${ratio(cpu).toFixed(2)} ×`],
	];
	const p99 = (name: Name) => percentile(writes[name], 0.99);
	const write = (share: number) => {
		const [one, two] = NAMES.map((name) => percentile(writes[name], share)) as [number, number];
		return [short(one), short(two), `${(two / one).toFixed(2)} ×`];
	};
	const exact = attempts.allowed.every((count) => count === attempts.limit);
	return {
		title: 'Two processes behind one port',
		conditions: [
			'WEB_CONCURRENCY 1 and 2, SQLite, each with data of its own; both cores for all, the primary process counts.',
			`Processor time: as many requests for one cached page as 32 connections take (wrk), then one search after the other that nobody asked before; in turns, median of the rounds and of their ratios.`,
			`Writes: a draft saved by the panel's JSON ${((DRAFT_PACE * 1_000) / MIXED_EVERY_MS.draft).toFixed(0)} times a second beside pages, cards, searches, streams, edits and uploads, ${short(writes.one.length)} and ${short(writes.two.length)} of them, in turns.`,
			'Memory: PSS of each process after the reading, every page and a flood of searches, and again after the writes and what was beside them. Attempts: wrong passwords for eight accounts, three times as many as the limit, over four connections each.',
		],
		tables: [
			{
				head: ['', 'one process', 'two', 'ratio'],
				rows: [
					cpuRow('cached page, CPU µs', cached),
					cpuRow('rendered page, CPU µs', rendered),
					['write p50, ms', ...write(0.5)],
					['write p99, ms', ...write(0.99)],
				],
			},
			{
				head: ['process', 'PSS MB after reading', 'after everything'],
				rows: (['primary', 'first', 'further'] as const).map((process) => [
					process,
					...memory.map((each) => short(each[process] / MB)),
				]),
			},
		],
		verdicts: [
			...[cached, rendered].map((cpu, place) =>
				atMost(
					`processor time a request with two processes against one (${['cached page', 'rendered page'][place]})`,
					ratio(cpu),
					{ limit: MOST.cpu, unit: '×' },
				),
			),
			atMost(
				'memory of a further process after load (PSS)',
				(memory[0]?.further ?? Number.NaN) / MB,
				{
					limit: MOST.furtherMb,
					unit: 'MB',
				},
			),
			atMost('write p99 with two processes against one (SQLite)', p99('two') / p99('one'), {
				limit: MOST.writes,
				unit: '×',
			}),
			{
				item: 'wrong passwords looked at by two processes, for each account',
				result: [...new Set(attempts.allowed)].join(', '),
				target: `exactly ${attempts.limit}`,
				met: exact,
			},
		],
		data: { cached, rendered, writes, memory, attempts },
	};
}
