import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGame } from '#core/games/game-builder.ts';
import {
	aBroadcast,
	aChannel,
	aGame,
	aTeam,
	at,
	NOW,
	someNames,
} from '#tests/support/factories.ts';
import { scriptJson } from './safe-json.ts';
import {
	breadcrumbList,
	byType,
	itemList,
	jsonLd,
	organization,
	sportsEvent,
	sportsTeam,
	webSite,
} from './structured-data.ts';

const publicUrl = 'https://guia.example';
const names = someNames();
const viewOf = (over: Parameters<typeof aGame>[0] = {}) =>
	buildGame({ game: aGame(over), changes: [], names, now: NOW }).view;

test('a game: sides, start with its offset, one broadcast for each confirmed channel', () => {
	const broadcasts = [
		aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } }),
		aBroadcast('premiere', { state: 'usual' }),
		aBroadcast('sportv', { state: 'unconfirmed' }),
	];
	const [event, ...shown] = sportsEvent({
		view: viewOf({ broadcasts, venue: 'Maracanã' }),
		description: 'Em São Paulo: Globo, de graça.',
		publicUrl,
	});
	expect(event).toMatchObject({
		'@type': 'SportsEvent',
		name: 'Flamengo x Palmeiras',
		startDate: '2026-11-20T21:30:00-03:00',
		eventStatus: 'https://schema.org/EventScheduled',
		image: ['https://guia.example/onde-assistir/flamengo-vs-palmeiras-2026-11-20.png'],
		description: 'Em São Paulo: Globo, de graça.',
		location: {
			'@type': 'StadiumOrArena',
			name: 'Maracanã',
			address: {
				'@type': 'PostalAddress',
				addressLocality: 'Rio de Janeiro',
				addressRegion: 'RJ',
				addressCountry: 'BR',
			},
		},
		performer: [{ name: 'Flamengo' }, { name: 'Palmeiras' }],
		homeTeam: {
			'@type': 'SportsTeam',
			name: 'Flamengo',
			url: 'https://guia.example/time/flamengo',
		},
	});
	expect(shown).toMatchObject([
		{
			'@type': 'BroadcastEvent',
			isLiveBroadcast: true,
			isAccessibleForFree: true,
			broadcastOfEvent: { '@id': event?.['@id'] },
			publishedOn: {
				'@type': 'BroadcastService',
				name: 'globo',
				areaServed: [{ name: 'São Paulo' }],
			},
		},
	]);
});

test('nothing is claimed that is not known: no end, no ground, no side still to be defined, only the day without an hour', () => {
	const view = viewOf({
		kickoffAt: null,
		away: { teamId: null, label: 'Vencedor da semifinal' },
		broadcasts: [aBroadcast('globo')],
	});
	const [event, ...shown] = JSON.parse(scriptJson(sportsEvent({ view, publicUrl })));
	expect(event.startDate).toBe('2026-11-20');
	expect(event.location).toEqual({
		'@type': 'Place',
		address: { '@type': 'PostalAddress', addressCountry: 'BR' },
	});
	for (const name of ['endDate', 'awayTeam', 'competitor', 'performer', 'previousStartDate'])
		expect(event).not.toHaveProperty(name);
	expect(shown).toEqual([]);
});

test('a game of an international cup without a ground has no place; one with a ground has the words of its source as address', () => {
	const abroad = { ...names, competitions: new Map(names.competitions) };
	for (const [id, competition] of abroad.competitions)
		abroad.competitions.set(id, { ...competition, country: null, type: 'copa' });
	const eventAt = (venue: string | null) =>
		sportsEvent({
			view: buildGame({ game: aGame({ venue }), changes: [], names: abroad, now: NOW }).view,
			publicUrl,
		})[0];
	expect(eventAt(null)?.location).toBeUndefined();
	const place = {
		'@type': 'StadiumOrArena',
		name: 'El Cilindro, Avellaneda',
		address: 'El Cilindro, Avellaneda',
	};
	expect(JSON.parse(JSON.stringify(eventAt('El Cilindro, Avellaneda')?.location))).toEqual(place);
});

