import type { Channel } from '#core/channels/channel.ts';
import type { Broadcast, BroadcastState } from './broadcast.ts';
import { joinUfs, UNKNOWN_UFS } from './coverage/coverage.ts';
import { type Reach, reachOf } from './coverage/reach.ts';
import type { GameList } from './day/day-view.ts';
import type { Game } from './game.ts';
import { isOff } from './game-rules.ts';

/**
 * What one open channel shows at one minute: how many games list it, and how many of those are
 * confirmed.
 */
export type OpenSlot = { channelId: string; kickoffAt: number; games: number; confirmed: number };

/** Slot counts by channel and minute. */
export type OpenSlots = ReadonlyMap<string, OpenSlot>;

/** Indexes slots for lookup. */
export function openSlots(slots: readonly OpenSlot[]): OpenSlots {
	return new Map(slots.map((slot) => [keyOf(slot.channelId, slot.kickoffAt), slot]));
}

/** Counts the slots of games, without those that will not be played. */
export function countOpenSlots(
	games: readonly Game[],
	channels: ReadonlyMap<string, Channel>,
): OpenSlots {
	const slots = new Map<string, OpenSlot>();
	for (const game of games) {
		if (game.kickoffAt === null || isOff(game)) continue;
		for (const { channelId, state } of game.broadcasts) {
			if (channelId === null || state === 'none' || channels.get(channelId)?.group !== 'aberta')
				continue;
			const key = keyOf(channelId, game.kickoffAt);
			const slot = slots.get(key) ?? {
				channelId,
				kickoffAt: game.kickoffAt,
				games: 0,
				confirmed: 0,
			};
			slots.set(key, {
				...slot,
				games: slot.games + 1,
				confirmed: slot.confirmed + (state === 'confirmed' ? 1 : 0),
			});
		}
	}
	return slots;
}

type Shown = { channelId: string; kickoffAt: number | null; state: BroadcastState };

/**
 * Whether an open channel lists several games at one minute, so that none without states can be
 * nationwide. Only confirmed broadcasts contest a confirmed one.
 */
export function isContested({ channelId, kickoffAt, state }: Shown, slots: OpenSlots): boolean {
	const slot = kickoffAt === null ? undefined : slots.get(keyOf(channelId, kickoffAt));
	return slot !== undefined && (state === 'confirmed' ? slot.confirmed : slot.games) > 1;
}

type Asked = Pick<Broadcast, 'coverage' | 'state'> & { kickoffAt: number | null };

/**
 * Where a broadcast is received. An open channel with another game at the same minute reaches an
 * unknown set of states, unless some are given.
 */
export function broadcastReach(
	{ coverage, state, kickoffAt }: Asked,
	channel: Channel,
	slots: OpenSlots,
): Reach {
	const { include, exclude } = coverage;
	const isGiven = include.length + exclude.length + channel.regionUfs.length > 0;
	if (!isGiven && isContested({ channelId: channel.id, kickoffAt, state }, slots))
		return { in: UNKNOWN_UFS };
	return reachOf(joinUfs(include), joinUfs(exclude), joinUfs(channel.regionUfs));
}

function keyOf(channelId: string, kickoffAt: number): string {
	return `${channelId} ${kickoffAt}`;
}

/** One minute at which an open channel splits its games among states: indexes in `list.games`. */
export type SharedSlot = {
	channel: number;
	kickoffAt: number;
	games: { game: number; include?: string; exclude?: string }[];
};

/**
 * The minutes at which one open channel shows several games, in list order. Without states:
 * `UNKNOWN_UFS`.
 */
export function sharedSlots({
	games,
	channels,
}: Pick<GameList, 'games' | 'channels'>): SharedSlot[] {
	const slots = new Map<string, SharedSlot>();
	games.forEach(({ kickoffAt, status, broadcasts }, game) => {
		if (kickoffAt === undefined || status === 'postponed' || status === 'cancelled') return;
		for (const { channel, state, ...limits } of broadcasts) {
			if (state === 'none' || channels[channel]?.group !== 'aberta') continue;
			const key = keyOf(`${channel}`, kickoffAt);
			const slot = slots.get(key) ?? { channel, kickoffAt, games: [] };
			const known = limits.include !== undefined || limits.exclude !== undefined;
			slot.games.push({ game, ...(known ? limits : { include: UNKNOWN_UFS }) });
			slots.set(key, slot);
		}
	});
	return [...slots.values()].filter((slot) => slot.games.length > 1);
}
