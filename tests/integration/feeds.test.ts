import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { SYSTEM } from '#server/audit/audit.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createFeedLane } from '#server/feeds/feed-lane.ts';
import { createItemReader } from '#server/feeds/item-repository.ts';
import { type PollOptions, pollDueSources } from '#server/feeds/poll-sources.ts';
import { addSource } from '#server/feeds/save-source.ts';
import { createSourceReader } from '#server/feeds/source-repository.ts';
import { sweepFeedItems } from '#server/feeds/sweep-items.ts';
import { createLog } from '#server/log.ts';
import { createOutbound } from '#server/outbound/outbound.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { anRss, type FeedServer, startFeedServer } from '#tests/support/feed-server.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;
const { log } = createLog('silent');
const HOSTILE_THREAD = new URL('../support/children/hostile-feed-thread.ts', import.meta.url);
const FREE = {
	folder: '',
	enabled: true,
	creditName: 'Fonte',
	fullTextAllowed: false,
	licenceNote: '',
	keepWords: [],
	blockWords: [],
	siteUrl: null,
};

/** Sources of a feed server, and rounds of polling them. */
function setUp(db: AppDatabase, server: FeedServer) {
	const outbound = createOutbound({ allow: [server.allow], userAgent: 'test' });
	const config = { publicUrl: 'https://guia.example' } as Parameters<
		typeof pollDueSources
	>[0]['config'];
	return {
		async follow(
			path: string,
			settings: Partial<Parameters<typeof addSource>[1]> = {},
		): Promise<string> {
			const feedUrl = path.startsWith('http') ? path : `${server.url}${path}`;
			const added = await addSource(
				db,
				{ ...FREE, feedUrl, title: path, intervalMinutes: 30, ...settings },
				{ actor: SYSTEM, now: NOW },
			);
			if (!added.ok) throw new Error(added.error);
			return added.value.id;
		},
		poll: (now = NOW, limits: Pick<PollOptions, 'deadlineMs' | 'lane'> = {}) =>
			pollDueSources({ db, outbound, config }, { now, log, chance: () => 0, ...limits }),
		source: async (id: string) =>
			(await createSourceReader(db.kysely).byId(id)) ?? expect.fail('no source'),
		items: (id: string) => createItemReader(db.kysely).newestOf(id, 50),
		[Symbol.asyncDispose]: () => outbound[Symbol.asyncDispose](),
	};
}

onBothEngines(
	'F13 a source is read once per interval, adds nothing twice, and says 304 when nothing is new',
	async (db) => {
		await using server = await startFeedServer();
		await using feeds = setUp(db, server);
		const asked: (string | undefined)[] = [];
		const first = anRss('Fonte', [
			{
				guid: 'a',
				title: 'Um',
				date: 'Sat, 21 Nov 2026 09:00:00 -0300',
				body: '<p onclick="x">Oi<script>alert(1)</script></p>',
			},
		]);
		server.serve('/rss', (request, response) => {
			asked.push(request.headers['if-none-match']);
			expect(request.headers['user-agent']).toBe('GuiaDeJogos/feeds (+https://guia.example)');
			if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
			response.writeHead(200, { etag: '"1"' }).end(first);
		});
		const id = await feeds.follow('/rss');
		expect(await feeds.poll()).toMatchObject({ checked: 1, withNews: 1, newItems: 1, failed: 0 });
		expect(await feeds.items(id)).toMatchObject([
			{ guid: 'a', title: 'Um', contentHtml: '<p>Oi</p>', publishedAt: NOW, at: NOW },
		]);
		expect(await feeds.poll(NOW + 29 * MINUTE)).toMatchObject({ checked: 0 });
		expect(await feeds.poll(NOW + 31 * MINUTE)).toMatchObject({ checked: 1, unchanged: 1 });
		expect(await feeds.source(id)).toMatchObject({
			okAt: NOW + 31 * MINUTE,
			okStatus: 304,
			newItemAt: NOW,
			failures: 0,
			revision: 1,
			siteUrl: 'https://fonte.example/',
		});

		const second = anRss('Fonte', [
			{ guid: 'a', title: 'Um, corrigido' },
			{ guid: 'b', title: 'Amanhã', date: 'Sat, 21 Nov 2099 09:00:00 -0300' },
			{ guid: 'b', title: 'De novo' },
		]);
		server.serve('/rss', second, { etag: '"2"' });
		expect(await feeds.poll(NOW + 70 * MINUTE)).toMatchObject({ newItems: 1 });
		const items = await feeds.items(id);
		expect(items.map(({ guid, title }) => [guid, title]).toSorted()).toEqual([
			['a', 'Um, corrigido'],
			['b', 'Amanhã'],
		]);
		// A date to come counts as now.
		expect(items.find(({ guid }) => guid === 'b')).toMatchObject({
			at: NOW + 70 * MINUTE,
			publishedAt: Date.UTC(2099, 10, 21, 12),
		});
		// Validators that change without reason: the same bytes are not read again.
		server.serve('/rss', second, { etag: '"3"' });
		expect(await feeds.poll(NOW + 120 * MINUTE)).toMatchObject({ unchanged: 1 });
		expect(asked).toEqual([undefined, '"1"']);
	},
);

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
	'F14 F16 two connections of one host at most, and two rounds at once ask nobody twice',
	async (db) => {
		await using server = await startFeedServer();
		await using feeds = setUp(db, server);
		let [open, most] = [0, 0];
		const waiting: (() => void)[] = [];
		for (let number = 0; number < 6; number += 1) {
			server.serve(`/${number}`, (_request, response) => {
				open += 1;
				most = Math.max(most, open);
				waiting.push(() => {
					open -= 1;
					response.end(anRss(`F${number}`, [{ guid: 'a', title: 'Um' }]));
				});
				// Answered when nobody else may come: both of the rounds are at their limit, or done.
				setImmediate(() => setTimeout(() => waiting.shift()?.(), 20));
			});
			await feeds.follow(`/${number}`);
		}
		const [one, two] = await Promise.all([feeds.poll(), feeds.poll()]);
		expect(one.checked + two.checked).toBe(6);
		expect(server.asked.toSorted()).toEqual(['/0', '/1', '/2', '/3', '/4', '/5']);
		expect(most).toBeLessThanOrEqual(4);
		server.asked.length = 0;
		most = 0;
		await feeds.poll(NOW + 31 * MINUTE);
		expect(most).toBe(2);
	},
);

