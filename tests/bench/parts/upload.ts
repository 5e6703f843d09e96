import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ADMIN, signIn } from '#tests/bench/support/import-desk-client.ts';
import {
	atMost,
	type BenchOptions,
	type PartReport,
	SERVER_CORE,
} from '#tests/bench/support/part.ts';
import { treePss } from '#tests/bench/support/processes.ts';
import { type Site, startSite } from '#tests/bench/support/site.ts';
import { median, short } from '#tests/bench/support/statistics.ts';

const MB = 1 << 20;
/** As the official client cuts: from 256 KB on, doubled while below 32 MB. */
const FIRST_PIECE = 256 * 1024;
const LARGEST_PIECE = 16 * MB;
const SAMPLE_MS = 100;
const MOST_GROWTH_MB = 100;
const LEAST_SHARE = 0.25;
/**
 * What every file takes, however small: the process that looks into it, the buffers of a
 * connection.
 */
const SMALL_MB = 5;
/**
 * The pieces are as large as they become: what a file eight times as long takes more grows with its
 * length.
 */
const LONG_MB = 128;
const MOST_MORE_MB = 20;

type Run = { upload: number; copy: number; ready: number; peak: number; equal: boolean };

/** How fast a large file comes in against a plain copy of it, and what memory does meanwhile. */
export async function measureUpload(options: BenchOptions): Promise<PartReport> {
	const megabytes = options.quick ? 64 : 1_024;
	const folder = path.join(options.folder, 'upload');
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const source = path.join(folder, 'source');
	const digest = await writeSource(source, megabytes);
	const shorter = path.join(folder, 'shorter');
	const env = {
		ADMIN_EMAIL: ADMIN.email,
		ADMIN_PASSWORD: ADMIN.password,
		FILES_MAX_MB: '4096',
		FILES_QUOTA_MB: '40960',
	};
	const site = await startSite({
		folder: options.folder,
		name: 'upload',
		core: SERVER_CORE,
		dataDir: path.join(folder, 'data'),
		env,
	});
	const runs: Run[] = [];
	try {
		const before: Before[] = [];
		for (const megabytes of [SMALL_MB, LONG_MB]) {
			const digest = await writeSource(shorter, megabytes);
			before.push({
				megabytes,
				...(await measureOne(site, { source: shorter, digest, megabytes, turn: -megabytes })),
			});
		}
		for (let turn = 1; turn <= (options.quick ? 1 : 3); turn++) {
			const copy = await timeCopy(source, path.join(folder, 'copy'));
			runs.push({ copy, ...(await measureOne(site, { source, digest, megabytes, turn })) });
		}
		return describe(megabytes, { before, runs });
	} finally {
		await site.stop();
		await rm(folder, { recursive: true, force: true });
	}
}

type Before = Pick<Run, 'ready' | 'peak'> & { megabytes: number };
type Runs = { before: Before[]; runs: Run[] };

function describe(megabytes: number, { before, runs }: Runs): PartReport {
	const speed = (seconds: number) => `${short(megabytes / seconds)} MB/s`;
	const upload = median(runs.map((run) => run.upload));
	const copy = median(runs.map((run) => run.copy));
	const most = Math.max(...runs.map(({ peak }) => peak));
	const growth = (than: Before, limit: number) =>
		atMost(
			`memory that ${megabytes} MB take more than ${than.megabytes} MB`,
			(most - than.peak) / MB,
			{ limit: limit, unit: 'MB' },
		);
	const equal = runs.every((run) => run.equal);
	return {
		title: 'Uploads',
		conditions: [
			`A file of ${megabytes} MB of random bytes in doubling pieces of at most 16 MB over one connection, each on the disk before it is acknowledged, then looked into (MD5, SHA-256, type) and named; sign-in of a real operator, the whole site in one process.`,
			'Plain copy: Node streams from one file to another on the same disk, and one fsync. Memory: PSS of the process tree (smaps_rollup), sampled ten times a second; the process that looks into files counts.',
		],
		tables: [
			{
				head: ['', 'median s', 'MB/s'],
				rows: [
					['upload, until the file can be read', upload.toFixed(2), speed(upload)],
					['plain copy with fsync', copy.toFixed(2), speed(copy)],
				],
			},
			{
				head: ['memory', 'PSS MB'],
				rows: [
					...before.map(({ megabytes, ready, peak }) => [
						`${megabytes} MB: before · most`,
						`${short(ready / MB)} · ${short(peak / MB)}`,
					]),
					...runs.map(({ ready, peak }, turn) => [
						`${megabytes} MB, round ${turn + 1}: before · most`,
						`${short(ready / MB)} · ${short(peak / MB)}`,
					]),
				],
			},
		],
		verdicts: [
			{
				item: 'upload against a plain copy',
				result: (copy / upload).toFixed(2),
				target: `≥ ${LEAST_SHARE}`,
				met: copy / upload >= LEAST_SHARE,
			},
			...before.map((than) =>
				growth(than, than.megabytes === SMALL_MB ? MOST_GROWTH_MB : MOST_MORE_MB),
			),
			{
				item: 'SHA-256 of what was stored',
				result: equal ? 'equal' : 'different',
				target: 'equal',
				met: equal,
			},
		],
		data: { megabytes, before, runs },
	};
}

