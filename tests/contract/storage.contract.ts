import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
	type ClientProfile,
	type ClientSite,
	loseAnswer,
	openClientSite,
	type Tab,
} from '#tests/support/client-site.ts';
import { anAccount, PASSWORD } from '#tests/support/identity.ts';

const KB = 1024;
const MB = 1024 * KB;
/** 5 MB as the client cuts them (S9.02): from 256 KB on, doubled after each success. */
const PIECES = [256 * KB, 512 * KB, MB, 2 * MB, 1.25 * MB];
const BIG = { length: 5 * MB, seed: 77 };
const SMALLER = { length: 2 * MB, seed: 78 };
const UPLOADS = '**/files/v0/b/main/o?upload_id=*';

let site: ClientSite;
beforeAll(async () => {
	site = await openClientSite();
});
afterAll(() => site[Symbol.asyncDispose]());

type Editor = { tab: Tab; profile: ClientProfile; [Symbol.asyncDispose](): Promise<void> };

async function signedIn(role: 'editor' | 'administrator' | null = 'editor'): Promise<Editor> {
	const { email } = await anAccount(site.server.context.identity, { role });
	const profile = await site.profile();
	const tab = await profile.tab();
	await tab.run('signIn', String(email), PASSWORD);
	return { tab, profile, [Symbol.asyncDispose]: () => profile[Symbol.asyncDispose]() };
}

/** The pieces that reach the server, as command and length. */
function watchPieces() {
	const pieces: { command: string; offset: number; length: number }[] = [];
	const watching = site.watch(({ headers }) => {
		const command = String(headers['x-goog-upload-command'] ?? '');
		if (!/upload|finalize|query/.test(command)) return;
		pieces.push({
			command,
			offset: Number(headers['x-goog-upload-offset'] ?? -1),
			length: Number(headers['content-length'] ?? 0),
		});
	});
	return { pieces, [Symbol.dispose]: () => watching[Symbol.dispose]() };
}

type Headers = Record<string, string | string[] | undefined>;

function beginsAt(
	{ 'x-goog-upload-offset': at, 'x-goog-upload-command': command = '' }: Headers,
	offset: number,
): boolean {
	return Number(at) === offset && String(command).startsWith('upload');
}

type Disturbance = { times(): number; [Symbol.asyncDispose](): Promise<void> };

/** Disturbs the piece that begins at `offset`, once. */
async function disturbOnce(
	{ page }: Tab,
	offset: number,
	disturb: (route: Route) => Promise<void>,
): Promise<Disturbance> {
	let times = 0;
	await page.route(UPLOADS, async (route) => {
		if (times > 0 || !beginsAt(route.request().headers(), offset)) return route.continue();
		times++;
		return disturb(route);
	});
	return { times: () => times, [Symbol.asyncDispose]: () => page.unroute(UPLOADS) };
}

/** The server takes the piece that begins at `offset`, and the client never hears of it; once. */
function loseOnce(offset: number): Disturbance {
	let times = 0;
	const watching = site.watch((request, response) => {
		if (times > 0 || !beginsAt(request.headers, offset)) return;
		times++;
		loseAnswer(request, response);
	});
	return { times: () => times, [Symbol.asyncDispose]: async () => watching[Symbol.dispose]() };
}

test('S7.04 100 KB in one request: bytes, blob, address, metadata, list, delete', async () => {
	await using editor = await signedIn();
	const { tab, profile } = editor;
	expect(await tab.run('put', 'lote/um.bin', 100 * KB, 5)).toEqual({
		size: 100 * KB,
		contentType: 'application/octet-stream',
		custom: { origem: 'teste' },
	});
	const digest = await tab.run('bytes', 'lote/um.bin');
	expect(await tab.run('blob', 'lote/um.bin')).toBe(digest);
	expect(await tab.run('firstBytes', 'lote/um.bin', 1_000)).toBe(1_000);
	const url = String(await tab.run('url', 'lote/um.bin'));
	expect(await tab.run('fetched', url)).toEqual({ status: 200, digest });
	const forged = url.replace(/token=(.)/, (_, letter) => `token=${letter === '_' ? '-' : '_'}`);
	expect(await tab.run('fetched', forged)).toMatchObject({ status: 403 });
	expect(await tab.run('metadata', 'lote/um.bin')).toMatchObject({
		fullPath: 'lote/um.bin',
		size: 100 * KB,
		customMetadata: { origem: 'teste' },
	});
	expect(
		await tab.run('describe', 'lote/um.bin', {
			cacheControl: 'private, max-age=60',
			customMetadata: { origem: null, cor: 'azul' },
		}),
	).toEqual({
		cacheControl: 'private, max-age=60',
		customMetadata: { cor: 'azul' },
	});
	for (const name of ['lote/dois.bin', 'lote/tres.bin', 'lote/sub/quatro.bin'])
		await tab.run('put', name, 10, 1);
	expect(await tab.run('listAll', 'lote')).toEqual({
		items: ['lote/dois.bin', 'lote/tres.bin', 'lote/um.bin'],
		prefixes: ['lote/sub'],
	});
	// The folder counts, and stands between the two.
	expect(await tab.run('page', 'lote', 2)).toEqual([
		['lote/dois.bin'],
		['lote/tres.bin', 'lote/um.bin'],
	]);
	await tab.run('erase', 'lote/um.bin');
	expect(await tab.run('erase', 'lote/um.bin')).toEqual({ error: 'storage/object-not-found' });
	expect(await tab.run('url', 'lote/um.bin')).toEqual({ error: 'storage/object-not-found' });
	expect(profile.problems).toEqual([]);
});

