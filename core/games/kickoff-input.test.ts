import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at } from '#tests/support/factories.ts';
import { readKickoff, writeKickoff } from './kickoff-input.ts';

const SP = 'America/Sao_Paulo';

test('an hour is read on the clocks of its zone, and the game is listed under the day in São Paulo', () => {
	expect(readKickoff({ date: '2026-11-21', time: '21:30', zone: SP })).toEqual({
		...{ day: '2026-11-21', kickoffAt: at('2026-11-21T21:30'), zone: SP },
	});
	expect(readKickoff({ date: '2026-11-21', time: '23:30', zone: 'America/Manaus' })).toMatchObject({
		...{ day: '2026-11-22', kickoffAt: at('2026-11-22T00:30') },
	});
	expect(readKickoff({ date: '2026-11-22', time: '01:00', zone: 'Europe/Lisbon' })).toMatchObject({
		day: '2026-11-21',
	});
	expect(readKickoff({ date: '2026-11-21', time: null, zone: SP })).toEqual({
		day: '2026-11-21',
		kickoffAt: null,
		zone: SP,
	});
});

test('what no calendar, clock or map has is named', () => {
	expect(readKickoff({ date: '2026-02-30', time: '21:30', zone: SP })).toBe('date');
	expect(readKickoff({ date: '2026-11-21', time: '24:00', zone: SP })).toBe('time');
	expect(readKickoff({ date: '2026-11-21', time: '21:30', zone: 'Brasil/Campinas' })).toBe('zone');
	expect(readKickoff({ date: '2018-11-04', time: '00:30', zone: SP })).toBe('gap');
});

test('law: a stored start is written so that it is read as the same start', () => {
	const minute = fc
		.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') })
		.map((ms) => ms - (ms % 60_000));
	const zone = fc.constantFrom(
		SP,
		'America/Manaus',
		'America/Noronha',
		'Europe/Lisbon',
		'America/Santiago',
		'Asia/Tokyo',
		'-06:00',
	);
	fc.assert(
		fc.property(minute, zone, (kickoffAt, of) => {
			const read = readKickoff(writeKickoff({ day: '2026-01-01', kickoffAt, zone: of }));
			if (typeof read === 'string') throw new Error(read);
			// An hour that the clocks show twice is taken for the second one.
			expect([kickoffAt, kickoffAt + 3_600_000]).toContain(read.kickoffAt);
		}),
	);
});
