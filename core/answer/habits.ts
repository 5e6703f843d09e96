import { remembered } from '#core/kit/remembered.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { instantInZone, isZone } from '#core/site/zoned-time.ts';

/** A game behind us with the channels that a source confirmed; `limited` = not in every state. */
export type ShownGame = {
	kickoffAt: number;
	channels: readonly { id: string; limited: boolean }[];
};

/** On how many of the last games of one slot each channel was. */
export type SlotHabit = {
	slot: string;
	/** Kickoff of the newest of them, UTC milliseconds. */
	lastAt: number;
	/** How many games were counted: the last ten at most. */
	of: number;
	/** The channel with most games first. `partly` = in some of them not for every state. */
	channels: { id: string; games: number; partly: boolean }[];
	/** The channels of each game counted: which were there together. */
	sets: string[][];
};

/** How many games back a habit is looked for. */
export const HABIT_GAMES = 10;

/**
 * Minutes of the day at which a part of it begins: between the hours at which leagues kick off
 * (11h, 16h, 18h30, 21h30; 12h30, 15h, 20h45).
 */
const PARTS = [0, 6 * 60, 13 * 60, 17 * 60 + 15, 19 * 60 + 45] as const;

/**
 * The slot of a kickoff (UTC ms): weekday and part of the day on the clock of the competition's own
 * `zone`, so that summer time in Europe moves no game into another slot.
 */
export function slotOf(kickoffAt: number, zone: string): string {
	return slotAt(`${kickoffAt} ${zone}`);
}

/**
 * A history is counted again after each write, and Temporal takes 20 microseconds for each game.
 */
const slotAt = remembered((key) => {
	const [kickoffAt, zone = ''] = key.split(' ');
	const { date, time } = instantInZone(Number(kickoffAt), clockOf(zone));
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	const part = PARTS.findLastIndex((from) => hour * 60 + minute >= from);
	return `${new Date(date).getUTCDay()}.${part}`;
});

/** A zone that was damaged in the database takes no list down. */
const clockOf = remembered((zone) => (isZone(zone) ? zone : GUIDE_ZONE));

/**
 * Counts the channels of the last ten games of each slot. Games without a confirmed channel are not
 * counted: of them nothing is known.
 */
export function slotHabits(games: readonly ShownGame[], zone: string): Map<string, SlotHabit> {
	const known = games
		.filter(({ channels }) => channels.length > 0)
		.toSorted((a, b) => b.kickoffAt - a.kickoffAt);
	const bySlot = Map.groupBy(known, ({ kickoffAt }) => slotOf(kickoffAt, zone));
	return new Map(
		[...bySlot].map(([slot, ofSlot]) => [slot, habitOf(slot, ofSlot.slice(0, HABIT_GAMES))]),
	);
}

function habitOf(slot: string, games: readonly ShownGame[]): SlotHabit {
	const shown = games.flatMap(({ channels }) => [...Map.groupBy(channels, ({ id }) => id)]);
	const channels = [...Map.groupBy(shown, ([id]) => id)].map(([id, times]) => {
		return {
			id,
			games: times.length,
			partly: times.some(([, lines]) => lines.every(({ limited }) => limited)),
		};
	});
	channels.sort((a, b) => b.games - a.games || (a.id < b.id ? -1 : 1));
	const sets = games.map((game) => [...new Set(game.channels.map(({ id }) => id))]);
	return { slot, lastAt: games[0]?.kickoffAt ?? 0, of: games.length, channels, sets };
}