test('S9.02 5 MB in doubling pieces, whole at the other end', async () => {
	await using editor = await signedIn();
	const { tab, profile } = editor;
	using watched = watchPieces();
	const { pieces } = watched;
	const done = (await tab.run('upload', 'inteiro.bin', BIG, {})) as { digest: string };
	expect(done).toMatchObject({ outcome: 'success', last: BIG.length });
	expect(pieces.map(({ length }) => length)).toEqual(PIECES);
	expect(pieces.at(-1)?.command).toBe('upload, finalize');
	expect(await tab.run('bytes', 'inteiro.bin')).toBe(done.digest);
	expect(profile.problems).toEqual([]);
});

test('S4.04 pause, resume and cancel in the middle', async () => {
	await using editor = await signedIn();
	const { tab } = editor;
	const paused = (await tab.run('upload', 'pausa.bin', BIG, {
		pauseAt: 700 * KB,
		resume: true,
	})) as { digest: string; states: string[] };
	expect(paused).toMatchObject({ outcome: 'success', last: BIG.length });
	expect(paused.states).toEqual(['running', 'paused', 'running']);
	expect(await tab.run('bytes', 'pausa.bin')).toBe(paused.digest);
	const cancelled = await tab.run('upload', 'cancelado.bin', BIG, { cancelAt: 700 * KB });
	expect(cancelled).toMatchObject({ outcome: 'storage/canceled', states: ['running'] });
	expect(await tab.run('metadata', 'cancelado.bin')).toEqual({ error: 'storage/object-not-found' });
});

test('S9.02 a 503, a dropped connection and a lost answer: the upload goes on, and the bytes are those of the source', async () => {
	await using editor = await signedIn();
	const { tab } = editor;
	const at = 768 * KB;
	const disturbances: Record<string, () => Disturbance | Promise<Disturbance>> = {
		'503': () => disturbOnce(tab, at, (route) => route.fulfill({ status: 503, body: 'later' })),
		dropped: () => disturbOnce(tab, at, (route) => route.abort('connectionreset')),
		lost: () => loseOnce(at),
	};
	for (const [name, disturb] of Object.entries(disturbances)) {
		await using disturbance = await disturb();
		const done = (await tab.run('upload', `${name}.bin`, SMALLER, {})) as { digest: string };
		expect([name, done]).toMatchObject([name, { outcome: 'success', last: SMALLER.length }]);
		expect(await tab.run('bytes', `${name}.bin`)).toBe(done.digest);
		expect(disturbance.times()).toBe(1);
	}
});

test('S9.02 the answer to the last piece is lost: the client finds the file finished', async () => {
	await using editor = await signedIn();
	const { tab } = editor;
	await using lost = loseOnce(1.75 * MB);
	const done = (await tab.run('upload', 'fim.bin', SMALLER, {})) as { digest: string };
	expect([lost.times(), done]).toMatchObject([1, { outcome: 'success', last: SMALLER.length }]);
	expect(await tab.run('bytes', 'fim.bin')).toBe(done.digest);
});

test('who may not gets the client’s own codes, and a picture is shown from its address', async () => {
	await using editor = await signedIn();
	const { tab } = editor;
	expect(await tab.run('putPicture', 'marca/logo.png', 64)).toBe('image/png');
	expect(await tab.run('shown', String(await tab.run('url', 'marca/logo.png')))).toBe(64);
	expect(await tab.run('put', 'marca/nao.png', 100, 1)).toEqual({ error: 'storage/unknown' });
	await using stranger = await signedIn(null);
	expect(await stranger.tab.run('put', 'x.bin', 10, 1)).toEqual({ error: 'storage/unauthorized' });
	expect(await stranger.tab.run('bytes', 'marca/logo.png')).toEqual({
		error: 'storage/unauthorized',
	});
	await stranger.tab.run('signOut');
	expect(await stranger.tab.run('put', 'x.bin', 10, 1)).toEqual({
		error: 'storage/unauthenticated',
	});
	expect(await stranger.tab.run('listAll', '')).toEqual({ error: 'storage/unauthenticated' });
});

test('V02 V44 a drawing and a page with scripts: shown as a picture, opened they are downloads, loaded as a script they are refused', async () => {
	await using editor = await signedIn();
	const { tab, profile } = editor;
	const script = "document.title = 'taken'; fetch('/taken')";
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" onload="${script}"><script>${script}</script><rect width="20" height="10"/></svg>`;
	expect(await tab.run('putText', 'marca/desenho.svg', svg, 'image/svg+xml')).toBe('image/svg+xml');
	expect(await tab.run('putText', 'pagina.html', `<script>${script}</script>`, 'text/html')).toBe(
		'text/html',
	);
	expect(await tab.run('putText', 'codigo.js', script, 'text/javascript')).toBe('text/javascript');
	const asked: string[] = [];
	profile.context.on('request', (request) => asked.push(new URL(request.url()).pathname));
	expect(await tab.run('shown', String(await tab.run('url', 'marca/desenho.svg')))).toBe(20);
	for (const name of ['marca/desenho.svg', 'pagina.html']) {
		const url = String(await tab.run('url', name));
		const page = await profile.context.newPage();
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.goto(url).catch(() => null),
		]);
		expect(download.url()).toBe(url);
	}
	const url = String(await tab.run('url', 'codigo.js'));
	const loaded = await tab.page.evaluate(
		(src) =>
			new Promise((resolve) =>
				Object.assign(document.head.appendChild(document.createElement('script')), {
					src,
					onload: () => resolve(true),
					onerror: () => resolve(false),
				}),
			),
		url,
	);
	expect(loaded).toBe(false);
	expect(asked).not.toContain('/taken');
});
