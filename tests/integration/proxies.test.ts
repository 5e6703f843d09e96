import { afterAll, beforeAll, expect, test } from 'vitest';
import { topics } from '#core/changes/topic.ts';
import type { GameRecord } from '#core/games/contract/form.ts';
import { streamAddress } from '#core/live/stream/stream-address.ts';
import { startTwoNodes, type TwoNodes } from '#tests/support/cluster/two-nodes.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { aTypedGame } from '#tests/support/factories.ts';
import { createFileClient, sampleBytes, sha256 } from '#tests/support/files/file-client.ts';
import { type PanelUser, signInAs } from '#tests/support/panel.ts';
import { askProxy } from '#tests/support/proxies/ask-proxy.ts';
import { makeCertificate } from '#tests/support/proxies/certificate.ts';
import { aReader, repeat } from '#tests/support/proxies/load.ts';
import { type RunningProxy, startCaddy, startNginx } from '#tests/support/proxies/running-proxy.ts';
import { aWriter } from '#tests/support/proxies/writer.ts';
import { openStream } from '#tests/support/stream-reader.ts';

const MB = 1024 * 1024;
const START = { nginx: startNginx, Caddy: startCaddy };
type Name = keyof typeof START;
const NAMES = Object.keys(START) as Name[];
/** FILES_MAX_MB of the nodes; the shipped limits of the proxies are those of the default, 2,048. */
const LARGEST_MB = 4;

const stack = new AsyncDisposableStack();
let guide: TwoNodes;
/** Both stand in front of the same nodes, with an operator who works through each. */
const doors = {} as Record<Name, { proxy: RunningProxy; ana: PanelUser }>;

beforeAll(async () => {
	const folder = stack.use(await temporaryFolder());
	const certificate = makeCertificate(folder.path);
	guide = stack.use(
		await startTwoNodes({
			...{ PUBLIC_URL: 'https://localhost', TRUST_PROXY: '127.0.0.1' },
			...{ DRAIN_SECONDS: '1', FILES_MAX_MB: String(LARGEST_MB) },
		}),
	);
	const nodes = guide.nodes.map(({ address }) => address);
	for (const name of NAMES) {
		const proxy = stack.use(await START[name]({ folder: folder.path, nodes, certificate }));
		const site = { url: proxy.url, context: { identity: guide.identity } };
		doors[name] = { proxy, ana: await signInAs(site, 'editor') };
	}
}, 60_000);

afterAll(() => stack.disposeAsync());

for (const name of NAMES) {
	test(`S9.02 ${name} passes uploads of megabytes on, in pieces and in one; what is too large is refused with 413`, async () => {
		const { proxy, ana } = doors[name];
		const client = createFileClient(proxy.url, ana.idToken);
		const bytes = sampleBytes(2.5 * MB);
		const upload = await client.start(`${name}-em-partes.bin`, bytes.length);
		await client.send(upload, 0, bytes.subarray(0, 2 * MB));
		const last = await client.send(upload, 2 * MB, bytes.subarray(2 * MB), true);
		expect(last).toMatchObject({ status: 200, state: 'final' });
		expect((await client.multipart(`${name}-inteiro.bin`, bytes)).status).toBe(200);
		for (const file of ['em-partes', 'inteiro']) {
			const media = await client.media(`${name}-${file}.bin`);
			expect(sha256(new Uint8Array(await media.arrayBuffer()))).toBe(sha256(bytes));
		}
		await expect(client.start('grande.bin', (LARGEST_MB + 1) * MB)).rejects.toThrow('413');
		for (const [path, announces] of [
			['/files/v0/b/main/o?name=grande.bin', 2_050 * MB],
			['/api/admin/imports', 66 * MB],
		] as const)
			expect([path, (await askProxy(proxy.url + path, { announces })).status]).toEqual([path, 413]);
	});

	test(`${name} passes a change on to an open page within two seconds`, async () => {
		const { proxy, ana } = doors[name];
		const made = await ana.call('POST', 'games', aTypedGame());
		const { id, revision } = made.json as unknown as GameRecord;
		const reader = await openStream(proxy.url, streamAddress([topics.game(id)], null));
		await ana.call('PUT', `games/${id}`, { ...aTypedGame({ time: '19:00' }), revision });
		const began = performance.now();
		await reader.heard('mudou');
		expect(performance.now() - began).toBeLessThan(2_000);
		reader.close();
	});

	test(`${name} names the address of the reader and none that is claimed, leads to https, leaves compression to the guide and hides the probes`, async () => {
		const { proxy } = doors[name];
		const claimed = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'claimed-by-a-reader' };
		const page = await askProxy(`${proxy.url}/jogos-de-hoje`, {
			headers: { ...claimed, 'accept-encoding': 'br' },
			from: '127.9.8.7',
		});
		expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
		const id = String(page.headers['x-request-id']);
		expect(id).not.toBe(claimed['x-request-id']);
		const lines = () =>
			guide.nodes.flatMap(({ web }) => web.log.filter((line) => line.includes(id)));
		await expect.poll(lines).toEqual([expect.stringContaining('"client":"127.9.8.0/24"')]);
		const plain = await fetch(`${proxy.plainUrl}/jogos-de-hoje`, { redirect: 'manual' });
		expect(plain.headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/jogos-de-hoje$/);
		for (const probe of ['/livez', '/readyz'])
			expect((await askProxy(proxy.url + probe)).status).toBe(404);
	});
}

test('with a node killed, then both renewed one after the other, no read fails and nothing acknowledged is lost', async () => {
	const readers = NAMES.flatMap((name) =>
		[true, false].map((keepAlive) => aReader(doors[name].proxy.url, { keepAlive })),
	);
	const writers = NAMES.map((name) => aWriter(doors[name].proxy.url, doors[name].ana, name));
	const stop = repeat([
		...readers.map(({ step }) => step),
		...writers.flatMap(({ saveGame, uploadFile }) => [saveGame, uploadFile]),
	]);
	const [first, second] = guide.nodes;
	// A reload of one process (SIGHUP) is an orderly end, too.
	for (const [node, signal, code] of [
		[second, 'SIGKILL', null],
		[first, 'SIGTERM', 0],
		[second, 'SIGHUP', 0],
	] as const) {
		node.web.child.kill(signal);
		expect((await node.web.ended)[0]).toBe(code);
		await node.start();
	}
	await stop();
	for (const reader of readers) reader[Symbol.dispose]();
	expect(readers.flatMap(({ heard }) => heard.wrong)).toEqual([]);
	for (const { heard } of readers) expect(heard.right).toBeGreaterThan(50);
	for (const { games, files } of writers)
		expect(Math.min(games.length, files.length)).toBeGreaterThan(0);
	const acknowledged = writers.flatMap(({ games, files }) => [...games, ...files]);
	const kept = await keptBy(guide);
	expect(acknowledged.filter((one) => !kept.has(one))).toEqual([]);
});

/** Ids of all games and names of all finished files. */
async function keptBy({ database }: TwoNodes): Promise<Set<string>> {
	const games = await database.kysely.selectFrom('games').select('id').execute();
	const files = await database.kysely.selectFrom('files').select('name').execute();
	return new Set([...games.map(({ id }) => id), ...files.map(({ name }) => name)]);
}
