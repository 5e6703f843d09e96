import { setTimeout as wait } from 'node:timers/promises';
import { topics } from '#core/changes/topic.ts';
import type { GameChangeInput, GameRecord } from '#core/games/contract/form.ts';
import { streamAddress } from '#core/live/stream/stream-address.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { paths, QUERY_PARAMETER, searchPath } from '#core/site/paths.ts';
import { signIn } from '#tests/bench/support/import-desk-client.ts';
import {
	MIXED_EVERY_MS,
	type MixedKind,
	type MixedLoad,
	type MixedResult,
} from '#tests/bench/support/mixed-traffic.ts';
import { fullDay, goodAddresses } from '#tests/bench/support/site-data.ts';
import { aTypedGame } from '#tests/support/factories.ts';
import { createFileClient, sampleBytes } from '#tests/support/files/file-client.ts';
import { TUNED } from '#tests/support/labelled-queries.ts';

/** Turns of one kind at once: a site that is too slow for more gets less. */
const MOST_OPEN = 50;
/** How long an open page listens. */
const STREAM_MS = 20_000;
/** Two pieces of an upload, each a multiple of 256 KB. */
const PIECE = 512 * 1024;
const FILE = sampleBytes(2 * PIECE);
/** A sign-in is good for 15 minutes. */
const RENEW_MS = 10 * 60_000;
/** A game is changed so often before another one is made. */
const EDITS = 20;

const load = JSON.parse(process.argv[2] ?? '{}') as MixedLoad;
let token = await signIn(load);
const end = performance.now() + load.seconds * 1_000;
const etags = new Map<string, string>();
const games = await findGames();
const addresses = [
	...goodAddresses(),
	paths.teams,
	paths.map,
	paths.grid,
	...games.map(paths.game),
];
const edited = createEditor('published');
const drafted = createEditor('draft');
let files = createFileClient(load.url, token);
setInterval(signInAgain, RENEW_MS).unref();

/** What each kind does at its `count`-th turn; one that waited first answers its own milliseconds. */
const TURNS: Record<MixedKind, (count: number) => Promise<number | undefined>> = {
	page: readPage,
	search: (count) => expectOk(ask(searchOf(count))),
	card: (count) => expectOk(ask(paths.gameCard(turnOf(games, count)))),
	stream: listen,
	edit: edited,
	draft: drafted,
	upload,
};

const result = {} as MixedResult;
await Promise.all(load.kinds.map(runKind));
process.stdout.write(JSON.stringify(result), () => process.exit(0));

/** Begins a turn of a kind whenever one is due, as long as not too many are under way. */
async function runKind(kind: MixedKind): Promise<void> {
	const noted = { times: [] as number[], failed: [] as string[] };
	result[kind] = noted;
	const open = new Set<Promise<void>>();
	const begin = performance.now();
	for (let count = 0; performance.now() < end; count++) {
		while (open.size >= MOST_OPEN) await Promise.race(open);
		const start = performance.now();
		const turn = TURNS[kind](count)
			.then((own) => void noted.times.push(own ?? performance.now() - start))
			.catch((error: unknown) => void noted.failed.push(reasonOf(error)))
			.finally(() => open.delete(turn));
		open.add(turn);
		const due = begin + ((count + 1) * MIXED_EVERY_MS[kind]) / load.pace;
		await wait(Math.max(0, due - performance.now()));
	}
	await Promise.all(open);
}

async function signInAgain(): Promise<void> {
	token = await signIn(load);
	files = createFileClient(load.url, token);
}

/** What undici hides behind 'fetch failed'. */
function reasonOf(error: unknown): string {
	return String(error instanceof Error && error.cause !== undefined ? error.cause : error);
}

function ask(address: string, init: RequestInit = {}): Promise<Response> {
	return fetch(new URL(address, load.url), init);
}

async function expectOk(asked: Promise<Response>): Promise<undefined> {
	const response = await asked;
	await response.arrayBuffer();
	// A site that has too much to do says so.
	if (![200, 206, 304, 503].includes(response.status)) throw new Error(`${response.status}`);
}

function turnOf<T>(list: readonly T[], count: number): T {
	return list[count % list.length] as T;
}

async function findGames(): Promise<string[]> {
	const page = await (await ask(paths.day(fullDay()))).text();
	const found = page.matchAll(/href="\/onde-assistir\/([\w-]+)"/g);
	return [...new Set([...found].map(([, slug = '']) => slug))];
}

function searchOf(count: number): string {
	const [question] = turnOf(TUNED, count);
	if (count % 2 === 0) return searchPath(`${question} ${count % 500}`);
	return `${callPaths.suggestions}?${QUERY_PARAMETER}=${encodeURIComponent(question.slice(0, 3 + (count % 5)))}`;
}

/** Whole pages in each encoding, pages that a reader has already, and heads. */
async function readPage(count: number): Promise<undefined> {
	const address = addresses[Math.floor(Math.random() * addresses.length)] ?? paths.home;
	const encoding = turnOf(['gzip', 'br', 'gzip', 'identity'], count);
	const etag = count % 3 === 0 ? etags.get(address) : undefined;
	const response = await ask(address, {
		method: count % 10 === 9 ? 'HEAD' : 'GET',
		headers: {
			'accept-encoding': encoding,
			...(etag === undefined ? {} : { 'if-none-match': etag }),
			...(count % 50 === 49 ? { connection: 'close' } : {}),
		},
	});
	etags.set(address, response.headers.get('etag') ?? '');
	await expectOk(Promise.resolve(response));
}

async function listen(): Promise<undefined> {
	const leave = new AbortController();
	const address = streamAddress([topics.day(fullDay())], null);
	const response = await ask(address, { signal: leave.signal });
	if (response.status !== 200) throw new Error(`stream: ${response.status}`);
	const reading = response.arrayBuffer().catch(() => undefined);
	await wait(Math.min(STREAM_MS, Math.max(0, end - performance.now())));
	leave.abort();
	await reading;
}

/** Makes a game and corrects it again and again, as an operator does. */
function createEditor(publication: GameChangeInput['publication']) {
	let saved: GameRecord | null = null;
	let line: Promise<unknown> = Promise.resolve();
	return (count: number): Promise<number> => {
		const typed = aTypedGame({ date: fullDay(), publication, venue: `Estádio ${count}` });
		const save = line.then(async () => {
			const start = performance.now();
			const before = count % EDITS === 0 ? null : saved;
			saved =
				before === null
					? await callPanel('POST', 'games', typed)
					: await callPanel('PUT', `games/${before.id}`, { ...typed, revision: before.revision });
			return performance.now() - start;
		});
		line = save.catch(() => undefined);
		return save;
	};
}

async function callPanel(method: string, address: string, body: object): Promise<GameRecord> {
	const response = await ask(`${callPaths.api}/admin/${address}`, {
		method,
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	const text = await response.text();
	if (response.status !== 200) throw new Error(`${address}: ${response.status} ${text}`);
	return JSON.parse(text) as GameRecord;
}

/** A file in two pieces, read back whole and in part, and removed. */
async function upload(count: number): Promise<undefined> {
	const name = `mixed-${process.pid}-${count}.bin`;
	const address = await files.start(name, FILE.length);
	await files.send(address, 0, FILE.subarray(0, PIECE));
	const { state } = await files.send(address, PIECE, FILE.subarray(PIECE), true);
	if (state !== 'final') throw new Error(`upload: ${state}`);
	await expectOk(files.media(name));
	await expectOk(files.media(name, { range: 'bytes=1000-200000' }));
	await (await files.remove(name)).text();
}
