import { expect, test } from 'vitest';
import { lacksOf } from '#core/bots/watch.ts';
import type { BroadcastState } from '#core/games/broadcast.ts';
import { buildDay } from '#core/games/day/day-builder.ts';
import { dayFacets } from '#core/games/day/day-facets.ts';
import type { GameCard } from '#core/games/day/day-view.ts';
import { packDay, unpackDay } from '#core/games/day/packed-day.ts';
import { accessOf } from '#core/games/day/score.ts';
import { type DayFilter, NO_FILTER } from '#core/games/filter/day-filter.ts';
import { gamesThatPass } from '#core/games/filter/filter-rules.ts';
import type { Game } from '#core/games/game.ts';
import { buildGame } from '#core/games/game-builder.ts';
import { mainActions } from '#core/games/main-action.ts';
import { dayShareText } from '#core/games/share/day-share-text.ts';
import { gameShareText } from '#core/games/share/share-text.ts';
import { mineLine } from '#core/mine/mine-line.ts';
import { NO_PREFERENCES, type Preferences } from '#core/mine/preferences.ts';
import { countWatch } from '#core/mine/watch.ts';
import { sportsEvent } from '#core/site/structured-data.ts';
import { aBroadcast, aGame, at, NOW, someNames, TODAY } from '#tests/support/factories.ts';
import type { Expected } from './expected.ts';

const names = someNames();
const globo = { id: 'globo', name: 'Globo', group: 'aberta', free: true, mark: 'azul G' } as const;
const usual: Expected = { kind: 'usual', channels: [{ ...globo, games: 9 }], times: 9, of: 10 };
const rights: Expected = {
	kind: 'rights',
	channels: [
		globo,
		{ id: 'sportv', name: 'sportv', group: 'assinatura', free: false, mark: 'azul S' },
	],
};

/** A game as lists and its page tell it. */
type Given = { game?: Partial<Game>; expected?: Expected };

function dayWith({ game, expected }: Given) {
	const games = [aGame({ kickoffAt: at('2026-11-20T21:30'), ...game })];
	return buildDay({
		day: TODAY,
		now: NOW,
		games,
		names,
		movedFrom: new Map(),
		expected: () => expected ?? null,
	}).view;
}

function pageWith({ game, expected }: Given) {
	return buildGame({ game: aGame(game), changes: [], names, now: NOW, expected }).view;
}

const link = 'https://globo.example';
const mine: Preferences = { ...NO_PREFERENCES, uf: 'SP', channels: ['globo', 'sportv'] };
const passing = (filter: Partial<DayFilter>) => (given: Given) =>
	gamesThatPass(dayWith(given), { ...NO_FILTER, ...filter }).size;
const isFree = (text: string) => /de graça|grátis/.test(text);

/**
 * Every place that counts games, tells machines, alerts or promises: the same of a game with an
 * expectation as without one.
 */
const OUTLETS: [name: string, read: (given: Given) => unknown][] = [
	['the filter of what is free', passing({ gratis: true })],
	['the filter of a channel', passing({ canal: 'globo' })],
	['the filter of a kind of channel', passing({ acesso: 'aberta' })],
	['the filter of a state', passing({ uf: 'SP' })],
	['the counts beside the filters', (given) => dayFacets(dayWith(given), NO_FILTER)],
	[
		'the order of the day',
		(given) => accessOf(dayWith(given), dayWith(given).games[0] as GameCard),
	],
	['"N de M" of a reader', (given) => countWatch(mine, dayWith(given))],
	[
		'the line of a reader',
		(given) => mineLine(mine, dayWith(given).games[0] as GameCard, dayWith(given).channels)?.watch,
	],
	[
		'the broadcasts of structured data',
		(given) => sportsEvent({ view: pageWith(given), publicUrl: 'https://guia.example' }).length,
	],
	[
		'what opens the channel',
		(given) => mainActions(pageWith(given).answers, pageWith(given).broadcasts),
	],
	['"de graça" in the answer', (given) => isFree(pageWith(given).answers.country.sentence)],
	[
		'"de graça" in the text of a game',
		(given) => isFree(gameShareText({ view: pageWith(given), today: TODAY, address: '' })),
	],
	[
		'"grátis" in the text of a day',
		(given) => isFree(dayShareText({ view: dayWith(given), address: '', most: 2_000 })),
	],
];

test.for(OUTLETS)(
	'what is expected counts for nothing in %s, and what is confirmed does',
	([, read]) => {
		const nothing = read({});
		for (const expected of [usual, rights]) {
			expect(dayWith({ expected }).games[0]?.answer.country.kind).toBe(expected.kind);
			expect(read({ expected })).toEqual(nothing);
		}
		expect(read({ game: { broadcasts: [aBroadcast('globo', { link })] } })).not.toEqual(nothing);
	},
);

/** Of these a person's own "habitual" is no confirmation either. */
const PROMISES = ['"N de M"', 'the line', 'the broadcasts', 'what opens', '"de graça"'];

test.for(OUTLETS.filter(([name]) => PROMISES.some((words) => name.startsWith(words))))(
	'what a person marked as usual is not promised by %s',
	([, read]) => {
		const of = (state: BroadcastState) =>
			read({ game: { broadcasts: [aBroadcast('globo', { state, link })] } });
		expect(of('usual')).not.toEqual(of('confirmed'));
		expect(of('usual')).toEqual(of('unconfirmed'));
	},
);

test('a game without a confirmed channel stays on the list of what operators look after', () => {
	expect(lacksOf(aGame({ broadcasts: [aBroadcast('globo', { state: 'usual' })] }), 0)).toEqual([
		'verification',
	]);
	expect(lacksOf(aGame(), 0)).toEqual(['channel']);
});

test('the rights of a competition are said once for its games in a list, and travel with a packed day', () => {
	const view = dayWith({ expected: rights });
	expect(view.competitions[0]?.said?.text).toBe(
		'Direitos da competição: Globo e sportv; cada jogo passa em parte deles',
	);
	expect(unpackDay({ ...packDay(view) }).competitions[0]?.said).toEqual(view.competitions[0]?.said);
	expect(dayWith({ expected: usual }).competitions[0]?.said?.text).not.toContain('Direitos');
});
