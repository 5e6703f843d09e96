import { setTimeout as wait } from 'node:timers/promises';
import type { AppDatabase } from '#server/db/app-database.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { requireHealthy, runLoad, type StreamResult } from '#tests/bench/support/open-loop.ts';
import { type BenchOptions, type PartReport, SERVER_CORE } from '#tests/bench/support/part.ts';
import { observed, type Render, takeRenders } from '#tests/bench/support/renders.ts';
import { type Site, startSite } from '#tests/bench/support/site.ts';
import { goodAddresses, siteData } from '#tests/bench/support/site-data.ts';
import { median, short } from '#tests/bench/support/statistics.ts';

const RATE = { full: 1_000, quick: 200 };
const MOST = 2;
const EVERY_MS = 1_000;

type Round = { load: StreamResult; renders: Render[]; versions: number };

/** Pairs of rounds, one after the other: the machine is not the same a minute later. */
type Rounds = { quiet: Round[]; changing: Round[] };

/** What readers feel while everything changes each second: on a machine of two cores, and with the whole server held to one. */
export async function measureInvalidation(options: BenchOptions): Promise<PartReport> {
	const [rounds, seconds, rate] = options.quick ? [1, 4, RATE.quick] : [6, 5, RATE.full];
	const measured: Rounds[] = [];
	for (const core of ['any', SERVER_CORE] as const) {
		const dataDir = await siteData(options.folder, 'invalidation');
		const observer = observed(options.folder);
		const site = await startSite({ ...options, ...observer, name: `invalidation-${core}`, core, dataDir });
		await using db = await openDatabase({ dataDir, databaseUrl: null });
		const both: Rounds = { quiet: [], changing: [] };
		const settings = { seconds, rate, shared: core === 'any' };
		for (let round = 0; round < rounds; round++) {
			both.quiet.push(await runRound(site, observer.file, { ...settings, db: null }));
			both.changing.push(await runRound(site, observer.file, { ...settings, db }));
		}
		measured.push(both);
		await site.stop();
	}
	const [two, one] = measured as [Rounds, Rounds];
	return toReport(two, one, rate);
}

type RoundSettings = { db: AppDatabase | null; seconds: number; rate: number; shared: boolean };

async function runRound(site: Site, rendersFile: string, { db, seconds, rate, shared }: RoundSettings): Promise<Round> {
	const stop = new AbortController();
	await takeRenders(site.pid, rendersFile);
	const bumping = db === null ? Promise.resolve(0) : bumpEachSecond(db, stop.signal);
	const streams = [{ name: 'readers', rate, addresses: goodAddresses(), idPrefix: 'reader-' }];
	const results = await runLoad({ port: site.port, warmUpSeconds: 3, seconds, streams, shared });
	stop.abort();
	const versions = await bumping;
	await wait(EVERY_MS);
	const load = results.readers as StreamResult;
	requireHealthy(load);
	return { load, renders: await takeRenders(site.pid, rendersFile), versions };
}

/** Raises the data version from another process, as an import would; every page is untrue with it. */
async function bumpEachSecond(db: AppDatabase, signal: AbortSignal): Promise<number> {
	let versions = 0;
	for (; !signal.aborted; versions++) {
		await db.transaction(bumpDataVersion);
		await wait(EVERY_MS, undefined, { signal }).catch(() => undefined);
	}
	return versions;
}

/** How often an address was rendered more than once for the same version. */
export function rendersTwice(renders: readonly Render[]): number {
	const pairs = new Set(renders.map(({ address, version }) => `${version} ${address}`));
	return renders.length - pairs.size;
}

const ratioOf = ({ quiet, changing }: Rounds) =>
	median(changing.map(({ load }, round) => load.p99 / (quiet[round]?.load.p99 ?? Number.NaN)));

function toReport(two: Rounds, one: Rounds, rate: number): PartReport {
	const changing = [...two.changing, ...one.changing];
	const renders = changing.flatMap((round) => round.renders);
	const versions = changing.reduce((sum, round) => sum + new Set(round.renders.map(({ version }) => version)).size, 0);
	const twice = changing.reduce((sum, round) => sum + rendersTwice(round.renders), 0);
	const row = (cores: string, pages: string, rounds: Round[]) => [
		...[cores, pages],
		...(['p50', 'p90', 'p99', 'p999', 'max'] as const).map((value) => short(median(rounds.map(({ load }) => load[value])))),
		short(rounds.reduce((sum, round) => sum + round.renders.length, 0)),
		short(rounds.reduce((sum, { load }) => sum + notServed(load), 0)),
	];
	const rows = (cores: string, rounds: Rounds) => [
		row(cores, 'unchanged', rounds.quiet),
		row(cores, 'all invalidated each second', rounds.changing),
	];
	const ratio = ratioOf(two);
	return {
		title: 'Everything changes each second',
		conditions: [
			`${rate.toLocaleString('en-US')} requests a second, sent on time (open loop), over ${goodAddresses().length} addresses of 100 games. Two cores: server and client share both, as on a small machine of production. One core: the whole server is held to core 0, the client has core 1.`,
			`The data version is raised each second by another process, so every page is rendered anew each second. Times from when a request was due to its last byte; rounds interleaved, median of the rounds. On one core the p99 is ${ratioOf(one).toFixed(2)} × (for information): a request that comes while the core renders waits for the scheduler's slice of some milliseconds.`,
			'Renderings are counted between the main thread and the render thread.',
		],
		tables: [
			{
				head: ['cores', 'pages', 'p50 ms', 'p90', 'p99', 'p99.9', 'max', 'renderings', 'not served'],
				rows: [...rows('two', two), ...rows('one', one)],
			},
		],
		verdicts: [
			{
				item: 'p99 with every page invalidated each second against without (two cores)',
				result: `${ratio.toFixed(2)} ×`,
				target: `≤ ${MOST} ×`,
				met: ratio <= MOST,
			},
			{
				item: 'renderings per address and version',
				result:
					twice === 0
						? `exactly one (${short(renders.length)} renderings, ${goodAddresses().length} addresses, ${versions} versions)`
						: `${twice} too many`,
				target: 'exactly one',
				met: twice === 0,
			},
		],
		data: { ratio, onOneCore: ratioOf(one), twice, two: withoutRenders(two), one: withoutRenders(one) },
	};
}

/** Requests without an answer, or with another than the page. */
function notServed({ sent, statuses }: StreamResult): number {
	return sent - (statuses['200'] ?? 0);
}

function withoutRenders({ quiet, changing }: Rounds) {
	const plain = ({ load, renders, versions }: Round) => ({ load, renders: renders.length, versions, twice: rendersTwice(renders) });
	return { quiet: quiet.map(plain), changing: changing.map(plain) };
}
