import { rmSync } from 'node:fs';
import { ADMIN, desk, signIn, tableOf, upload } from '#tests/bench/support/import-desk-client.ts';
import { readPages, type StreamResult } from '#tests/bench/support/open-loop.ts';
import { atMost, type BenchOptions, type PartReport } from '#tests/bench/support/part.ts';
import { pssOfTree } from '#tests/bench/support/processes.ts';
import { type Site, startSite } from '#tests/bench/support/site.ts';
import { goodAddresses, siteData } from '#tests/bench/support/site-data.ts';
import { median, short } from '#tests/bench/support/statistics.ts';

const MB = 1 << 20;
const SAMPLE_MS = 500;
const MOST_SECONDS = 60;
const MOST_MB = 512;
const MOST_RATIO = 2;
type Step = 'upload' | 'review' | 'written' | 'again' | 'undone';
type Measured = { seconds: Record<Step, number>; created: number; same: number; signIns: number[] };
type Load = { rate: number; seconds: number; warmUpSeconds: number };
type Felt = { measured: Measured; idle: StreamResult[]; busy: StreamResult[] };
/** Bytes of the tree: before the import, at most, and then of each process, the site's first. */
type Weighed = { ready: number; peak: number; peakOfEach: number[] };

/**
 * A table of 100 thousand games through the import desk: file, review, commit, the same again,
 * undo; and what readers feel meanwhile.
 */
export async function measureImportDesk(options: BenchOptions): Promise<PartReport> {
	const [games, rate, seconds] = options.quick ? [5_000, 200, 2] : [100_000, 500, 8];
	const table = await tableOf(games);
	const load = { rate, seconds, warmUpSeconds: 1 };
	const felt = await onSite(options, 'import-desk', (site) => feel(site, table, load));
	// On a site of its own: to look at the memory of a process stops it for some milliseconds, which
	// readers would feel.
	const weighed = await onSite(options, 'import-desk-memory', (site) => weigh(site, table, load));
	return toReport(felt, weighed, { games, bytes: table.length, rate });
}

