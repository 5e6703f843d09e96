import fc from 'fast-check';
import { expect, test } from 'vitest';
import { touches } from '#core/changes/topic.ts';
import type { ChangedEvent, DayPatch, LiveEvent } from '#core/live/contract.ts';
import { daysToAsk, hear } from './hear.ts';

const patch = (day: string): DayPatch => ({
	day,
	put: [],
	drop: [],
	updatedAt: null,
	mapped: false,
	demo: false,
});
const changed = (topics: string[], days: string[] = []): ChangedEvent => ({
	kind: 'mudou',
	v: 2,
	spread: 0,
	topics,
	games: [],
	cards: days.map(patch),
});
const plain = (kind: 'noticia' | 'marca' | 'reset'): LiveEvent => ({ kind, v: 2, spread: 0 });
const day = new Set(['day:2026-11-22', 'names', 'news']);

test('a day takes its cards and is not read again; other topics of it are', () => {
	const event = changed(
		['day:2026-11-22', 'day:2026-11-23', 'game:g'],
		['2026-11-22', '2026-11-23'],
	);
	expect(hear(event, day, true)).toEqual({ patches: [patch('2026-11-22')], isStale: false });
	expect(hear(changed(['day:2026-11-22', 'names'], ['2026-11-22']), day, true).isStale).toBe(true);
	expect(hear(changed(['*']), day, true).isStale).toBe(true);
});

test('a page that changes nothing in place is read again by a shared topic, and by no other', () => {
	expect(hear(changed(['game:g', 'day:2026-11-22']), new Set(['game:g']), false)).toEqual({
		patches: [],
		isStale: true,
	});
	expect(hear(changed(['game:h']), new Set(['game:g']), false).isStale).toBe(false);
});

test('articles, names and a reset read again what is made of them', () => {
	const kinds = ['noticia', 'marca', 'reset'] as const;
	const stale = (used: ReadonlySet<string>, keepsCards: boolean) =>
		kinds.map((kind) => hear(plain(kind), used, keepsCards).isStale);
	expect(stale(new Set(['game:g']), false)).toEqual([false, false, true]);
	expect(stale(new Set(['news']), false)).toEqual([true, false, true]);
	expect(stale(new Set(['brand']), false)).toEqual([false, true, true]);
	expect(stale(new Set(['day:2026-11-22']), true)).toEqual([false, false, false]);
});

test('days whose cards do not come are asked for, all of them after a reset', () => {
	const days = ['2026-11-22', '2026-11-23', '2026-11-22'];
	expect(daysToAsk(changed(['day:2026-11-22', 'day:2026-11-23'], ['2026-11-22']), days)).toEqual([
		'2026-11-23',
	]);
	expect(daysToAsk(changed(['game:g']), days)).toEqual([]);
	expect(daysToAsk(plain('reset'), days)).toEqual(['2026-11-22', '2026-11-23']);
	expect(daysToAsk(plain('marca'), days)).toEqual([]);
});

const someTopics: fc.Arbitrary<string[]> = fc.uniqueArray(
	fc.constantFrom('day:a', 'day:b', 'game:g', 'team:t', 'news', '*'),
);

test('no change that a page is made of passes it by: it takes cards, asks for them, or is read again', () => {
	fc.assert(
		fc.property(
			someTopics,
			someTopics,
			fc.boolean(),
			fc.subarray(['a', 'b']),
			(used, named, keepsCards, brought) => {
				const event = changed(
					named,
					brought.filter((one) => named.includes(`day:${one}`)),
				);
				const own = new Set(used);
				const heard = hear(event, own, keepsCards);
				const asked = keepsCards
					? daysToAsk(
							event,
							used.filter((topic) => topic.startsWith('day:')).map((topic) => topic.slice(4)),
						)
					: [];
				const reacts = heard.isStale || heard.patches.length > 0 || asked.length > 0;
				expect(reacts).toBe(touches(named, own));
			},
		),
	);
});
