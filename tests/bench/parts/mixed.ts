import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '#core/site/paths.ts';
import {
	MIXED_ENV,
	MIXED_EVERY_MS,
	type MixedKind,
	type MixedResult,
	runMixed,
} from '#tests/bench/support/mixed-traffic.ts';
import {
	atMost,
	type BenchOptions,
	type PartReport,
	SERVER_CORE,
} from '#tests/bench/support/part.ts';
import { cpuMicroseconds, pssOfTree } from '#tests/bench/support/processes.ts';
import { type Site, startSite } from '#tests/bench/support/site.ts';
import { fullDay, siteData } from '#tests/bench/support/site-data.ts';
import { median, short } from '#tests/bench/support/statistics.ts';
import { runWrk } from '#tests/bench/support/wrk.ts';

/** Length of the traffic; BENCH_MIXED_MINUTES shortens a trial. */
const MINUTES = { full: 20, quick: 0.5 };
const SAMPLES = 40;
const MOST_MB = 350;
const MB = 1 << 20;
/** A heap breathes by as much between two collections. */
const MOST_GROWTH = 0.05;
const MOST_AGEING = 1.25;
const KINDS = Object.keys(MIXED_EVERY_MS) as MixedKind[];

/** Memory in bytes, `at` in milliseconds since the traffic began. */
type Sample = { at: number; web: number; tree: number };

/**
 * What twenty minutes of everything at once leave in one process: its memory, and the processor
 * time of a cached page before and after.
 */
export async function measureMixed(options: BenchOptions): Promise<PartReport> {
	const length = Number(process.env.BENCH_MIXED_MINUTES ?? 0);
	const minutes = length > 0 ? length : MINUTES[options.quick ? 'quick' : 'full'];
	const start = async (name: string) =>
		startSite({
			...{ folder: options.folder, name, core: SERVER_CORE, env: MIXED_ENV },
			dataDir: await siteData(options.folder, name, { articles: 20 }),
		});
	const old = await start('mixed');
	const traffic = runMixed({ url: old.url, seconds: minutes * 60, pace: 1, kinds: KINDS }, 'any');
	const used = cpuMicroseconds(old.pid);
	const samples = await sample(old, minutes * 60_000);
	const busy = (cpuMicroseconds(old.pid) - used) / (minutes * 60_000_000);
	const result = await traffic;
	// A fresh process beside it: the machine is not the same twenty minutes later.
	const fresh = await start('mixed-fresh');
	const cpu = await compareCpu({ fresh, old }, options);
	await Promise.all([old.stop(), fresh.stop()]);
	return toReport({ minutes, samples, busy, result, cpu });
}

async function sample({ pid }: Site, milliseconds: number): Promise<Sample[]> {
	const begin = performance.now();
	const samples: Sample[] = [];
	for (let count = 1; count <= SAMPLES; count++) {
		await wait(begin + (count * milliseconds) / SAMPLES - performance.now());
		const each = pssOfTree(pid);
		samples.push({
			...{ at: performance.now() - begin, web: each[0] ?? Number.NaN },
			tree: each.reduce((sum, one) => sum + one, 0),
		});
	}
	return samples;
}

type Cpu = Record<'fresh' | 'old', number[]>;

/** Processor microseconds a request of each, in turns. */
async function compareCpu(sites: Record<keyof Cpu, Site>, { quick }: BenchOptions): Promise<Cpu> {
	const cpu: Cpu = { fresh: [], old: [] };
	for (let round = quick ? 0 : -3; round < (quick ? 3 : 15); round++) {
		for (const name of ['fresh', 'old'] as const) {
			const { url, pid } = sites[name];
			const before = cpuMicroseconds(pid);
			const { requests } = await runWrk(`${url}${paths.day(fullDay())}`, {
				seconds: 2,
				headers: { 'accept-encoding': 'gzip' },
			});
			// The first rounds compile.
			if (round >= 0) cpu[name].push((cpuMicroseconds(pid) - before) / requests);
		}
	}
	return cpu;
}

/** How far the median of the last quarter is above that of the quarter before it. */
function growthOfLastHalf(samples: readonly Sample[]): number {
	const quarter = samples.length >> 2;
	const middle = (part: readonly Sample[]) => median(part.map(({ web }) => web));
	return middle(samples.slice(-quarter)) / middle(samples.slice(-2 * quarter, -quarter)) - 1;
}

type Measured = {
	minutes: number;
	samples: Sample[];
	/** Share of a core that the web process used meanwhile. */
	busy: number;
	result: MixedResult;
	cpu: Cpu;
};

function toReport({ minutes, samples, busy, result, cpu }: Measured): PartReport {
	const most = Math.max(...samples.map(({ web }) => web));
	const grown = growthOfLastHalf(samples);
	const ageing = median(cpu.old.map((each, round) => each / (cpu.fresh[round] ?? Number.NaN)));
	const rates = KINDS.map((kind) => `${kind} ${short(result[kind].times.length)}`).join(', ');
	return {
		title: 'Everything at once, for long',
		conditions: [
			`One process for ${minutes} minutes: ${rates} (pages in each encoding, heads and pages that are known already; streams of 20 s; an edit shows, a draft does not; an upload is 1 MB in two pieces, read whole and in part, and removed).`,
			`Memory: PSS (smaps_rollup) of the web process, ${SAMPLES} samples; with the process that looks into files in the second column. Flat: the median of the last quarter is at most ${MOST_GROWTH * 100} % above that of the quarter before.`,
			`The process used ${(busy * 100).toFixed(0)} % of a core meanwhile. Processor time of a cached page: the old process and a fresh one in turns, rounds of 2 s, median of the rounds and of their ratios.`,
		],
		tables: [
			{
				head: ['minute', 'PSS MB', 'with its helpers'],
				rows: samples
					.filter((_, place) => (place + 1) % (SAMPLES / 10) === 0)
					.map(({ at, web, tree }) => [
						(at / 60_000).toFixed(1),
						short(web / MB),
						short(tree / MB),
					]),
			},
			{
				head: ['process', 'CPU µs of a cached page'],
				rows: [
					['fresh', short(median(cpu.fresh))],
					['old', short(median(cpu.old))],
				],
			},
		],
		verdicts: [
			atMost(`memory of one process in ${minutes} minutes of mixed traffic, most`, most / MB, {
				limit: MOST_MB,
				unit: 'MB',
			}),
			{
				item: 'growth of its memory, last quarter against the one before',
				result: `${(grown * 100).toFixed(1)} %`,
				target: `≤ ${MOST_GROWTH * 100} %`,
				met: grown <= MOST_GROWTH,
			},
			atMost('processor time of a cached page, old process against fresh', ageing, {
				limit: MOST_AGEING,
				unit: '×',
			}),
		],
		data: {
			...{ minutes, samples, busy, cpu, ageing, grown },
			kinds: Object.fromEntries(
				KINDS.map((kind) => [
					kind,
					{ p50: median(result[kind].times), failed: result[kind].failed },
				]),
			),
		},
	};
}
