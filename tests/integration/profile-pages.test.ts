import { expect, test } from 'vitest';
import { insertGames } from '#server/games/store-games.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { richResultGaps } from '#tests/support/rich-results.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const PUBLIC_URL = 'https://guia.example';
const NOINDEX = '<meta name="robots" content="noindex"/>';

function structured(html: string): { '@type': string; [property: string]: unknown }[] {
	const block = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
	return block === undefined ? [] : JSON.parse(block)['@graph'];
}

test('A22 pages of a team, a competition and a channel say whose they are; those without a game are not to be found', async () => {
	await using site = await startTestServer({
		config: { publicUrl: PUBLIC_URL, clockOffsetMs: NOW - Date.now() },
	});
	const { db, data } = site.context;
	const {
		id: _id,
		slug: _slug,
		...game
	} = aGame({ broadcasts: [aBroadcast('globo')], kickoffAt: at('2026-11-20T21:30') });
	const options = {
		now: NOW,
		source: 'Tabela',
		actor: null,
		publication: 'published',
		demo: false,
	} as const;
	const reference = await data.reference();
	await db.transaction((trx) => insertGames(trx, [game], { ...options, reference }));
	for (const [path, type] of [
		['/time/flamengo', 'SportsTeam'],
		[`/campeonato/${game.competitionId}`, 'SportsOrganization'],
		['/canal/globo', 'BroadcastService'],
	] as const) {
		const { status, body } = await site.get(path);
		const nodes = structured(body);
		expect([path, status, nodes.map((node) => node['@type']).sort()]).toEqual([
			path,
			200,
			['BreadcrumbList', 'ItemList', type].sort(),
		]);
		for (const node of nodes)
			expect(richResultGaps(node)).toEqual({ required: [], recommended: [], claimed: [] });
		expect(nodes.find((node) => node['@type'] === 'ItemList')).toMatchObject({
			itemListElement: [{ url: `${PUBLIC_URL}/onde-assistir/flamengo-vs-palmeiras-2026-11-20` }],
		});
		expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`);
		expect(body).not.toContain(NOINDEX);
	}
	const idle = await site.get('/time/gremio');
	expect([idle.status, structured(idle.body)]).toEqual([200, []]);
	expect(idle.body).toContain(NOINDEX);
	for (const path of ['/time/x', '/campeonato/x', '/canal/x'])
		expect([path, (await site.get(path)).status]).toEqual([path, 404]);
	expect((await site.get('/Time/Flamengo')).headers.location).toBe('/time/flamengo');
	const pages = (await site.get('/sitemaps/paginas.xml')).body;
	for (const path of ['/times', '/campeonatos', '/canais', '/time/flamengo', '/canal/globo'])
		expect(pages).toContain(`${PUBLIC_URL}${path}<`);
});

test('an index comes in letters, or in groups with every entry once', async () => {
	await using site = await startTestServer();
	for (const [path, group, entry] of [
		['/times', 'Pernambuco', '/time/sport'],
		['/campeonatos', 'Inglaterra', '/campeonato/ingles'],
		['/canais', 'TV aberta em todo o país', '/canal/globo'],
	] as const) {
		const [letters, groups] = [
			(await site.get(path)).body,
			(await site.get(`${path}?grupos=1`)).body,
		];
		expect([path, groups.includes(`>${group}</h`), letters.includes(`>${group}</h`)]).toEqual([
			path,
			true,
			false,
		]);
		expect(groups.split(`href="${entry}"`)).toHaveLength(2);
		const entries = (body: string) =>
			new Set(body.match(/href="\/(?:time|campeonato|canal)\/[\w-]+"/g));
		expect(entries(groups)).toEqual(entries(letters));
		expect(groups).toContain(`${path}"/>`);
	}
});
