import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import type { AppContext } from '#server/context.ts';
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