async function onSite<Value>(
	{ folder }: BenchOptions,
	name: string,
	run: (site: Site) => Promise<Value>,
): Promise<Value> {
	const dataDir = await siteData(folder, name);
	const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
	const site = await startSite({ folder, name, core: 'any', dataDir, env });
	try {
		return await run(site);
	} finally {
		await site.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** What an import takes of time, and what readers feel of it. */
async function feel(site: Site, table: Buffer<ArrayBuffer>, load: Load): Promise<Felt> {
	// What readers ask for is made before anything is measured.
	await readPages(site, load);
	const idle = [
		await readPages(site, load),
		await readPages(site, load),
		await readPages(site, load),
	];
	const { value, windows } = await beside(measure(site, table), () => readPages(site, load));
	// The last window ends after the import and is of both: not counted.
	return { measured: value, idle, busy: windows.slice(0, Math.max(1, windows.length - 1)) };
}

/** What it takes of memory, under the same readers. */
async function weigh(site: Site, table: Buffer<ArrayBuffer>, load: Load): Promise<Weighed> {
	await readPages(site, load);
	const sum = (each: readonly number[]) => each.reduce((all, one) => all + one, 0);
	let peakOfEach = pssOfTree(site.pid);
	const ready = sum(peakOfEach);
	const sampler = setInterval(() => {
		const each = pssOfTree(site.pid);
		if (sum(each) > sum(peakOfEach)) peakOfEach = each;
	}, SAMPLE_MS);
	await beside(measure(site, table), () => readPages(site, load)).finally(() =>
		clearInterval(sampler),
	);
	return { ready, peak: sum(peakOfEach), peakOfEach };
}

/** Does something again and again until something else has ended. */
async function beside<Value, Window>(
	work: Promise<Value>,
	again: () => Promise<Window>,
): Promise<{ value: Value; windows: Window[] }> {
	let isRunning = true;
	const running = work.finally(() => {
		isRunning = false;
	});
	const windows: Window[] = [];
	while (isRunning) windows.push(await again());
	return { value: await running, windows };
}

async function measure(site: Site, table: Buffer<ArrayBuffer>): Promise<Measured> {
	const token = await signIn(site);
	const signIns: number[] = [];
	const call = desk(site, token, async () => {
		const start = performance.now();
		await signIn(site);
		signIns.push(performance.now() - start);
	});
	const begin = performance.now();
	const at = () => (performance.now() - begin) / 1_000;
	const address = await upload(site, { token, table });
	const seconds: Measured['seconds'] = { upload: at(), review: 0, written: 0, again: 0, undone: 0 };
	const { id } = await call('POST', 'imports', {
		source: { kind: 'file', address, name: 'tabela.csv' },
	});
	await call.until(id, 'review');
	seconds.review = at();
	await call('POST', `imports/${id}/commit`, { mode: 'whole' });
	const { counts } = await call.until(id, 'done');
	seconds.written = at();
	const again = await call('POST', 'imports', {
		source: { kind: 'file', address, name: 'tabela.csv' },
	});
	const { counts: second } = await call.until(again.id, 'review');
	seconds.again = at() - seconds.written;
	const undoing = performance.now();
	await call('POST', `imports/${id}/undo`);
	await call.until(id, 'undone');
	seconds.undone = (performance.now() - undoing) / 1_000;
	return { seconds, created: counts.created, same: second.same, signIns };
}

type Conditions = { games: number; bytes: number; rate: number };

function toReport(
	{ measured, idle, busy }: Felt,
	weighed: Weighed,
	{ games, bytes, rate }: Conditions,
): PartReport {
	const { seconds, created, same, signIns } = measured;
	const { ready, peak, peakOfEach } = weighed;
	const p99 = (windows: readonly StreamResult[]) => median(windows.map((window) => window.p99));
	const ratio = p99(busy) / p99(idle);
	const slowest = Math.max(...signIns);
	const load = (name: string, windows: readonly StreamResult[]) => [
		name,
		...(['p50', 'p99', 'p999'] as const).map((share) =>
			short(median(windows.map((window) => window[share]))),
		),
		short(Math.max(...windows.map(({ max }) => max))),
	];
	return {
		title: 'The import desk',
		conditions: [
			`A CSV of ${games.toLocaleString('en-US')} games (${short(bytes / MB)} MB, names, hours and channels resolved by the reference data) sent, read, compared, shown for review, written and published; the same file again; then the whole import undone. SQLite, each commit on the disk before it returns.`,
			`Readers: ${rate} requests a second over ${goodAddresses().length} addresses (open loop), before and during all of it, in windows of some seconds: median of the windows, largest of all. The readers stand for other machines: they share both cores with the site and never wait for one. A sign-in every two seconds meanwhile. Memory: PSS of the process tree, sampled twice a second while all of it is done once more on a new site under the same readers, for such a look stops the site for some milliseconds, which its readers would feel.`,
		],
		tables: [
			{
				head: ['step', 's'],
				rows: [
					['file sent', seconds.upload.toFixed(1)],
					['ready for review', seconds.review.toFixed(1)],
					['written and published', seconds.written.toFixed(1)],
					['the same file again, until review', seconds.again.toFixed(1)],
					['undone', seconds.undone.toFixed(1)],
				],
			},
			{
				head: ['readers', 'p50 ms', 'p99', 'p99.9', 'max'],
				rows: [load('idle', idle), load('during the import', busy)],
			},
		],
		verdicts: [
			atMost('end to end', seconds.written, { limit: MOST_SECONDS, unit: 's' }),
			{
				item: 'memory of the whole site',
				result: `${short(peak / MB)} MB (${peakOfEach.map((each) => short(each / MB)).join(' + ')}; before: ${short(ready / MB)})`,
				target: `≤ ${MOST_MB} MB`,
				met: peak / MB <= MOST_MB,
			},
			atMost("readers' p99 against idle", ratio, { limit: MOST_RATIO, unit: '×' }),
			atMost('slowest sign-in meanwhile', slowest, { limit: 2_000, unit: 'ms' }),
			{
				item: 'the same file again',
				result: `${same} of ${created} the same`,
				target: 'all',
				met: same === created,
			},
		],
		data: { ...measured, ...weighed, games, idle, busy },
	};
}
