import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANNEL_GROUPS } from '#core/channels/channel.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { BROADCAST_STATES } from '#core/games/broadcast.ts';
import { splitUfs, UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import { isShownIn } from '#core/games/coverage/coverage-rules.ts';
import type { BroadcastCard, ChannelCard, GameCard, GameList } from '#core/games/day/day-view.ts';
import { NO_ANSWER } from '#tests/support/factories.ts';
import { NO_PREFERENCES, type Preferences } from './preferences.ts';
import { countWatch, gamesOfTeams, watchBroadcast, watchGame } from './watch.ts';

const globo: ChannelCard = {
	id: 'globo',
	name: 'Globo',
	group: 'aberta',
	free: true,
	mark: 'azul G',
};
const premiere: ChannelCard = {
	id: 'premiere',
	name: 'Premiere',
	group: 'assinatura',
	free: false,
	mark: 'mata P',
};
const shown = (over: Partial<BroadcastCard> = {}): BroadcastCard => ({
	channel: 0,
	state: 'confirmed',
	...over,
});
const reader = (over: Partial<Preferences>): Preferences => ({ ...NO_PREFERENCES, ...over });
const inPe = reader({ uf: 'PE', channels: ['globo'] });

test('a confirmed channel of mine that reaches my state is watched, on another channel or in other states not', () => {
	expect(watchBroadcast(inPe, shown(), globo)).toBe('yes');
	expect(watchBroadcast(inPe, shown(), premiere)).toBe('no');
	expect(watchBroadcast(inPe, shown({ include: 'SP RJ' }), globo)).toBe('no');
	expect(watchBroadcast(inPe, shown({ exclude: 'SP' }), globo)).toBe('yes');
	expect(watchBroadcast(inPe, shown(), { ...globo, regionUfs: 'SP' })).toBe('no');
	expect(
		watchBroadcast(reader({ uf: 'PE', groups: ['aberta'] }), shown({ include: 'PE' }), globo),
	).toBe('yes');
});

test('what is not known is never claimed', () => {
	expect(watchBroadcast(inPe, shown({ include: UNKNOWN_UFS }), globo)).toBe('maybe');
	expect(watchBroadcast(inPe, shown({ state: 'usual' }), globo)).toBe('maybe');
	expect(watchBroadcast(inPe, shown({ include: 'BA', exclude: 'BA' }), globo)).toBe('maybe');
	expect(watchBroadcast(reader({ channels: ['globo'] }), shown({ include: 'SP' }), globo)).toBe(
		'maybe',
	);
	expect(watchBroadcast(reader({ uf: 'PE' }), shown(), globo)).toBe('maybe');
	expect(watchBroadcast(inPe, shown({ state: 'none' }), globo)).toBe('no');
});

const ufs = fc.constantFrom<Uf>('SP', 'PE', 'BA', 'AM');
const ufText = fc.option(
	fc.uniqueArray(ufs, { minLength: 1 }).map((list) => list.join(' ')),
	{ nil: undefined },
);

test('law: whoever watches a broadcast has its channel, lives where it is received, and it is confirmed', () => {
	const broadcast = fc.record({
		state: fc.constantFrom(...BROADCAST_STATES),
		include: ufText,
		exclude: ufText,
	});
	const channel = fc.record({
		id: fc.constantFrom('a', 'b'),
		group: fc.constantFrom(...CHANNEL_GROUPS),
		regionUfs: ufText,
	});
	const mine = fc.record({
		uf: fc.option(ufs),
		channels: fc.subarray(['a', 'b']),
		groups: fc.subarray([...CHANNEL_GROUPS]),
	});
	fc.assert(
		fc.property(
			broadcast,
			channel,
			mine,
			({ state, include, exclude }, { id, group, regionUfs }, own) => {
				const limits = { ...(include && { include }), ...(exclude && { exclude }) };
				const card: ChannelCard = {
					id,
					name: id,
					group,
					free: false,
					mark: group,
					...(regionUfs && { regionUfs }),
				};
				const watch = watchBroadcast(own, { channel: 0, state, ...limits }, card);
				const isMine = own.channels.includes(id) || own.groups.includes(group);
				const coverage = { include: splitUfs(include ?? ''), exclude: splitUfs(exclude ?? '') };
				const reach = { regionUfs: splitUfs(regionUfs ?? '') };
				const isHere = (uf: Uf) => isShownIn({ state, coverage }, reach, uf);
				if (watch !== 'yes') return;
				expect([isMine, state]).toEqual([true, 'confirmed']);
				for (const uf of own.uf === null ? (['SP', 'PE', 'BA', 'AM'] as const) : [own.uf])
					expect(isHere(uf)).toBe(true);
			},
		),
	);
});

const game = (slug: string, over: Partial<GameCard> = {}): GameCard => ({
	slug,
	home: 0,
	away: 1,
	competition: 0,
	broadcasts: [],
	answer: NO_ANSWER,
	...over,
});
const list: GameList = {
	teams: ['sport', 'nautico', 'flamengo'].map((id) => ({ id, name: id, disc: null, keys: '' })),
	competitions: [],
	channels: [globo, premiere],
	games: [
		game('on-globo', { broadcasts: [shown()] }),
		game('on-premiere', { broadcasts: [shown({ channel: 1 })] }),
		game('on-both', { broadcasts: [shown({ channel: 1 }), shown()], away: 2 }),
		game('open'),
		game('told-nobody', { broadcasts: [shown({ state: 'none' })], noBroadcast: true }),
		game('off', { broadcasts: [shown()], status: 'postponed' }),
	],
};

test('N of M: every game that will be played counts once, those without a channel as not known', () => {
	expect(countWatch(inPe, list)).toEqual({
		yes: [0, 2],
		maybe: [],
		no: [1, 4],
		unknown: [3],
		total: 5,
	});
	expect(list.games.map((each) => watchGame(NO_PREFERENCES, each, list))).toEqual([
		'maybe',
		'maybe',
		'maybe',
		'unknown',
		'no',
		'maybe',
	]);
});

test('the games of my teams, at home and away, in the order of the list', () => {
	expect(gamesOfTeams(list, ['flamengo'])).toEqual([2]);
	expect(gamesOfTeams(list, ['sport', 'nautico'])).toEqual([0, 1, 2, 3, 4, 5]);
	expect(gamesOfTeams(list, [])).toEqual([]);
});
