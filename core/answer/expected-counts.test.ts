import { expect, test } from 'vitest';
import { buildDay } from '#core/games/day-builder.ts';
import { dayFacets } from '#core/games/day-facets.ts';
import { NO_FILTER } from '#core/games/day-filter.ts';
import { gamesThatPass } from '#core/games/filter-rules.ts';
import { buildGame } from '#core/games/game-builder.ts';
import { packDay, unpackDay } from '#core/games/packed-day.ts';
import { countWatch } from '#core/mine/watch.ts';
import { sportsEvent } from '#core/site/structured-data.ts';
import { aGame, at, NOW, someNames, TODAY } from '#tests/support/factories.ts';
import type { Expected } from './expected.ts';

const names = someNames();
const globo = { id: 'globo', name: 'Globo', group: 'aberta', free: true, mark: 'azul G' } as const;
const usual: Expected = { kind: 'usual', channels: [{ ...globo, games: 9 }], of: 10 };
const rights: Expected = {
	kind: 'rights',
	channels: [globo, { id: 'sportv', name: 'sportv', group: 'assinatura', free: false, mark: 'azul S' }],
};

function dayWith(expected: Expected) {
	const games = [aGame({ kickoffAt: at('2026-11-20T21:30') })];
	return buildDay({ day: TODAY, now: NOW, games, names, movedFrom: new Map(), expected: () => expected }).view;
}

test.for([usual, rights])('what is expected ($kind) counts in no filter, facet or "N de M"', (expected) => {
	const view = dayWith(expected);
	expect(view.games[0]?.answer.country.kind).toBe(expected.kind);
	expect(view.games[0]?.broadcasts).toEqual([]);
	for (const asked of [{ gratis: true }, { canal: 'globo' }, { acesso: 'aberta' as const }, { uf: 'SP' as const }]) {
		expect(gamesThatPass(view, { ...NO_FILTER, ...asked }).size, JSON.stringify(asked)).toBe(0);
	}
	const facets = dayFacets(view, NO_FILTER);
	expect([facets.canal, facets.acesso, facets.gratis, facets.uf]).toEqual([[], [], { count: 0, unsure: 0 }, []]);
	const count = countWatch({ uf: 'SP', channels: ['globo'], groups: ['aberta'] }, view);
	expect([count.yes, count.maybe, count.unknown]).toEqual([[], [], [0]]);
});

test.for([usual, rights])('what is expected ($kind) is no broadcast of the structured data', (expected) => {
	const { view } = buildGame({ game: aGame(), changes: [], names, now: NOW, expected });
	expect(view.answers.country.kind).toBe(expected.kind);
	expect(JSON.stringify(sportsEvent({ view, description: '', publicUrl: 'https://guia.example' }))).not.toContain('BroadcastEvent');
});

test('the rights of a competition are said once for its games in a list, and travel with a packed day', () => {
	const view = dayWith(rights);
	expect(view.competitions[0]?.rights).toBe('Direitos da competição: Globo e sportv; cada jogo passa em parte deles');
	expect(unpackDay({ ...packDay(view) }).competitions[0]?.rights).toBe(view.competitions[0]?.rights);
	expect(dayWith(usual).competitions[0]).not.toHaveProperty('rights');
});
