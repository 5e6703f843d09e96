import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { cardKey } from '#server/cards/card-shelf.ts';
import { dayCard } from '#server/cards/day-card.ts';
import { gameCard } from '#server/cards/game-card.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import type { AppContext } from '#server/context.ts';
import { readDay } from '#server/games/read/read-day.ts';
import { readGame } from '#server/games/read/read-game.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { richResultGaps } from '#tests/support/rich-results.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const PUBLIC_URL = 'https://guia.example';

async function store({ db, data }: AppContext, over: Partial<Game>, demo = false): Promise<string> {
	const { id: _id, slug: _slug, ...facts } = aGame(over);
	const options = {
		now: NOW,
		source: 'Tabela',
		actor: null,
		publication: 'published',
		demo,
	} as const;
	const reference = await data.reference();
	const [game] = await db.transaction((trx) =>
		insertGames(trx, [facts], { ...options, reference }),
	);
	return game?.slug ?? '';
}

/** The order says nothing: the game itself is put first. */
function structured(html: string): { '@type': string; [property: string]: unknown }[] {
	const block = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
	const nodes: ReturnType<typeof structured> =
		block === undefined ? [] : JSON.parse(block)['@graph'];
	return nodes.toSorted(
		(a, b) => Number(b['@type'] === 'SportsEvent') - Number(a['@type'] === 'SportsEvent'),
	);
}

test('A22 a game page tells search engines what it shows and carries a picture and links to pass it on', async () => {
	await using site = await startTestServer({ config: { publicUrl: PUBLIC_URL } });
	const broadcasts = [
		aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } }),
		aBroadcast('premiere', { state: 'usual' }),
	];
	const slug = await store(site.context, { broadcasts, kickoffAt: at('2026-11-20T21:30') });
	const { body } = await site.get(`/onde-assistir/${slug}`);
	const nodes = structured(body);
	expect(nodes.map((node) => node['@type'])).toEqual([
		'SportsEvent',
		'BreadcrumbList',
		'BroadcastEvent',
	]);
	expect(nodes[0]).toMatchObject({
		name: 'Flamengo x Palmeiras',
		startDate: '2026-11-20T21:30:00-03:00',
		url: `${PUBLIC_URL}/onde-assistir/${slug}`,
	});
	expect(nodes[0]).toMatchObject({
		location: { '@type': 'Place', address: { addressCountry: 'BR' } },
	});
	for (const node of nodes)
		expect(richResultGaps(node)).toMatchObject({ required: [], claimed: [] });
	expect(body).toContain(
		`<meta property="og:image" content="${PUBLIC_URL}/onde-assistir/${slug}.png"/>`,
	);
	expect(body).toContain('https://wa.me/?text=');
	expect(body).toContain('https://calendar.google.com/calendar/render?action=TEMPLATE');
	const day = structured((await site.get('/jogos/2026-11-20')).body);
	expect(day).toMatchObject([
		{
			'@type': 'BreadcrumbList',
			itemListElement: [{ item: `${PUBLIC_URL}/` }, { item: `${PUBLIC_URL}/jogos/2026-11-20` }],
		},
		{
			'@type': 'ItemList',
			numberOfItems: 1,
			itemListElement: [{ url: `${PUBLIC_URL}/onde-assistir/${slug}` }],
		},
	]);
});

