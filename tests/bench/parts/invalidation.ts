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

/** What readers feel while everything changes each second. */
export async function measureInvalidation(options: BenchOptions): Promise<PartReport> {
	const dataDir = await siteData(options.folder, 'invalidation');
	const observer = observed(options.folder);
	const site = await startSite({ ...options, ...observer, name: 'invalidation', core: SERVER_CORE, dataDir });
	await using db = await openDatabase({ dataDir, databaseUrl: null });
	const [rounds, seconds, rate] = options.quick ? [1, 4, RATE.quick] : [6, 5, RATE.full];
	const [quiet, changing]: [Round[], Round[]] = [[], []];
	for (let round = 0; round < rounds; round++) {
		quiet.push(await runRound(site, observer.file, { db: null, seconds, rate }));
		changing.push(await runRound(site, observer.file, { db, seconds, rate }));
	}
	await site.stop();
	return toReport(quiet, changing, rate);
}

type RoundSettings = { db: AppDatabase | null; seconds: number; rate: number };

async function runRound(site: Site, rendersFile: string, { db, seconds, rate }: RoundSettings): Promise<Round> {
	const stop = new AbortController();
	await takeRenders(site.pid, rendersFile);
	const bumping = db === null ? Promise.resolve(0) : bumpEachSecond(db, stop.signal);
	const streams = [{ name: 'readers', rate, addresses: goodAddresses(), idPrefix: 'reader-' }];
	const results = await runLoad({ port: site.port, warmUpSeconds: 3, seconds, streams });
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

function toReport(quiet: Round[], changing: Round[], rate: number): PartReport {
	// Of each pair of rounds, one after the other: the machine is not the same a minute later.
	const ratio = median(changing.map(({ load }, round) => load.p99 / (quiet[round]?.load.p99 ?? Number.NaN)));
	const renders = changing.flatMap((round) => round.renders);
	const versions = new Set(renders.map(({ version }) => version)).size;
	const twice = changing.reduce((sum, round) => sum + rendersTwice(round.renders), 0);
	const row = (name: string, rounds: Round[]) => [
		name,
		...(['p50', 'p90', 'p99', 'p999', 'max'] as const).map((value) => short(median(rounds.map(({ load }) => load[value])))),
		short(rounds.reduce((sum, round) => sum + round.renders.length, 0)),
		short(rounds.reduce((sum, { load }) => sum + notServed(load), 0)),
	];
	return {
		title: 'Everything changes each second',
		conditions: [
			`${rate.toLocaleString('en-US')} requests a second, sent on time by a client on core 1 (open loop), over ${goodAddresses().length} addresses of 100 games; the whole server on core 0: serving, rendering and compressing share it.`,
			'The data version is raised each second by another process, so every page is rendered anew each second. Times from when a request was due to its last byte; rounds interleaved, median of the rounds.',
			'Renderings are counted between the main thread and the render thread.',
		],
		tables: [
			{
				head: ['pages', 'p50 ms', 'p90', 'p99', 'p99.9', 'max', 'renderings', 'not served'],
				rows: [row('unchanged', quiet), row('all invalidated each second', changing)],
			},
		],
		verdicts: [
			{
				item: 'p99 with every page invalidated each second against without',
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
		data: { ratio, twice, quiet: quiet.map(withoutRenders), changing: changing.map(withoutRenders) },
	};
}

/** Requests without an answer, or with another than the page. */
function notServed({ sent, statuses }: StreamResult): number {
	return sent - (statuses['200'] ?? 0);
}

function withoutRenders({ load, renders, versions }: Round) {
	return { load, renders: renders.length, versions, twice: rendersTwice(renders) };
}
