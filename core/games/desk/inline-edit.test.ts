import { expect, test } from 'vitest';
import { gameEditSchema } from '#core/games/contract/form.ts';
import { aBroadcast, aGame, at } from '#tests/support/factories.ts';
import { applyInline, readHour, toGameEdit, writeHour } from './inline-edit.ts';

test.each([
	['21h30', '21:30'],
	['21:30', '21:30'],
	['21.30', '21:30'],
	['2130', '21:30'],
	['21', '21:00'],
	['9h', '09:00'],
	['0h05', '00:05'],
	[' 16 h ', '16:00'],
	['', null],
	['a definir', null],
	['?', null],
	['24h', undefined],
	['21h60', undefined],
	['213', undefined],
	['amanhã', undefined],
])('S3.02 the hour typed as %j is %j', (typed, hour) => {
	expect(readHour(typed)).toBe(hour);
});

test('S3.02 an hour is shown as it can be typed', () => {
	for (const instant of [at('2026-11-20T21:30'), at('2026-11-20T00:05'), at('2026-11-20T16:00')]) {
		const typed = writeHour(instant);
		expect(applyInline(aGame(), { field: 'time', time: readHour(typed) ?? null }).kickoffAt).toBe(
			instant,
		);
	}
	expect(writeHour(null)).toBe('');
});

test('S3.02 an hour typed in Brasília time reaches the server on the clocks of the game', () => {
	const game = aGame({
		zone: 'Europe/Lisbon',
		kickoffAt: at('2026-11-20T17:15'),
		broadcasts: [aBroadcast('globo')],
	});
	const edit = toGameEdit(applyInline(game, { field: 'time', time: '21:30' }));
	expect(edit).toMatchObject({
		date: '2026-11-21',
		time: '00:30',
		zone: 'Europe/Lisbon',
		revision: 1,
	});
	expect(gameEditSchema.safeParse(edit).success).toBe(true);
	expect(toGameEdit(applyInline(game, { field: 'time', time: null }))).toMatchObject({
		date: '2026-11-20',
		time: null,
	});
});
