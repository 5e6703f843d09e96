import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { applyAction, type BulkAction } from './bulk-action.ts';

const apply = (over: Partial<Game>, action: BulkAction) => {
	const applied = applyAction(aGame(over), action, NOW);
	return applied.ok ? applied.value : applied.error;
};
const everywhere = { include: [], exclude: [] };

test('S3.02 a game moves by hours and by days, over midnight and over the end of a month, and forgets the words of the source', () => {
	const kickoffText = '2026-11-30 23:30';
	expect(
		apply(
			{ kickoffAt: at('2026-11-30T23:30'), kickoffText },
			{ kind: 'move', days: 0, minutes: 60 },
		),
	).toMatchObject({
		...{ day: '2026-12-01', kickoffAt: at('2026-12-01T00:30'), kickoffText: null },
	});
	expect(apply({}, { kind: 'move', days: -1, minutes: -90 })).toMatchObject({
		day: '2026-11-19',
		kickoffAt: at('2026-11-19T20:00'),
	});
});

test('S3.02 a day later is the same hour on the clocks where the game is played', () => {
	const kickoffAt = Date.parse('2026-10-24T15:00:00Z');
	expect(
		apply({ zone: 'Europe/London', kickoffAt }, { kind: 'move', days: 1, minutes: 0 }),
	).toMatchObject({
		kickoffAt: Date.parse('2026-10-25T16:00:00Z'),
	});
});

test('S3.02 an undefined hour moves by days only', () => {
	const undated = { day: '2026-11-20', kickoffAt: null };
	expect(apply(undated, { kind: 'move', days: 2, minutes: 0 })).toMatchObject({
		day: '2026-11-22',
		kickoffAt: null,
	});
	expect(apply(undated, { kind: 'move', days: 0, minutes: 30 })).toBe('no-hour');
	expect(apply(undated, { kind: 'move', days: 40_000, minutes: 0 })).toBe('out-of-range');
});

test('S3.02 a channel is added once, replaces "sem transmissão" and confirms what was only usual', () => {
	const add = {
		kind: 'add-channel',
		channelId: 'globo',
		state: 'confirmed',
		coverage: everywhere,
	} as const;
	const globo = aBroadcast('globo', { verifiedAt: NOW });
	expect(apply({ broadcasts: [aBroadcast(null, { state: 'none' })] }, add)).toMatchObject({
		broadcasts: [globo],
	});
	const usual = [
		aBroadcast('globo', { state: 'usual', note: 'jogo da semana' }),
		aBroadcast('premiere'),
	];
	expect(apply({ broadcasts: usual }, add)).toMatchObject({
		broadcasts: [{ ...globo, note: 'jogo da semana' }, aBroadcast('premiere')],
	});
	expect(apply({ broadcasts: [globo] }, add)).toBe('same');
	expect(
		apply({ broadcasts: [globo] }, { kind: 'remove-channel', channelId: 'globo' }),
	).toMatchObject({ broadcasts: [] });
	expect(apply({}, { kind: 'remove-channel', channelId: 'globo' })).toBe('same');
});

test('S3.02 what is in the trash can only come back, and what is not cannot', () => {
	expect(apply({ deletedAt: NOW }, { kind: 'status', status: 'postponed' })).toBe('in-trash');
	expect(apply({ deletedAt: NOW }, { kind: 'restore' })).toMatchObject({ deletedAt: null });
	expect(apply({}, { kind: 'restore' })).toBe('not-in-trash');
	expect(apply({}, { kind: 'trash' })).toMatchObject({ deletedAt: NOW });
});

test('S3.02 status, publication and checks change what differs and nothing else', () => {
	expect(apply({}, { kind: 'status', status: 'scheduled' })).toBe('same');
	expect(apply({}, { kind: 'publication', publication: 'draft' })).toEqual(
		aGame({ publication: 'draft' }),
	);
	expect(apply({}, { kind: 'verify' })).toBe('same');
	expect(apply({ broadcasts: [aBroadcast('globo')] }, { kind: 'verify' })).toMatchObject({
		broadcasts: [{ verifiedAt: NOW }],
	});
});
