import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { createFeedLane } from '#server/feeds/feed-lane.ts';
import { pollDueSources } from '#server/feeds/poll-sources.ts';
import { createLog } from '#server/log.ts';
import { createOutbound } from '#server/outbound/outbound.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { setUp } from '#tests/support/feed-rounds.ts';
import { anRss, startFeedServer } from '#tests/support/feed-server.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const { log } = createLog('silent');
const HOSTILE_THREAD = new URL('../support/children/hostile-feed-thread.ts', import.meta.url);

onBothEngines(
	'F13 F14 whatever a source does, it says why and when it is tried again; the others are read',
	async (db) => {
		await using server = await startFeedServer();
		await using feeds = setUp(db, server);
		const bomb = gzipSync(Buffer.alloc(40_000_000));
		server.serve('/ok', anRss('Boa', [{ guid: 'a', title: 'Um' }]));
		server.serve('/html', '<!DOCTYPE html><html><head><title>Entrar</title></head></html>');
		server.serve(
			'/bomb',
			(_request, response) =>
				void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
		);
		server.serve('/entities', `<!DOCTYPE rss [<!ENTITY a "b">]>${anRss('&a;', [])}`);
		server.serve(
			'/loop',
			(_request, response) => void response.writeHead(301, { location: '/loop' }).end(),
		);
		server.serve(
			'/private',
			(_request, response) =>
				void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
		);
		server.serve(
			'/busy',
			(_request, response) => void response.writeHead(503, { 'retry-after': '7200' }).end(),
		);
		server.serve('/gone', (_request, response) => void response.writeHead(410).end());
		server.serve('/cut', (_request, response) => {
			response.writeHead(200, { 'content-length': '5000' }).write('<rss>');
			response.destroy();
		});
		server.serve('/title', anRss('Longa', [{ guid: 'a', title: 'x'.repeat(5_000_000) }]));
		const names = [
			'html',
			'bomb',
			'entities',
			'loop',
			'private',
			'busy',
			'gone',
			'cut',
			'missing',
		] as const;
		const ids = Object.fromEntries(
			await Promise.all(names.map(async (name) => [name, await feeds.follow(`/${name}`)] as const)),
		);
		const [good, long] = [await feeds.follow('/ok'), await feeds.follow('/title')];
		const inside = await feeds.follow('http://10.0.0.1/rss');
		expect(await feeds.poll()).toMatchObject({ checked: 12, withNews: 2, failed: 10 });
		const problems = await Promise.all(
			[...Object.values(ids), inside].map(async (id) => (await feeds.source(id as string)).problem),
		);
		expect(problems).toEqual([
			'html',
			'too-large',
			'doctype',
			'redirects',
			'address',
			'busy',
			'gone',
			'unreachable',
			'missing',
			'address',
		]);
		expect((await feeds.source(ids.busy as string)).nextCheckAt).toBe(NOW + 120 * MINUTE);
		expect((await feeds.source(ids.gone as string)).nextCheckAt).toBe(NOW + 30 * MINUTE);
		expect(await feeds.items(good)).toHaveLength(1);
		expect((await feeds.items(long))[0]?.title.length).toBe(300);
		// The second failure in a row waits twice as long.
		await feeds.poll(NOW + 31 * MINUTE);
		expect(await feeds.source(ids.gone as string)).toMatchObject({
			failures: 2,
			nextCheckAt: NOW + (31 + 60) * MINUTE,
			problemStatus: 410,
		});
		server.serve('/gone', anRss('Voltou', [{ guid: 'a', title: 'Um' }]));
		await feeds.poll(NOW + 100 * MINUTE);
		expect(await feeds.source(ids.gone as string)).toMatchObject({
			failures: 0,
			problem: null,
			okStatus: 200,
		});
	},
);