async function writeSource(file: string, megabytes: number): Promise<string> {
	const hash = createHash('sha256');
	const handle = await open(file, 'w');
	const block = Buffer.alloc(MB);
	for (let count = 0; count < megabytes; count++) {
		crypto.getRandomValues(block.subarray(0, 65_536));
		for (let at = 65_536; at < MB; at += 65_536) block.copy(block, at, 0, 65_536);
		hash.update(block);
		await handle.write(block);
	}
	await handle.close();
	return hash.digest('hex');
}

async function timeCopy(source: string, target: string): Promise<number> {
	const start = performance.now();
	await pipeline(createReadStream(source), createWriteStream(target, { flush: true }));
	const seconds = (performance.now() - start) / 1_000;
	await rm(target);
	return seconds;
}

type Job = { source: string; digest: string; megabytes: number; turn: number };

async function measureOne(
	site: Site,
	{ source, digest, megabytes, turn }: Job,
): Promise<Omit<Run, 'copy'>> {
	const token = await signIn(site);
	const ready = treePss(site.pid);
	let peak = ready;
	const sampler = setInterval(() => {
		peak = Math.max(peak, treePss(site.pid));
	}, SAMPLE_MS);
	const name = `bench-${turn}.bin`;
	const start = performance.now();
	await uploadFile(site, { token, name, source, size: megabytes * MB });
	const upload = (performance.now() - start) / 1_000;
	const stored = await fetch(`${site.url}/files/v0/b/main/o/${name}?alt=media`, {
		headers: { authorization: `Firebase ${token}` },
	});
	const hash = createHash('sha256');
	for await (const piece of stored.body ?? []) hash.update(piece);
	clearInterval(sampler);
	await fetch(`${site.url}/files/v0/b/main/o/${name}`, {
		method: 'DELETE',
		headers: { authorization: `Firebase ${token}` },
	});
	return { upload, ready, peak, equal: hash.digest('hex') === digest };
}

async function uploadFile(
	site: Site,
	file: { token: string; name: string; source: string; size: number },
): Promise<void> {
	const { token, name, source, size } = file;
	const send = async (
		address: string,
		headers: Record<string, string>,
		body?: Buffer<ArrayBuffer>,
	) => {
		const init = {
			method: 'POST',
			headers: { authorization: `Firebase ${token}`, ...headers },
			...(body === undefined ? {} : { body }),
		};
		const response = await fetch(new URL(address, site.url), init);
		await response.text();
		if (response.status !== 200) throw new Error(`A piece was answered with ${response.status}`);
		return response;
	};
	const started = await send(`/files/v0/b/main/o?name=${name}`, {
		'x-goog-upload-protocol': 'resumable',
		'x-goog-upload-command': 'start',
		'x-goog-upload-header-content-length': String(size),
	});
	const address = started.headers.get('x-goog-upload-url') ?? '';
	const handle = await open(source, 'r');
	const buffer = Buffer.alloc(LARGEST_PIECE);
	for (
		let offset = 0, length = FIRST_PIECE;
		offset < size;
		length = Math.min(length * 2, LARGEST_PIECE)
	) {
		const { bytesRead } = await handle.read(buffer, 0, Math.min(length, size - offset), offset);
		const command = offset + bytesRead === size ? 'upload, finalize' : 'upload';
		await send(
			address,
			{ 'x-goog-upload-command': command, 'x-goog-upload-offset': String(offset) },
			buffer.subarray(0, bytesRead),
		);
		offset += bytesRead;
	}
	await handle.close();
}
