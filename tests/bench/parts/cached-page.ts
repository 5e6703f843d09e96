import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { paths } from '#core/site/paths.ts';
import { startNginx } from '#tests/bench/support/nginx.ts';
import { type BenchOptions, type PartReport, SERVER_CORE } from '#tests/bench/support/part.ts';
import { cpuMicroseconds } from '#tests/bench/support/processes.ts';
import { startSite } from '#tests/bench/support/site.ts';
import { fullDay, siteData } from '#tests/bench/support/site-data.ts';
import { median, short } from '#tests/bench/support/statistics.ts';
import { runWrk, type WrkResult } from '#tests/bench/support/wrk.ts';

const LEAST_OF_NGINX = 0.35;
const HEADERS = { 'accept-encoding': 'gzip' };

type Subject = { name: string; url: string; pid: number; rounds: Round[] };
type Round = WrkResult & { cpuMicrosecondsPerRequest: number };

/** A page from memory against nginx with the same bytes. */
export async function measureCachedPage(options: BenchOptions): Promise<PartReport> {
	const site = await startSite({
		...{ folder: options.folder, name: 'cached-page', core: SERVER_CORE },
		dataDir: await siteData(options.folder, 'cached-page'),
	});
	const url = site.url + paths.day(fullDay());
	const page = await fetchPage(url);
	const [logging, silent] = [
		await startNginx(options.folder, page, { log: true }),
		await startNginx(options.folder, page, { log: false }),
	];
	const subjects: Subject[] = [
		{ name: 'Guia de Jogos, log on', url, pid: site.pid, rounds: [] },
		{ name: 'nginx, access log on', url: logging.url, pid: logging.pid, rounds: [] },
		{ name: 'nginx, access log off', url: silent.url, pid: silent.pid, rounds: [] },
	];
	await checkSame(page, await fetchPage(logging.url));
	await runRounds(subjects, options);
	await Promise.all([site.stop(), logging.stop(), silent.stop()]);
	return toReport(subjects, page);
}

type Page = { body: Buffer; headers: [string, string][] };

export async function fetchPage(url: string): Promise<Page> {
	const response = await new Promise<IncomingMessage>((resolve, reject) =>
		get(url, { headers: HEADERS }, resolve).on('error', reject),
	);
	const body = await buffer(response);
	if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
	const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
		name,
		String(value),
	]);
	return { body, headers };
}

/** Both send the same body under the same names of headers, but for the name of the server. */
async function checkSame(ours: Page, theirs: Page): Promise<void> {
	const names = ({ headers }: Page) =>
		headers
			.map(([name]) => name)
			.filter((name) => !['server', 'keep-alive'].includes(name))
			.sort()
			.join();
	if (!ours.body.equals(theirs.body)) throw new Error('nginx sends another body');
	if (names(ours) !== names(theirs))
		throw new Error(`nginx sends other headers:\n${names(ours)}\n${names(theirs)}`);
}

async function runRounds(subjects: Subject[], { quick }: BenchOptions): Promise<void> {
	const [rounds, seconds] = quick ? [1, 1] : [3, 5];
	for (const { url } of subjects) await runWrk(url, { seconds: quick ? 1 : 3, headers: HEADERS });
	for (let round = 0; round < rounds; round++) {
		for (const { url, pid, rounds: done } of subjects) {
			const before = cpuMicroseconds(pid);
			const result = await runWrk(url, { seconds, headers: HEADERS });
			if (result.failures > 0) throw new Error(`${url}: ${result.failures} failed requests`);
			done.push({
				...result,
				cpuMicrosecondsPerRequest: (cpuMicroseconds(pid) - before) / result.requests,
			});
		}
	}
}

function toReport(subjects: Subject[], page: Page): PartReport {
	const of = (subject: Subject | undefined, value: keyof Round) =>
		median(subject?.rounds.map((round) => round[value]) ?? []);
	const [ours, logging, silent] = subjects;
	const against = (other: Subject | undefined) =>
		of(ours, 'requestsPerSecond') / of(other, 'requestsPerSecond');
	const verdict = (name: string, other: Subject | undefined) => ({
		item: `cached page against nginx (${name}), requests a second`,
		result: `${against(other).toFixed(2)} of nginx`,
		target: `≥ ${LEAST_OF_NGINX}`,
		met: against(other) >= LEAST_OF_NGINX,
	});
	return {
		title: 'A cached page against nginx',
		conditions: [
			`A day of 100 games, ${page.body.length.toLocaleString('en-US')} bytes gzip, ${page.headers.length} headers; nginx sends the same bytes and headers from a file (gzip_static, sendfile, open file cache, one process).`,
			'Server on core 0, wrk (1 thread, 32 connections) on core 1; rounds interleaved, median of the rounds. Our log writes one line a request to a file; so does nginx in the first comparison.',
		],
		tables: [
			{
				head: [
					'server',
					'requests/s',
					'p50 ms',
					'p99 ms',
					'CPU µs/request',
					'requests/s against nginx',
				],
				rows: subjects.map((subject) => [
					subject.name,
					short(of(subject, 'requestsPerSecond')),
					short(of(subject, 'p50')),
					short(of(subject, 'p99')),
					short(of(subject, 'cpuMicrosecondsPerRequest')),
					(of(subject, 'requestsPerSecond') / of(logging, 'requestsPerSecond')).toFixed(2),
				]),
			},
		],
		verdicts: [verdict('both log', logging), verdict('only we log', silent)],
		data: {
			bytes: page.body.length,
			subjects: subjects.map(({ name, rounds }) => ({ name, rounds })),
		},
	};
}
