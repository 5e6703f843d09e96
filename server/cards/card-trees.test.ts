import { expect, test } from 'vitest';
import { buildDay } from '#core/games/day/day-builder.ts';
import type { Game } from '#core/games/game.ts';
import { buildGame } from '#core/games/game-builder.ts';
import { aBroadcast, aGame, at, NOW, someNames, TODAY } from '#tests/support/factories.ts';
import type { CardNode } from './card-node.ts';
import { cardKey } from './card-shelf.ts';
import { dayCard } from './day-card.ts';
import { drawable } from './drawable.ts';
import { gameCard, idleCard } from './game-card.ts';

function textsOf({ props: { children = [] } }: CardNode): string[] {
	return typeof children === 'string' ? [children].filter(Boolean) : children.flatMap(textsOf);
}

function gameTree(over: Partial<Game> = {}, now = NOW): CardNode {
	return gameCard(
		buildGame({ game: aGame(over), changes: [], names: someNames(), now }).view,
		'Guia de Jogos',
	);
}

const five = ['globo', 'premiere', 'sportv', 'globo', 'premiere'].map((id) => aBroadcast(id));

test('the card of a game tells brand, day, both teams around the hour, the answer, competition and ground', () => {
	const broadcasts = [aBroadcast('premiere'), aBroadcast('globo', { state: 'usual' })];
	expect(textsOf(gameTree({ broadcasts, venue: 'Maracanã' }))).toEqual([
		'Guia de Jogos',
		'sexta-feira, 20 de novembro de 2026',
		'Flamengo',
		'21h30',
		'horário de Brasília',
		'Palmeiras',
		'premiere,',
		'pago',
		'Brasileirão Série A · 35ª rodada · Maracanã',
	]);
	expect(textsOf(gameTree())).toContain('Transmissão a confirmar');
	expect(textsOf(gameTree({ broadcasts: [aBroadcast(null, { state: 'none' })] }))).toContain(
		'Nenhum canal mostra este jogo',
	);
});

test('the card of a team, competition or channel is that of a game under its name, or says that there is none', () => {
	const { view } = buildGame({ game: aGame(), changes: [], names: someNames(), now: NOW });
	expect(textsOf(gameCard(view, 'Guia', { name: 'Flamengo' }))).toContain(
		'Flamengo: jogos e onde assistir',
	);
	expect(textsOf(idleCard({ name: 'Flamengo' }, 'Guia')).slice(-2)).toEqual([
		'Flamengo',
		'Nenhum jogo marcado por enquanto',
	]);
});

test('a card says what became of the game, and gives no channel to one that is off', () => {
	const postponed = textsOf(gameTree({ status: 'postponed', broadcasts: five }));
	expect(postponed).toContain('adiado');
	expect(postponed).not.toContain('globo');
	expect(textsOf(gameTree({ kickoffAt: null }))).toContain('hora a definir');
	expect(textsOf(gameTree({ demo: true }))).toContain('demonstração');
});

test('the clock alone never changes a card, a change of the game does', () => {
	const live = at('2026-11-20T22:00');
	expect(cardKey(gameTree({}, live))).toBe(cardKey(gameTree()));
	expect(cardKey(gameTree({ kickoffAt: live }))).not.toBe(cardKey(gameTree()));
});

test('the card of a day: date, number of games, the four that matter most', () => {
	const games = Array.from({ length: 9 }, (_, index) =>
		aGame({ id: `${index}`, slug: `jogo-${index}`, competitionId: 'serie-b' }),
	);
	const best = aGame({ id: 'best', kickoffAt: at('2026-11-20T23:45'), broadcasts: five });
	const evening = at('2026-11-19T23:00');
	const { view } = buildDay({
		day: TODAY,
		now: evening,
		games: [...games, best],
		names: someNames(),
		movedFrom: new Map(),
	});
	const texts = textsOf(dayCard(view, 'Guia de Jogos', TODAY));
	expect(texts).toContain('transmissão a confirmar');
	expect(textsOf(dayCard(view, 'Guia de Jogos', '2026-11-21'))).toContain('canal não registrado');
	expect(texts).toEqual(
		expect.arrayContaining([
			'Jogos de sexta-feira, 20 de novembro',
			'10 jogos · horário de Brasília',
			'23h45',
			'+4',
		]),
	);
	expect(texts.filter((text) => text === 'Flamengo x Palmeiras')).toHaveLength(4);
	expect(texts.at(-1)).toBe('e mais 6 jogos');
	const empty = buildDay({
		day: TODAY,
		now: evening,
		games: [],
		names: someNames(),
		movedFrom: new Map(),
	});
	expect(textsOf(dayCard(empty.view, 'X', TODAY)).at(-1)).toMatch(/^Nenhum jogo/);
});

test('a name keeps the letters that can be drawn and takes the plain form of others', () => {
	expect(drawable('Grêmio São José ÇÃ', 60)).toBe('Grêmio São José ÇÃ');
	expect(drawable('Żółć Ğ ạ Ａ ﬁ ⚽', 60)).toBe('Żółć Ğ a A fi');
	expect(drawable('山东泰山', 60, '—')).toBe('—');
	expect(drawable('', 60)).toBe('');
});