onBothEngines(
	'F13 V12 an answer that drips, never begins or never ends is given up, its connection is closed, and the others are read',
	async (db) => {
		await using server = await startFeedServer();
		await using feeds = setUp(db, server);
		const closed: Promise<unknown>[] = [];
		const [ends, part] = [new AbortController(), Buffer.alloc(65_536, 'x')];
		server.serve('/drip', (_request, response) => {
			closed.push(once(response, 'close'));
			response
				.writeHead(200, { 'content-type': 'application/rss+xml' })
				.write('<rss version="2.0"><channel><title>');
			const timer = setInterval(() => response.write('x'), 5);
			response.on('close', () => clearInterval(timer));
		});
		server.serve('/silent', (_request, response) => void closed.push(once(response, 'close')));
		server.serve('/endless', (_request, response) => {
			closed.push(once(response, 'close'));
			const write = () => {
				while (!response.destroyed && response.write(part));
			};
			response.on('drain', write).on('close', () => ends.abort());
			write();
		});
		server.serve('/ok', anRss('Boa', [{ guid: 'a', title: 'Um' }]));
		const [drip, silent, endless, good] = await Promise.all(
			['/drip', '/silent', '/endless', '/ok'].map((path) => feeds.follow(path)),
		);
		expect(await feeds.poll(NOW, { deadlineMs: 1_200 })).toMatchObject({
			checked: 4,
			withNews: 1,
			failed: 3,
		});
		await Promise.all(closed);
		const standing = async (id = '') => {
			const { problem, failures, nextCheckAt } = await feeds.source(id);
			return { problem, failures, nextCheckAt };
		};
		const again = { failures: 1, nextCheckAt: NOW + 30 * MINUTE };
		expect(await standing(drip)).toEqual({ problem: 'timeout', ...again });
		expect(await standing(silent)).toEqual({ problem: 'timeout', ...again });
		expect(await standing(endless)).toEqual({ problem: 'too-large', ...again });
		expect(await standing(good)).toEqual({
			problem: null,
			failures: 0,
			nextCheckAt: NOW + 30 * MINUTE,
		});
		expect(ends.signal.aborted).toBe(true);
	},
);

onBothEngines(
	'F13 V13 a reader that dies in the middle costs its own source only, which says so and is tried again',
	async (db) => {
		await using server = await startFeedServer();
		await using feeds = setUp(db, server);
		const paths = ['/first', '/dies', '/last'];
		for (const path of paths)
			server.serve(
				path,
				anRss(path, [{ guid: 'a', title: 'Um' }], path === '/dies' ? '<!-- dies -->' : ''),
			);
		const ids = await Promise.all(paths.map((path) => feeds.follow(path)));
		const lane = { file: HOSTILE_THREAD };
		expect(await feeds.poll(NOW, { lane })).toMatchObject({ checked: 3, withNews: 2, failed: 1 });
		const sources = await Promise.all(ids.map((id) => feeds.source(id)));
		expect(sources.map(({ problem }) => problem)).toEqual([null, 'unreadable', null]);
		expect(sources.map(({ nextCheckAt }) => nextCheckAt)).toEqual(Array(3).fill(NOW + 30 * MINUTE));
		expect(feedsPanelCopy.problems.unreadable).toMatch(/^A leitura .* foi interrompida\.$/);
		server.serve('/dies', anRss('Sarou', [{ guid: 'a', title: 'Um' }]));
		expect(await feeds.poll(NOW + 31 * MINUTE, { lane })).toMatchObject({
			checked: 3,
			withNews: 1,
			failed: 0,
		});
		expect(await feeds.source(ids[1] ?? '')).toMatchObject({ problem: null, failures: 0 });
	},
);

test('V13 a document that is never done reading is given up at its deadline, and the next one gets a new thread', async () => {
	await using lane = createFeedLane({ file: HOSTILE_THREAD, deadlineMs: 200, startMs: 20_000 });
	const read = async (head: string) => {
		const bytes = Uint8Array.from(Buffer.from(anRss('Fonte', [{ guid: 'a', title: 'Um' }], head)));
		return (
			(await lane.read({ bytes, contentType: null, url: 'https://fonte.example/rss' }))?.ok ?? null
		);
	};
	const answers = [read(''), read('<!-- never ends -->'), read('<!-- dies -->'), read('')];
	expect(await Promise.all(answers)).toEqual([true, null, null, true]);
});

onBothEngines(
	'F13 a round that is stopped asks nobody else, and a hostile document ends its own reading only',
	async (db) => {
		await using server = await startFeedServer();
		await using feeds = setUp(db, server);
		server.serve('/rss', anRss('Parada', []));
		const id = await feeds.follow('/rss');
		const outbound = createOutbound({ allow: [server.allow], userAgent: 'test' });
		const config = { publicUrl: null } as Parameters<typeof pollDueSources>[0]['config'];
		expect(
			await pollDueSources(
				{ db, outbound, config },
				{ now: NOW, log, signal: AbortSignal.abort() },
			),
		).toMatchObject({ checked: 0 });
		expect(server.asked).toEqual([]);
		expect((await feeds.source(id)).nextCheckAt).toBe(NOW);
		await outbound[Symbol.asyncDispose]();
	},
);
