import path from 'node:path';
import { runLoad } from '#tests/bench/support/open-loop.ts';
import {
	atMost,
	type BenchOptions,
	type PartReport,
	SERVER_CORE,
} from '#tests/bench/support/part.ts';
import { endProcess, freePort, spawnOn, treePss } from '#tests/bench/support/processes.ts';
import { siteEnvironment, spawnSite, startSite, waitForStatus } from '#tests/bench/support/site.ts';
import { goodAddresses, siteData } from '#tests/bench/support/site-data.ts';
import { median, short } from '#tests/bench/support/statistics.ts';
import { runWrk } from '#tests/bench/support/wrk.ts';

const MOST_MB = 300;
const MOST_SECONDS_TO_PAGE = 1.5;
const MOST_SECONDS_OF_NPM_START = 5;
const MB = 1 << 20;

/** Memory after load, and the time from nothing to the first page. */
export async function measureFootprint(options: BenchOptions): Promise<PartReport> {
	const dataDir = await siteData(options.folder, 'footprint');
	const memory = await measureMemory(options, dataDir);
	const rounds = options.quick ? 1 : 5;
	const program = await repeat(rounds, () => timeProgram(options, dataDir));
	// The first start fills the data directory.
	await timeNpmStart(options);
	const npmStart = await repeat(options.quick ? 1 : 3, () => timeNpmStart(options));
	const most = Math.max(memory.afterLoad, memory.afterSearches);
	return {
		title: 'Memory and start',
		conditions: [
			'Memory: PSS of the whole process tree (smaps_rollup). Load: as many requests as one page takes (wrk, 32 connections), then a page for each of 31 days, then thousands of different searches and days (everything that may fill the cache).',
			'Start: `node bin/web.ts` in production, built, with its data, until `/` (100 games) has come with status 200; and `npm start` once it was started before (checks of installation and build included, demonstration guide loaded). Files in the cache of the system; both cores; median of the rounds.',
		],
		tables: [
			{
				head: ['memory', 'PSS MB'],
				rows: [
					['ready', short(memory.ready / MB)],
					['after load', short(memory.afterLoad / MB)],
					['after a flood of different pages', short(memory.afterSearches / MB)],
				],
			},
			{
				head: ['start', 'median s', 'slowest s'],
				rows: [
					[
						'node bin/web.ts to the first page',
						median(program).toFixed(2),
						Math.max(...program).toFixed(2),
					],
					[
						'npm start, second time, to the first page',
						median(npmStart).toFixed(2),
						Math.max(...npmStart).toFixed(2),
					],
				],
			},
		],
		verdicts: [
			atMost('memory of the process tree after load (PSS)', most / MB, {
				limit: MOST_MB,
				unit: 'MB',
			}),
			atMost('first page once built', median(program), { limit: MOST_SECONDS_TO_PAGE, unit: 's' }),
			{
				item: '`npm start`, second time',
				result: `${median(npmStart).toFixed(2)} s`,
				target: `< ${MOST_SECONDS_OF_NPM_START} s`,
				met: median(npmStart) < MOST_SECONDS_OF_NPM_START,
			},
		],
		data: { memory, program, npmStart },
	};
}

async function repeat<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
	const results: T[] = [];
	for (let time = 0; time < times; time++) results.push(await measure());
	return results;
}

async function measureMemory(options: BenchOptions, dataDir: string) {
	const site = await startSite({ ...options, name: 'memory', core: SERVER_CORE, dataDir });
	const ready = treePss(site.pid);
	const [seconds, rate] = options.quick ? [1, 50] : [10, 150];
	await runWrk(`${site.url}${goodAddresses()[0]}`, {
		seconds,
		headers: { 'accept-encoding': 'gzip' },
	});
	const calm = { port: site.port, warmUpSeconds: 0, seconds: 3 };
	await runLoad({
		...calm,
		streams: [{ name: 'good', rate, addresses: goodAddresses(), idPrefix: 'memory-1' }],
	});
	const afterLoad = treePss(site.pid);
	const searches = goodAddresses().map((address) => `${address}?busca={random}`);
	await runLoad({
		...calm,
		seconds,
		streams: [{ name: 'searches', rate, addresses: searches, idPrefix: 'memory-2' }],
	});
	const afterSearches = treePss(site.pid);
	await site.stop();
	return { ready, afterLoad, afterSearches };
}

/** Seconds from the start of the process to the last byte of the first page. */
async function timeProgram(options: BenchOptions, dataDir: string): Promise<number> {
	const port = await freePort();
	const start = performance.now();
	const { spawned } = await spawnSite({ ...options, name: 'start', core: 'any', dataDir }, port);
	await waitForStatus(`http://127.0.0.1:${port}/`, spawned);
	const seconds = (performance.now() - start) / 1_000;
	await endProcess(spawned);
	return seconds;
}

/** The same for `npm start` in a data directory that an earlier start has filled. */
async function timeNpmStart(options: BenchOptions): Promise<number> {
	const port = await freePort();
	const env = {
		...siteEnvironment(port, path.join(options.folder, 'data-npm-start')),
		GUIA_DEMO: 'on',
	};
	const start = performance.now();
	const spawned = spawnOn('npm', ['start'], {
		core: 'any',
		env,
		stdio: ['ignore', 'ignore', 'ignore'],
	});
	await waitForStatus(`http://127.0.0.1:${port}/`, spawned);
	const seconds = (performance.now() - start) / 1_000;
	await endProcess(spawned);
	return seconds;
}
