import { readFileSync } from 'node:fs';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { paths, SEARCH_PARAMETER } from '#core/site/paths.ts';
import { requireHealthy, runLoad, type StreamResult } from '#tests/bench/support/open-loop.ts';
import { type BenchOptions, type PartReport, SERVER_CORE } from '#tests/bench/support/part.ts';
import { type Site, startSite } from '#tests/bench/support/site.ts';
import { goodAddresses, siteData } from '#tests/bench/support/site-data.ts';
import { median, short } from '#tests/bench/support/statistics.ts';

const RATES = { full: { good: 500, flood: 1_500 }, quick: { good: 100, flood: 200 } };
/** p99 of a noisy machine differs this much between two runs of the same. */
const UNCHANGED = 1.25;
const LEAST_SERVED = 0.999;

const UNKNOWN_PARAMETERS = [
	`${paths.home}?utm_source={random}&utm_campaign={random}`,
	`${paths.today}?{random}={random}`,
	`${paths.tomorrow}?fbclid={random}&x={random}`,
	`${paths.home}?${'p={random}&'.repeat(20)}`,
];
const SEARCHES = [
	`${paths.today}?${SEARCH_PARAMETER}={random}`,
	`${paths.home}?${SEARCH_PARAMETER}={random}&utm_source={random}`,
];

/** Each names a team that does not exist: all are one calendar in memory. */
const CHOICES = [`${calendarPaths.chosen}?times=palmeiras,{random}`];

/**
 * Beside them stands the same number of requests for known pages: what more readers cost, without
 * getting around anything.
 */
const FLOODS: Record<Exclude<Kind, 'alone'>, string[]> = {
	'ordinary requests': [paths.home, paths.today, paths.tomorrow],
	'unknown parameters': UNKNOWN_PARAMETERS,
	'random searches': SEARCHES,
	'random calendars': CHOICES,
};

const KINDS = [
	'alone',
	'ordinary requests',
	'unknown parameters',
	'random searches',
	'random calendars',
] as const;
type Kind = (typeof KINDS)[number];
type Round = { load: Record<string, StreamResult>; hits: number; asked: number };

/** What good readers feel beside a flood that tries to get around the cache. */
export async function measureFlood(options: BenchOptions): Promise<PartReport> {
	const dataDir = await siteData(options.folder, 'flood');
	// The header that tells the streams apart in the log is believed only from a trusted proxy.
	const site = await startSite({
		...options,
		name: 'flood',
		core: SERVER_CORE,
		dataDir,
		env: { TRUST_PROXY: '127.0.0.1/32' },
	});
	const rounds = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Record<
		Kind,
		Round[]
	>;
	const [count, seconds, rates] = options.quick ? [1, 3, RATES.quick] : [6, 5, RATES.full];
	await fillCache(site);
	for (let round = 0; round < count; round++) {
		for (const kind of Object.keys(rounds) as Kind[]) {
			rounds[kind].push(await runRound(site, { kind, number: round, seconds, rates }));
		}
	}
	await site.stop();
	for (const { load } of Object.values(rounds).flat()) requireHealthy(load.good);
	for (const kind of Object.keys(rounds) as Kind[]) {
		for (const [number, round] of rounds[kind].entries())
			countHits(round, site.logFile, goodPrefix(kind, number));
	}
	return toReport(rounds, rates);
}

/** Every good page once, slowly, so that no round pays for the first renderings. */
async function fillCache(site: Site): Promise<void> {
	const streams = [{ name: 'first', rate: 20, addresses: goodAddresses(), idPrefix: 'first-' }];
	await runLoad({ port: site.port, warmUpSeconds: 0, seconds: 2, streams });
}

type RoundSettings = {
	kind: Kind;
	number: number;
	seconds: number;
	rates: { good: number; flood: number };
};

function goodPrefix(kind: Kind, round: number): string {
	return `good-${kind.replaceAll(' ', '_')}-${round}-`;
}

async function runRound(
	site: Site,
	{ kind, number, seconds, rates }: RoundSettings,
): Promise<Round> {
	const good = {
		name: 'good',
		rate: rates.good,
		addresses: goodAddresses(),
		idPrefix: goodPrefix(kind, number),
	};
	const flood = (addresses: string[]) => ({
		name: 'flood',
		rate: rates.flood,
		addresses,
		idPrefix: `flood-${number}-`,
	});
	const streams = kind === 'alone' ? [good] : [good, flood(FLOODS[kind])];
	return {
		load: await runLoad({ port: site.port, warmUpSeconds: 2, seconds, streams }),
		hits: 0,
		asked: 0,
	};
}

