import { expect, test } from 'vitest';
import type { BroadcastCard, ChannelCard, GameCard } from '#core/games/day/day-view.ts';
import { mineLine } from './mine-line.ts';
import { NO_PREFERENCES, type Preferences } from './preferences.ts';

const channels: ChannelCard[] = [
	{ id: 'globo', name: 'Globo', group: 'aberta', free: true, mark: 'azul G' },
	{ id: 'premiere', name: 'Premiere', group: 'assinatura', free: false, mark: 'mata P' },
];
const game = (...broadcasts: BroadcastCard[]) =>
	({
		slug: 'a-vs-b',
		home: 0,
		away: 1,
		competition: 0,
		broadcasts,
		answer: { country: { kind: 'open', words: '' } },
	}) as GameCard;
const inPe: BroadcastCard = { channel: 0, state: 'confirmed', include: 'PE AL' };
const paid: BroadcastCard = { channel: 1, state: 'confirmed' };
const having = (uf: Preferences['uf'], ...ids: string[]): Preferences => ({
	...NO_PREFERENCES,
	uf,
	channels: ids,
});

test('a line names the channels that a reader has where they are', () => {
	const both = mineLine(having('PE', 'globo', 'premiere'), game(inPe, paid), channels);
	expect(both).toMatchObject({
		watch: 'yes',
		look: 'free',
		mark: 'azul G',
		texts: ['✓ Você assiste:', 'Globo, Premiere', ''],
	});
	expect(mineLine(having('SP', 'globo', 'premiere'), game(inPe, paid), channels)?.texts[1]).toBe(
		'Premiere',
	);
});

test('where none of the channels is theirs a line names those that show it', () => {
	expect(mineLine(having('SP', 'globo'), game(inPe, paid), channels)).toMatchObject({
		watch: 'no',
		look: 'plain',
		texts: ['', 'Só em Globo, Premiere', ''],
	});
});

test('what is not certain, not announced, or asked of nobody or over is left as the state hears it', () => {
	expect(mineLine(having('PE', 'globo'), game({ ...inPe, state: 'usual' }), channels)).toBe(null);
	expect(mineLine(having(null, 'globo'), game(inPe), channels)).toBe(null);
	expect(mineLine(having('PE', 'globo'), game(), channels)).toBe(null);
	expect(mineLine(having('PE'), game(inPe), channels)).toBe(null);
	for (const kind of ['shown', 'unrecorded'] as const)
		expect(
			mineLine(
				having('PE', 'globo'),
				{ ...game(inPe), answer: { country: { kind, words: '' } } },
				channels,
			),
		).toBe(null);
	for (const status of ['postponed', 'cancelled'] as const)
		expect(mineLine(having('PE', 'globo'), { ...game(inPe), status }, channels)).toBe(null);
});