test('A22 the front page says who publishes the site, from the settings and nothing else; fixed pages where they stand', async () => {
	await using site = await startTestServer({ config: { publicUrl: PUBLIC_URL } });
	const { db } = site.context;
	const ofFront = async () =>
		structured((await site.get('/jogos-de-hoje')).body).filter(
			(node) => node['@type'] !== 'ItemList',
		);
	expect(await ofFront()).toEqual([
		{
			'@type': 'Organization',
			'@id': `${PUBLIC_URL}/#quem-publica`,
			name: 'Guia de Jogos',
			url: PUBLIC_URL,
		},
		expect.objectContaining({
			'@type': 'WebSite',
			name: 'Guia de Jogos',
			url: PUBLIC_URL,
			inLanguage: 'pt-BR',
		}),
	]);
	const brand = { nomeApp: 'Guia da Bola', slogan: '', logoURL: '/files/logo.png' };
	await db.transaction(async (trx) => {
		const records = { marca: brand, site: { perfilSocialURL: 'https://social.example/guia' } };
		for (const [id, record] of Object.entries(records)) {
			const data = JSON.stringify(record);
			const row = { collection: 'configuracoes', id, data, revision: 1, updated_at: NOW };
			const insert = trx.insertInto('settings').values(row);
			await insert
				.onConflict((conflict) => conflict.columns(['collection', 'id']).doUpdateSet({ data }))
				.execute();
		}
		noteEverything(trx, 0);
	});
	await expect.poll(ofFront).toMatchObject([
		{
			name: 'Guia da Bola',
			logo: `${PUBLIC_URL}/files/logo.png`,
			sameAs: ['https://social.example/guia'],
		},
		{ '@type': 'WebSite', name: 'Guia da Bola' },
	]);
	const ofTeams = structured((await site.get('/times')).body);
	expect(ofTeams).toMatchObject([
		{
			'@type': 'BreadcrumbList',
			itemListElement: [
				{ name: 'Início' },
				{ name: 'Times de A a Z', item: `${PUBLIC_URL}/times` },
			],
		},
	]);
	expect(structured((await site.get('/nada-disso')).body)).toEqual([]);
});

test('A22 a game that moved says so and from when; a cancelled or postponed one is not passed off as on', async () => {
	await using site = await startTestServer({ config: { publicUrl: PUBLIC_URL } });
	const { db, data } = site.context;
	const slugs = {
		moved: await store(site.context, {
			kickoffAt: at('2026-11-20T21:30'),
			broadcasts: [aBroadcast('globo')],
		}),
		postponed: await store(site.context, {
			kickoffAt: at('2026-11-22T16:00'),
			status: 'postponed',
			broadcasts: [aBroadcast('globo')],
		}),
		cancelled: await store(site.context, {
			kickoffAt: at('2026-11-23T16:00'),
			status: 'cancelled',
		}),
	};
	const moved = await data.games.bySlug(slugs.moved);
	if (moved === null) throw new Error('the game was stored');
	const reference = await data.reference();
	await db.transaction(async (trx) => {
		const after = { ...moved, day: '2026-11-21', kickoffAt: at('2026-11-21T20:00') };
		await updateGame(
			trx,
			{ before: moved, after },
			{ now: NOW, source: 'Tabela', actor: null, reference },
		);
	});
	const present = (await data.games.byId(moved.id))?.slug ?? '';
	const event = async (slug: string) => structured((await site.get(`/onde-assistir/${slug}`)).body);
	const [rescheduled, ...others] = await event(present);
	expect(rescheduled).toMatchObject({
		eventStatus: 'https://schema.org/EventRescheduled',
		startDate: '2026-11-21T20:00:00-03:00',
		previousStartDate: '2026-11-20T21:30:00-03:00',
	});
	expect(others.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'BroadcastEvent']);
	for (const [slug, status] of [
		[slugs.postponed, 'EventPostponed'],
		[slugs.cancelled, 'EventCancelled'],
	] as const) {
		const nodes = await event(slug);
		expect(nodes[0]).toMatchObject({ eventStatus: `https://schema.org/${status}` });
		expect(nodes[0]).not.toHaveProperty('previousStartDate');
		expect(nodes.map((node) => node['@type'])).toEqual(['SportsEvent', 'BreadcrumbList']);
	}
});

test('V16 no name ends the script that carries it', async () => {
	await using site = await startTestServer({ config: { publicUrl: PUBLIC_URL } });
	const hostile = '</script><script>alert(1)</script><!--\u2028';
	const slug = await store(site.context, {
		home: { teamId: null, label: hostile },
		venue: hostile,
	});
	const { body } = await site.get(`/onde-assistir/${slug}`);
	expect(structured(body)[0]).toMatchObject({ location: { name: hostile } });
	expect(body).not.toContain('<script>alert(1)');
});

