import { expect, test } from 'vitest';
import { aDraft } from '#tests/support/factories.ts';
import { countPast } from './past-games.ts';

const NOW = Date.parse('2026-11-22T15:00:00Z');
const games = (...kickoffs: [date: string, kickoffAt: string | null][]) =>
	kickoffs.map(([date, kickoffAt]) => ({
		action: 'create' as const,
		draft: aDraft({ date, kickoffAt }),
	}));

test('new games of days that are over have passed; one that runs, one of today without an hour and one to come have not', () => {
	const past = games(['2026-01-10', '2026-01-10T21:00:00Z'], ['2026-11-21', null]);
	const others = games(
		['2026-11-22', '2026-11-22T14:30:00Z'],
		['2026-11-22', null],
		['2026-11-23', '2026-11-23T21:00:00Z'],
	);
	expect(countPast([...past, ...others], NOW)).toBe(2);
});

test('what the guide has already is not announced again; what waits for a name is', () => {
	const [row] = games(['2026-01-10', '2026-01-10T21:00:00Z']);
	const as = (action: 'same' | 'change' | 'blocked') =>
		countPast([{ action, draft: row?.draft ?? null }], NOW);
	expect([as('same'), as('change'), as('blocked')]).toEqual([0, 0, 1]);
	expect(countPast([{ action: 'unreadable', draft: null }], NOW)).toBe(0);
});
