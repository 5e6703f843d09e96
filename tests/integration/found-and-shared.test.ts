import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import type { AppContext } from '#server/context.ts';
import { insertGames } from '#server/games/store-games.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const PUBLIC_URL = 'https://guia.example';

async function store({ db, data }: AppContext, over: Partial<Game>, demo = false): Promise<string> {
	const { id: _id, slug: _slug, ...facts } = aGame(over);
	const options = { now: NOW, source: 'Tabela', actor: null, publication: 'published', demo } as const;
	const reference = await data.reference();
	const [game] = await db.transaction((trx) => insertGames(trx, [facts], { ...options, reference }));
	return game?.slug ?? '';
}

function structured(html: string): { '@type': string; [property: string]: unknown }[] {
	const block = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
	return block === undefined ? [] : JSON.parse(block)['@graph'];
}

test('A22 a game page tells search engines what it shows and carries a picture and links to pass it on', async () => {
	await using site = await startTestServer({ config: { publicUrl: PUBLIC_URL } });
	const broadcasts = [aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } }), aBroadcast('premiere', { state: 'usual' })];
	const slug = await store(site.context, { broadcasts, kickoffAt: at('2026-11-20T21:30') });
	const { body } = await site.get(`/onde-assistir/${slug}`);
	const nodes = structured(body);
	expect(nodes.map((node) => node['@type'])).toEqual(['SportsEvent', 'BroadcastEvent', 'BreadcrumbList']);
	expect(nodes[0]).toMatchObject({
		name: 'Flamengo x Palmeiras',
		startDate: '2026-11-20T21:30:00-03:00',
		url: `${PUBLIC_URL}/onde-assistir/${slug}`,
	});
	expect(nodes[0]).not.toHaveProperty('location');
	expect(nodes[0]).not.toHaveProperty('endDate');
	expect(body).toContain(`<meta property="og:image" content="${PUBLIC_URL}/onde-assistir/${slug}.png"/>`);
	expect(body).toContain('https://wa.me/?text=');
	expect(body).toContain('https://calendar.google.com/calendar/render?action=TEMPLATE');
	const day = structured((await site.get('/jogos/2026-11-20')).body);
	expect(day).toMatchObject([{ '@type': 'ItemList', numberOfItems: 1, itemListElement: [{ url: `${PUBLIC_URL}/onde-assistir/${slug}` }] }]);
});

test('V16 no name ends the script that carries it', async () => {
	await using site = await startTestServer({ config: { publicUrl: PUBLIC_URL } });
	const hostile = '</script><script>alert(1)</script><!--\u2028';
	const slug = await store(site.context, { home: { teamId: null, label: hostile }, venue: hostile });
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
