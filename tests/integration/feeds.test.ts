import { expect } from 'vitest';
import { sweepFeedItems } from '#server/feeds/sweep-items.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { setUp } from '#tests/support/feed-rounds.ts';
import { anRss, startFeedServer } from '#tests/support/feed-server.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;

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