test('moved, postponed and cancelled games say so, with the start they had', () => {
	const [before, after] = [
		{ day: '2026-11-20', kickoffAt: at('2026-11-20T19:00') },
		{ day: '2026-11-20', kickoffAt: at('2026-11-20T21:30') },
	];
	const announced = { day: '2026-11-20', kickoffAt: null };
	const change = {
		id: 1,
		gameId: 'game-1',
		at: NOW,
		kind: 'kickoff',
		source: null,
		actor: null,
	} as const;
	const changes = [
		{ ...change, before: announced, after: before },
		{ ...change, before, after },
	];
	const moved = buildGame({ game: aGame(), changes, names, now: NOW }).view;
	expect(
		buildGame({ game: aGame(), changes: changes.slice(0, 1), names, now: NOW }).view,
	).not.toHaveProperty('former');
	expect(sportsEvent({ view: moved, publicUrl })[0]).toMatchObject({
		eventStatus: 'https://schema.org/EventRescheduled',
		previousStartDate: '2026-11-20T19:00:00-03:00',
	});
	const off = (status: 'postponed' | 'cancelled') =>
		sportsEvent({ view: viewOf({ status, broadcasts: [aBroadcast('globo')] }), publicUrl });
	expect(off('postponed')).toMatchObject([{ eventStatus: 'https://schema.org/EventPostponed' }]);
	expect(off('cancelled')).toMatchObject([{ eventStatus: 'https://schema.org/EventCancelled' }]);
});

test('lists and ways count from one and hold whole addresses', () => {
	const items = [
		{ name: 'Início', path: '/' },
		{ name: 'Hoje', path: '/jogos-de-hoje' },
	];
	expect(itemList({ items, publicUrl })).toMatchObject({
		numberOfItems: 2,
		itemListElement: [{ position: 1 }, { position: 2, url: 'https://guia.example/jogos-de-hoje' }],
	});
	expect(breadcrumbList({ trail: items, publicUrl })).toMatchObject({
		itemListElement: [{ item: 'https://guia.example/' }, { position: 2 }],
	});
});

test('what several loaders describe stands in one order, whichever was first', () => {
	const nodes = ['WebSite', 'ItemList', 'Organization', 'ItemList'].map((type, place) => ({
		'@type': type,
		place,
	}));
	expect(byType(nodes).map(({ place }) => place)).toEqual([1, 3, 2, 0]);
	expect(byType([nodes[2], nodes[1], nodes[3], nodes[0]].flatMap((node) => node ?? []))).toEqual(
		byType(nodes),
	);
});

test('a search is promised only where there is one, a logo only where there is one', () => {
	expect(webSite({ name: 'Guia', search: true, publicUrl })).toMatchObject({
		potentialAction: { '@type': 'SearchAction' },
	});
	expect(
		JSON.parse(scriptJson(webSite({ name: 'Guia', search: false, publicUrl }))),
	).not.toHaveProperty('potentialAction');
	expect(
		JSON.parse(scriptJson(organization({ name: 'Guia', logo: '', sameAs: [], publicUrl }))),
	).not.toHaveProperty('logo');
});

const HOSTILE = [
	'</script><script>alert(1)</script>',
	'<!--<script>',
	']]>',
	'\u2028\u2029',
	'"\\',
	'&lt;/script&gt;',
	'\ud800',
];

test('V16 no name can leave the script element, and every name reads back as it was', () => {
	fc.assert(
		fc.property(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' })), (name) => {
			const hostile = {
				...names,
				teams: new Map(names.teams).set('flamengo', aTeam('flamengo', { shortName: name })),
				channels: new Map(names.channels).set('globo', aChannel('globo', { name })),
			};
			const { view } = buildGame({
				game: aGame({ venue: name, broadcasts: [aBroadcast('globo')] }),
				changes: [],
				names: hostile,
				now: NOW,
			});
			const nodes = [
				...sportsEvent({ view, publicUrl }),
				sportsTeam({ id: 'flamengo', name, publicUrl }),
			];
			const text = scriptJson(jsonLd(nodes));
			expect(text).not.toMatch(/[<>&\u2028\u2029]/);
			expect(JSON.parse(text)['@graph'][0].location.name).toBe(name);
		}),
	);
});