onBothEngines('F13 a permanent move is believed after a day of saying the same', async (db) => {
	await using server = await startFeedServer();
	await using feeds = setUp(db, server);
	let status = 301;
	server.serve(
		'/old',
		(_request, response) => void response.writeHead(status, { location: '/new' }).end(),
	);
	server.serve('/new', anRss('Mudou', [{ guid: 'a', title: 'Um' }]));
	const id = await feeds.follow('/old', { intervalMinutes: 600 });
	await feeds.poll();
	expect(await feeds.source(id)).toMatchObject({
		feedUrl: `${server.url}/old`,
		moveUrl: `${server.url}/new`,
		moveCount: 1,
	});
	status = 302;
	await feeds.poll(NOW + 601 * MINUTE);
	expect(await feeds.source(id)).toMatchObject({ moveUrl: null, moveCount: 0 });
	status = 301;
	for (const hours of [21, 32, 43]) await feeds.poll(NOW + hours * 60 * MINUTE);
	expect(await feeds.source(id)).toMatchObject({ feedUrl: `${server.url}/old`, moveCount: 3 });
	await feeds.poll(NOW + 54 * 60 * MINUTE);
	expect(await feeds.source(id)).toMatchObject({
		feedUrl: `${server.url}/new`,
		moveUrl: null,
		failures: 0,
	});
});

onBothEngines('words of a source decide what is kept; ttl and max-age make it wait', async (db) => {
	await using server = await startFeedServer();
	await using feeds = setUp(db, server);
	const items = [
		{ guid: 'a', title: 'Vôlei: final' },
		{ guid: 'b', title: 'Seleção joga à noite' },
		{ guid: 'c', title: 'Futebol e apostas' },
		{ guid: 'd', title: 'Futebol na TV' },
	];
	server.serve('/rss', anRss('Filtro', items, '<ttl>180</ttl>'), {
		'cache-control': 'public, max-age=60',
	});
	server.serve('/slow', anRss('Lenta', []), { 'cache-control': 'max-age=7200' });
	const id = await feeds.follow('/rss', {
		keepWords: ['futebol', 'selecao'],
		blockWords: ['apostas'],
	});
	const slow = await feeds.follow('/slow');
	await feeds.poll();
	expect((await feeds.items(id)).map(({ guid }) => guid).toSorted()).toEqual(['b', 'd']);
	expect(await sweepFeedItems(db, { now: NOW + 89 * DAY, keep: 1 })).toBe(0);
	expect(await sweepFeedItems(db, { now: NOW + 91 * DAY })).toBe(0);
	expect(await sweepFeedItems(db, { now: NOW + 91 * DAY, keep: 1 })).toBe(1);
	expect((await feeds.source(id)).nextCheckAt).toBe(NOW + 180 * MINUTE);
	expect((await feeds.source(slow)).nextCheckAt).toBe(NOW + 120 * MINUTE);
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
