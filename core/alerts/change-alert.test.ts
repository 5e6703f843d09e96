import { expect, test } from 'vitest';
import { alertKindOf, isNewsIn } from './change-alert.ts';

const channels = new Map([
	['globo', { regionUfs: [] }],
	['premiere', { regionUfs: [] }],
	['rpc', { regionUfs: ['PR' as const] }],
]);
const line = (channelId: string, { include = [] as string[], state = 'confirmed' } = {}) => ({
	channelId,
	state,
	include,
	exclude: [],
});
const change = (before: unknown, after: unknown) => ({
	kind: 'broadcasts' as const,
	before,
	after,
});

test('hour, channel and status call; other fields do not', () => {
	expect(
		['kickoff', 'broadcasts', 'status', 'venue', 'created', 'names'].map((kind) =>
			alertKindOf({ kind: kind as 'venue' }),
		),
	).toEqual([...['moved', 'channel', 'off'], ...[null, null, null]]);
});

test('a channel is news only where it is received', () => {
	const globo = change(
		[line('premiere')],
		[line('premiere'), line('globo', { include: ['RJ', 'SP'] })],
	);
	expect([
		isNewsIn(globo, 'RJ', channels),
		isNewsIn(globo, 'PE', channels),
		isNewsIn(globo, null, channels),
	]).toEqual([true, false, true]);
	expect(isNewsIn(change([], [line('rpc')]), 'SC', channels)).toBe(false);
	expect(isNewsIn(change([], [line('rpc')]), 'PR', channels)).toBe(true);
});

test('what is merely usual, or only in another order, is no news', () => {
	expect(isNewsIn(change([], [line('globo', { state: 'usual' })]), 'SP', channels)).toBe(false);
	expect(
		isNewsIn(
			change([line('globo'), line('premiere')], [line('premiere'), line('globo')]),
			null,
			channels,
		),
	).toBe(false);
});

test('an entry that cannot be read says nothing', () => {
	expect(isNewsIn(change(null, 'x'), 'SP', channels)).toBe(false);
	expect(isNewsIn(change([null, 7, { include: 3 }], null), 'SP', channels)).toBe(false);
});
