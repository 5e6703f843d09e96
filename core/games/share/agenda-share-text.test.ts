import { expect, test } from 'vitest';
import { buildAgenda } from '#core/games/day/dated-list.ts';
import { aBroadcast, aGame, at, NOW, someNames } from '#tests/support/factories.ts';
import { agendaShareText } from './agenda-share-text.ts';

const names = { teams: new Map(), competitions: new Map(), channels: someNames().channels };
const side = (label: string) => ({ teamId: null, label });
const agendaOf = (games: Parameters<typeof aGame>[0][]) =>
	buildAgenda({
		games: games.map((game, place) => aGame({ ...game, id: `${place}`, slug: `g${place}` })),
		now: NOW,
		names,
		movedFrom: new Map(),
		withSentences: true,
	}).agenda;
const share = { name: 'Palmeiras', address: 'https://guia.example/time/palmeiras', ofTeam: true };

test('the next three games that stand, each with its day, its hour and where it shows, the address last', () => {
	const games = ['2026-11-21', '2026-11-24', '2026-11-27', '2026-11-30'].map((day, place) => ({
		...{
			home: side('Palmeiras'),
			away: side(`Rival ${place}`),
			kickoffAt: at(`${day}T20:00`),
			broadcasts: [aBroadcast('globo')],
		},
		...(place === 1 && { status: 'postponed' as const }),
	}));
	const text = agendaShareText({ agenda: agendaOf(games), ...share });
	expect(text.split('\n\n').map((part) => part.split('\n')[0])).toEqual([
		'Palmeiras: próximos jogos',
		'Palmeiras x Rival 0',
		'Palmeiras x Rival 2',
		'Palmeiras x Rival 3',
		share.address,
	]);
	expect(text).toContain(
		'Amanhã (21/11), 20h (horário de Brasília)\nOnde assistir: Globo, de graça.',
	);
});

test('without a game it says so', () => {
	expect(agendaShareText({ agenda: agendaOf([]), ...share })).toBe(
		`Palmeiras: próximos jogos\n\nNenhum jogo marcado\n\n${share.address}`,
	);
});
