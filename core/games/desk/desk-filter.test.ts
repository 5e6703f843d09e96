import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAME_STATUSES } from '#core/games/game.ts';
import { resolveDay } from './desk-day.ts';
import {
	DESK_SORTS,
	type DeskFilter,
	EVER,
	NO_FILTER,
	parseDeskFilter,
	QUALITY_VIEWS,
	writeDeskFilter,
} from './desk-filter.ts';

const read = (query: string) => parseDeskFilter(new URLSearchParams(query));

test('S2.08 the desk without parameters shows everything from today on, soonest first', () => {
	expect(read('')).toEqual(NO_FILTER);
	expect(writeDeskFilter(NO_FILTER).toString()).toBe('');
});

test('S2.08 whatever an address says that the desk does not know is as if it were not there', () => {
	expect(
		read(
			'de=2026-02-30&ate=depois&situacao=vivo&qualidade=boa&ordem=-nome&horas=0&campeonato=a%20b&time=%3Cscript%3E',
		),
	).toEqual(NO_FILTER);
	expect(read(`busca=${'a'.repeat(300)}`).term).toHaveLength(200);
});

test('S2.08 the trash has no lower end unless one is asked for', () => {
	expect(read('lixeira=1').from).toBe(EVER);
	expect(read('lixeira=1&de=hoje-7')).toMatchObject({ trash: true, from: 'hoje-7' });
});

test('S2.08 law: a filter written into an address is read back the same', () => {
	const maybe = <Value>(values: readonly Value[]) =>
		fc.option(fc.constantFrom(...values), { nil: null });
	const filter: fc.Arbitrary<DeskFilter> = fc.record({
		term: fc.string({ maxLength: 80 }).map((text) => text.trim()),
		from: fc.constantFrom('hoje', 'ontem', 'hoje-30', '2026-11-20', EVER),
		to: maybe(['hoje', 'amanha', 'hoje+7', '2027-01-01']),
		competition: maybe(['brasileirao-a']),
		team: maybe(['flamengo']),
		channel: maybe(['globo']),
		status: maybe(GAME_STATUSES),
		publication: maybe(['draft', 'published'] as const),
		quality: maybe(QUALITY_VIEWS),
		hours: fc.constant(NO_FILTER.hours),
		trash: fc.boolean(),
		sort: fc.constantFrom(...DESK_SORTS),
		descending: fc.boolean(),
	});
	fc.assert(
		fc.property(filter, (one) => {
			expect(parseDeskFilter(new URLSearchParams(writeDeskFilter(one).toString()))).toEqual(one);
		}),
	);
});

test.each([
	['hoje', '2026-11-20'],
	['amanha', '2026-11-21'],
	['ontem', '2026-11-19'],
	['hoje+7', '2026-11-27'],
	['hoje 7', '2026-11-27'],
	['hoje-20', '2026-10-31'],
	['2026-12-24', '2026-12-24'],
	['constructor', null],
	['depois', null],
])('S2.08 the day word %s means %s on 20 November 2026', (word, day) => {
	expect(resolveDay(word, '2026-11-20')).toBe(day);
});