test('the invented games of a demonstration are told to no search engine', async () => {
	await using site = await startTestServer();
	const slug = await store(site.context, {}, true);
	expect((await site.get(`/onde-assistir/${slug}`)).body).not.toContain('ld+json');
	expect((await site.get('/jogos/2026-11-20')).body).not.toContain('ld+json');
});

/** Nothing else of a page has these two numbers. */
const SCORE = { home: 87, away: 93 };
const TOLD = /\b(?:87|93)\b/;

/** What of a page leaves it: its head, what it tells search engines, what its reader passes on. */
function passedOn(html: string): string {
	const parts = [
		/<head>([\s\S]*?)<\/head>/g,
		/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
		/<textarea[^>]*>([\s\S]*?)<\/textarea>/g,
		/href="(https:[^"]*)"/g,
	].flatMap((part) => [...html.matchAll(part)].map(([, text = '']) => text));
	return decodeURIComponent(parts.join('\n').replaceAll(/%(?![0-9a-f]{2})/gi, ''));
}

/** What its reader reads. */
function readOn(html: string): string {
	return html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ');
}

test('issue 21: no address tells a score to who does not look at the page itself, unless it asks', async () => {
	await using site = await startTestServer({
		config: { publicUrl: PUBLIC_URL, clockOffsetMs: at('2026-11-20T22:30') - Date.now() },
	});
	const { context, get } = site;
	const slug = await store(context, {
		kickoffAt: at('2026-11-20T21:30'),
		broadcasts: [aBroadcast('globo')],
		result: {
			...{ ...SCORE, penalties: null, phase: 'first-half', minute: 45 },
			...{ source: 'Tabela', at: at('2026-11-20T22:16') },
		},
	});
	const bodyOf = async (address: string) => {
		const { status, body } = await get(address);
		expect([address, status]).toEqual([address, 200]);
		return body;
	};
	const lists = ['/', '/jogos-de-hoje', '/jogos/2026-11-20', '/ao-vivo', '/de-graca', '/semana'];
	const subjects = ['/time/flamengo', '/campeonato/brasileirao-a', '/canal/globo'];
	for (const address of [...lists, ...subjects, `/onde-assistir/${slug}`]) {
		const body = await bodyOf(address);
		// Its reader sees the score.
		expect([address, readOn(body)]).toEqual([address, expect.stringMatching(TOLD)]);
		expect([address, passedOn(body)]).toEqual([address, expect.not.stringMatching(TOLD)]);
	}
	for (const address of ['/busca?q=flamengo', '/mapa', '/grade', '/jogos/2026-11-20/texto']) {
		const body = await bodyOf(address);
		const words = [passedOn(body), readOn(body)].join('\n');
		expect([address, words]).toEqual([address, expect.not.stringMatching(TOLD)]);
	}
	for (const address of ['/noticias/rss.xml', '/llms.txt', '/api/v1/busca?q=flamengo'])
		expect([address, await bodyOf(address)]).toEqual([address, expect.not.stringMatching(TOLD)]);
	for (const address of [
		...['/jogos/2026-11-20', `/onde-assistir/${slug}`, ...subjects].map((path) => `${path}.ics?`),
		'/agenda.ics?times=flamengo&',
		'/api/v1/times/flamengo/jogos?',
		`/api/v1/jogos?dia=2026-11-20&`,
		`/api/v1/jogos?time=flamengo&`,
		`/api/v1/jogos?ids=${slug}&`,
	]) {
		const plain = address.slice(0, -1);
		expect([plain, await bodyOf(plain)]).toEqual([plain, expect.not.stringMatching(TOLD)]);
		const asking = `${address}resultado=sim`;
		expect([asking, await bodyOf(asking)]).toEqual([asking, expect.stringMatching(TOLD)]);
	}
	const found = await readGame(context.data, slug, context.clock());
	const { view: day } = await readDay(context.data, { day: '2026-11-20', now: 0 });
	if (found.kind !== 'found') throw new Error('The game is not there');
	for (const tree of [gameCard(found.view, 'Guia'), dayCard(day, 'Guia', '2026-11-20')])
		expect([cardKey(tree), JSON.stringify(tree)]).toEqual([
			cardKey(tree),
			expect.not.stringMatching(TOLD),
		]);
});
