import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { countOpenSlots } from '#core/games/open-slots.ts';
import { exportNames } from '#tests/support/any-game.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { calendarEvent, type EventContext } from './calendar-event.ts';

const names = exportNames();
const context: EventContext = {
	names,
	now: NOW,
	publicUrl: 'https://guia.example',
	suffix: 'guia',
	uf: null,
	slots: new Map(),
};
const eventOf = (game: Game, over: Partial<EventContext> = {}) =>
	calendarEvent({ game, sequence: 3, changedAt: NOW }, { ...context, ...over });

test('a game with an hour is an entry of two hours, with its place, its answer and all its channels', () => {
	const broadcasts = [
		aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } }),
		aBroadcast('premiere', { state: 'usual' }),
	];
	const event = eventOf(aGame({ venue: 'Maracanã', broadcasts }));
	expect(event).toMatchObject({
		uid: 'game-1@guia',
		sequence: 3,
		changedAt: NOW,
		status: 'CONFIRMED',
		location: 'Maracanã',
	});
	expect(event.summary).toBe('Flamengo x Palmeiras · Brasileirão Série A');
	expect(event.when).toEqual({ from: at('2026-11-20T21:30'), to: at('2026-11-20T23:30') });
	expect(event.description).toMatch(
		/^Onde assistir: Globo em SP\.\n\nTodos os canais:\nGlobo \(Só em São Paulo\)\nPremiere \(habitual, a confirmar\)\n\n/u,
	);
});

test('the answer is that of the state that was asked for', () => {
	const broadcasts = [
		aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } }),
		aBroadcast('premiere'),
	];
	const [country, here, elsewhere] = [null, 'SP' as const, 'PE' as const].map(
		(uf) => eventOf(aGame({ broadcasts }), { uf }).description.split('\n')[0],
	);
	expect(here).toMatch(/São Paulo: Globo/u);
	expect(elsewhere).toMatch(/Pernambuco: Premiere/u);
	expect(country).not.toMatch(/Pernambuco|São Paulo:/u);
});

test('an open channel with two games at one minute is not promised to the whole country', () => {
	const game = aGame({ broadcasts: [aBroadcast('globo')] });
	const rival = aGame({ id: 'game-2', slug: 'x', broadcasts: [aBroadcast('globo')] });
	const slots = countOpenSlots([game, rival], names.channels);
	expect(eventOf(game, { slots }).description).not.toBe(eventOf(game).description);
});

test('all-day and tentative while the hour is open; cancelled and removed games are cancelled and say nothing more', () => {
	expect(eventOf(aGame({ kickoffAt: null }))).toMatchObject({
		status: 'TENTATIVE',
		when: { day: '2026-11-20' },
	});
	expect(eventOf(aGame({ status: 'postponed' }))).toMatchObject({
		status: 'TENTATIVE',
		summary: expect.stringContaining('(adiado)'),
	});
	expect(eventOf(aGame({ status: 'cancelled' }))).toMatchObject({
		status: 'CANCELLED',
		summary: expect.stringContaining('(cancelado)'),
	});
	const removed = eventOf(aGame({ deletedAt: NOW, broadcasts: [aBroadcast('globo')] }));
	expect(removed).toMatchObject({
		status: 'CANCELLED',
		description: 'Este jogo saiu do guia.',
		uid: 'game-1@guia',
	});
	expect(removed.summary).toContain('(retirado do guia)');
});

test('an open hour is said; what is no channel stands without a heading of channels', () => {
	const open = eventOf(aGame({ kickoffAt: null })).description.split('\n\n');
	expect(open.slice(0, 2)).toEqual(['Hora a definir.', 'Nenhum canal anunciado ainda.']);
	const usual = eventOf(
		aGame({ broadcasts: [aBroadcast('premiere', { state: 'usual' })] }),
	).description;
	expect(usual).toMatch(/^Costuma passar no Premiere/u);
	const behind = eventOf(aGame({ kickoffAt: null }), {
		now: NOW + 30 * 24 * 3_600_000,
	}).description;
	expect(behind).not.toContain('Hora a definir');
});

test('a game of the demonstration says that it is invented', () => {
	expect(eventOf(aGame({ demo: true })).description).toContain('Jogo inventado');
});

test('issue 21: an entry tells the score only where its address asks, and is newer then', () => {
	const result = {
		...({ home: 2, away: 1, penalties: null, phase: 'final', minute: null } as const),
		source: 'football-data.org',
		at: at('2026-11-20T23:25'),
	};
	const game = aGame({ result });
	expect(eventOf(game)).toEqual(eventOf(aGame()));
	const told = eventOf(game, { results: true });
	expect(told).toMatchObject({ sequence: 3, changedAt: result.at });
	expect(told.summary).toBe('Flamengo 2 x 1 Palmeiras · Brasileirão Série A');
	expect(told.description).toMatch(/^Placar: 2 x 1, fim de jogo\. Fonte: /);
	const removed = { results: true, deletedAt: NOW };
	expect(eventOf({ ...game, ...removed }, removed).summary).not.toContain('2 x 1');
});