/**
 * Reads from the access log how many of the good requests came from memory and were true, the first
 * seconds included.
 */
function countHits(round: Round, logFile: string, prefix: string): void {
	for (const line of readFileSync(logFile, 'utf8').split('\n')) {
		if (!line.includes(`"requestId":"${prefix}`)) continue;
		round.asked++;
		if (line.includes('"cache":"hit"')) round.hits++;
	}
}

function toReport(
	rounds: Record<Kind, Round[]>,
	rates: { good: number; flood: number },
): PartReport {
	const of = (kind: Kind, value: 'p50' | 'p99' | 'max', stream = 'good') =>
		median(rounds[kind].map(({ load }) => load[stream]?.[value] ?? Number.NaN));
	const hitRate = (kind: Kind) =>
		sum(rounds[kind], ({ hits }) => hits) / sum(rounds[kind], ({ asked }) => asked);
	const statuses = (kind: Kind, stream: string) =>
		rounds[kind].map(({ load }) => load[stream]?.statuses ?? {});
	const floods = ['unknown parameters', 'random searches', 'random calendars'] as const;
	return {
		title: 'A flood around the cache',
		conditions: [
			`Good readers: ${rates.good} requests a second over ${goodAddresses().length} addresses; the flood: ${rates.flood.toLocaleString('en-US')} a second beside them, each with new random values. Server on core 0, client on core 1, open loop; rounds interleaved, median of the rounds.`,
			'Unknown parameters are dropped, so such a request is the page that is in memory. A chosen calendar forgets ids that nothing has. A new search has to be rendered: those are queued last and refused (503) when there are too many.',
			'Against as many ordinary requests: any request beside another makes it wait; what is asked here is whether one made to get around the cache costs more than an honest one. Ratio of the p99 of rounds that follow each other, median of the rounds.',
			`Hit rate: share of the good requests answered from memory with a true page, from the access log, warm-up included. "Unchanged" for p99 is at most ${UNCHANGED} × (two runs of the same differ by as much).`,
		],
		tables: [
			{
				head: ['flood', 'good p50 ms', 'p99', 'max', 'hit rate', 'answers to the flood'],
				rows: (Object.keys(rounds) as Kind[]).map((kind) => [
					kind === 'alone' ? 'none' : kind,
					...(['p50', 'p99', 'max'] as const).map((value) => short(of(kind, value))),
					percent(hitRate(kind)),
					kind === 'alone' ? '' : answers(statuses(kind, 'flood')),
				]),
			},
		],
		verdicts: floods.flatMap((kind) => {
			const ratio = median(
				rounds[kind].map(
					({ load }, round) => p99Of(load) / p99Of(rounds['ordinary requests'][round]?.load),
				),
			);
			const target = kind !== 'random searches' ? UNCHANGED : Number.POSITIVE_INFINITY;
			const served = hitRate(kind);
			return [
				{
					item: `hit rate of good pages beside a flood of ${kind}`,
					result: `${percent(served)} (alone ${percent(hitRate('alone'))})`,
					target: 'unchanged',
					met: served >= hitRate('alone') * LEAST_SERVED,
				},
				...(Number.isFinite(target)
					? [
							{
								item: `p99 of good pages beside a flood of ${kind}, against as many ordinary requests`,
								result: `${ratio.toFixed(2)} ×`,
								target: `unchanged (≤ ${target} ×)`,
								met: ratio <= target,
							},
						]
					: []),
			];
		}),
		data: { rounds },
	};
}

function p99Of(load: Record<string, StreamResult> | undefined): number {
	return load?.good?.p99 ?? Number.NaN;
}

function sum<T>(list: readonly T[], value: (entry: T) => number): number {
	return list.reduce((total, entry) => total + value(entry), 0);
}

function percent(share: number): string {
	return `${(share * 100).toFixed(2)} %`;
}

function answers(rounds: Record<string, number>[]): string {
	const total = new Map<string, number>();
	for (const statuses of rounds)
		for (const [status, count] of Object.entries(statuses))
			total.set(status, (total.get(status) ?? 0) + count);
	return [...total]
		.map(([status, count]) => `${status}: ${count.toLocaleString('en-US')}`)
		.join(', ');
}
