import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BroadcastChange, GameChangeInput } from '#core/games/contract/form.ts';
import { mergeGame } from './merge-game.ts';

const line = (channelId: string | null, over: Partial<BroadcastChange> = {}): BroadcastChange => {
	const coverage = { include: [], exclude: [] };
	return {
		channelId,
		state: 'confirmed',
		coverage,
		link: null,
		note: null,
		source: null,
		verifiedAt: null,
		...over,
	};
};
const NONE = line(null, { state: 'none' });

const BASE: GameChangeInput = {
	...{
		competitionId: 'brasileirao-a',
		round: '16ª rodada',
		venue: 'Maracanã',
		status: 'scheduled',
		result: null,
		publication: 'published',
	},
	...{ date: '2026-11-21', time: '21:30', zone: 'America/Sao_Paulo', source: null },
	...{ home: { teamId: 'flamengo', label: null }, away: { teamId: 'palmeiras', label: null } },
	broadcasts: [line('globo'), line('premiere')],
};
const merged = (mine: Partial<GameChangeInput>, theirs: Partial<GameChangeInput>, taken = {}) =>
	mergeGame({ base: BASE, mine: { ...BASE, ...mine }, theirs: { ...BASE, ...theirs } }, taken);
const channels = (...broadcasts: BroadcastChange[]) => ({ broadcasts });

test('a stale form that changed the stadium does not take back the round that somebody else changed', () => {
	const {
		merged: game,
		both,
		theirs,
	} = merged({ venue: 'Beira-Rio' }, { round: '99ª rodada', venue: 'Maracanã' });
	expect(game).toEqual({ ...BASE, venue: 'Beira-Rio', round: '99ª rodada' });
	expect([both, theirs]).toEqual([[], ['round']]);
});

test('only what both changed to something else is asked, and until it is answered theirs holds', () => {
	const [mine, theirs] = [
		{ venue: 'Beira-Rio', time: '20:00', status: 'postponed' as const },
		{ venue: 'Castelão', date: '2026-11-22', status: 'postponed' as const },
	];
	const open = merged(mine, theirs);
	expect(open.both).toEqual(['kickoff', 'venue']);
	expect(open.merged).toEqual({ ...BASE, ...theirs });
	const answered = merged(mine, theirs, { venue: 'mine', kickoff: 'theirs' });
	expect(answered.merged).toEqual({ ...BASE, ...theirs, venue: 'Beira-Rio' });
});

test('channels are merged one by one, and within a channel what each person changed of it', () => {
	const state = { state: 'usual' as const };
	const {
		merged: game,
		both,
		theirs,
	} = merged(
		channels(
			line('globo', { coverage: { include: [], exclude: ['RS'] } }),
			line('premiere'),
			line('cazetv'),
		),
		channels(line('globo', { note: 'com sinal aberto', verifiedAt: 5 }), line('sportv')),
	);
	expect(game.broadcasts).toEqual([
		line('globo', {
			coverage: { include: [], exclude: ['RS'] },
			note: 'com sinal aberto',
			verifiedAt: 5,
		}),
		line('sportv'),
		line('cazetv'),
	]);
	expect([both, theirs]).toEqual([[], ['channel:globo', 'channel:premiere', 'channel:sportv']]);
	// One took it out, the other changed it.
	const removed = [
		channels(line('premiere')),
		channels(line('globo', state), line('premiere')),
	] as const;
	expect(merged(...removed).both).toEqual(['channel:globo']);
	expect(merged(...removed).merged.broadcasts).toEqual([line('globo', state), line('premiere')]);
	expect(merged(...removed, { 'channel:globo': 'mine' }).merged.broadcasts).toEqual([
		line('premiere'),
	]);
});

test('of two checks of a channel the later one stands, unasked; the order goes with who changed it', () => {
	const checked = merged(
		channels(line('globo', { verifiedAt: 'now' }), line('premiere')),
		channels(line('premiere'), line('globo', { verifiedAt: 7 })),
	);
	expect(checked.merged.broadcasts).toEqual([
		line('premiere'),
		line('globo', { verifiedAt: 'now' }),
	]);
	expect(checked.both).toEqual([]);
	const three = { ...BASE, broadcasts: ['a', 'b', 'c'].map((id) => line(id)) };
	const of = (ids: string) => ({ ...three, broadcasts: [...ids].map((id) => line(id)) });
	expect(mergeGame({ base: three, mine: of('bac'), theirs: of('acb') }).both).toEqual(['order']);
	const mine = mergeGame({ base: three, mine: of('bac'), theirs: of('acb') }, { order: 'mine' });
	expect(mine.merged.broadcasts.map(({ channelId }) => channelId)).toEqual(['b', 'a', 'c']);
});

test('"no channel shows it" is never mixed with channels', () => {
	const clash = merged(channels(NONE), channels(line('globo'), line('premiere'), line('sportv')));
	expect(clash).toMatchObject({
		both: ['channels'],
		merged: { broadcasts: [{}, {}, { channelId: 'sportv' }] },
	});
	expect(merged(channels(NONE), {}).merged.broadcasts).toEqual([NONE]);
	expect(merged({}, channels(NONE))).toMatchObject({
		theirs: ['channels'],
		merged: { broadcasts: [NONE] },
	});
});

test('where what both began with is lost, every difference is asked', () => {
	const { both } = mergeGame({
		base: null,
		mine: { ...BASE, venue: null, ...channels(line('globo')) },
		theirs: BASE,
	});
	expect(both).toEqual(['venue', 'channel:premiere']);
});

const anyGame = fc.record({
	venue: fc.constantFrom('a', 'b', null),
	round: fc.constantFrom('1', '2'),
	time: fc.constantFrom('20:00', null),
	broadcasts: fc.oneof(
		fc.constant([NONE]),
		fc
			.uniqueArray(
				fc.record({ channelId: fc.constantFrom('x', 'y', 'z'), note: fc.constantFrom('n', null) }),
				{
					selector: ({ channelId }) => channelId,
				},
			)
			.map((lines) => lines.map(({ channelId, note }) => line(channelId, { note }))),
	),
});

test('whatever two people do: who changed nothing undoes nothing, and no answer loses a change that only one made', () => {
	fc.assert(
		fc.property(anyGame, anyGame, anyGame, (before, one, other) => {
			const [base, mine, theirs] = [before, one, other].map((part) => ({ ...BASE, ...part })) as [
				GameChangeInput,
				GameChangeInput,
				GameChangeInput,
			];
			expect(mergeGame({ base, mine: base, theirs })).toMatchObject({ merged: theirs, both: [] });
			expect(mergeGame({ base, mine, theirs: base })).toMatchObject({
				merged: mine,
				both: [],
				theirs: [],
			});
			const merge = mergeGame({ base, mine, theirs });
			const ids = merge.merged.broadcasts.map(({ channelId }) => channelId);
			expect(new Set(ids).size).toBe(ids.length);
			expect(ids.includes(null) && ids.length > 1).toBe(false);
			for (const field of ['venue', 'round', 'time'] as const)
				if (mine[field] !== base[field] && theirs[field] === base[field])
					expect(merge.merged[field]).toBe(mine[field]);
		}),
	);
});
