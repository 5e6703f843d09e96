import { expect, test } from 'vitest';
import { buildGame } from '#core/games/game-builder.ts';
import { aBroadcast, aGame, at, NOW, someNames } from '#tests/support/factories.ts';
import { ASKED, richResultGaps } from '#tests/support/rich-results.ts';
import {
	breadcrumbList,
	broadcastService,
	itemList,
	newsArticle,
	organization,
	type SchemaNode,
	sportsEvent,
	sportsOrganization,
	sportsTeam,
	webSite,
} from './structured-data.ts';

const publicUrl = 'https://guia.example';
const before = { day: '2026-11-20', kickoffAt: at('2026-11-20T19:00') };
const moved = {
	id: 1,
	gameId: 'game-1',
	at: NOW,
	kind: 'kickoff',
	source: null,
	actor: null,
	before,
	after: before,
} as const;
const change = { ...moved, after: { day: '2026-11-20', kickoffAt: at('2026-11-20T21:30') } };

/** A node of each kind, with all that the guide may know. */
function everything(): SchemaNode[] {
	const game = aGame({
		venue: 'Maracanã',
		broadcasts: [aBroadcast('globo', { link: 'https://globoplay.globo.com' })],
	});
	const { view } = buildGame({ game, changes: [change], names: someNames(), now: NOW });
	const site = { name: 'Guia de Jogos', publicUrl };
	const trail = [{ name: 'Jogos', path: '/' }];
	const article = {
		title: 'Título',
		description: 'Resumo',
		path: '/noticias/x',
		image: '/x.webp',
		publishedAt: NOW,
		updatedAt: null,
	};
	return [
		...sportsEvent({ view, description: 'Em São Paulo: Globo, de graça.', publicUrl }),
		newsArticle({ ...article, author: null, site: site.name, source: null, teams: [], publicUrl }),
		breadcrumbList({ trail, publicUrl }),
		itemList({ items: trail, publicUrl }),
		organization({
			...site,
			logo: `${publicUrl}/logo.png`,
			sameAs: ['https://social.example/guia'],
		}),
		webSite({ ...site, search: false }),
		sportsTeam({ id: 'flamengo', ...site }),
		sportsOrganization({ id: 'brasileirao-a', ...site }),
		broadcastService({ id: 'globo', url: 'https://globo.com', ...site }),
	];
}

test('A22 each kind of node can have every field that search engines require and recommend, and none that is never known', () => {
	const nodes = everything();
	expect(nodes.map((node) => node['@type']).toSorted()).toEqual(Object.keys(ASKED).toSorted());
	for (const node of nodes)
		expect(richResultGaps(node)).toEqual({ required: [], recommended: [], claimed: [] });
});

test('the table notices a field that is missing, in a list too', () => {
	const [event] = everything();
	expect(richResultGaps({ ...event, location: { name: 'Maracanã' } }).required).toEqual([
		'SportsEvent.location.address',
	]);
	expect(
		richResultGaps({ '@type': 'ItemList', itemListElement: [{ position: 1 }] }).required,
	).toEqual(['ItemList.itemListElement.url']);
	expect(richResultGaps({ '@type': 'Recipe' }).required).toEqual(['Recipe']);
	expect(richResultGaps({ ...event, endDate: '2026-11-20' }).claimed).toEqual(['endDate']);
});
