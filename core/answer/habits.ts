import { remembered } from '#core/kit/remembered.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { instantInZone, isZone } from '#core/site/zoned-time.ts';

/** A past game with its confirmed channels; `limited` = not in every state. */
export type ShownGame = {
	kickoffAt: number;
	channels: readonly { id: string; limited: boolean }[];
};

/** How many of a slot's last games each channel showed. */
export type SlotHabit = {
	slot: string;
	/** Kickoff of the newest of them, UTC milliseconds. */
	lastAt: number;
	/** Number of games counted: at most the last ten. */
	of: number;
	/** The channel with most games first. `partly` = some of them not in every state. */
	channels: { id: string; games: number; partly: boolean }[];
	/** The channels of each counted game: those shown together. */
	sets: string[][];
};

/** How many games a habit looks back. */
export const HABIT_GAMES = 10;

/**
 * Start minutes of the parts of a day, placed between common kickoff hours (11h, 16h, 18h30, 21h30;
 * 12h30, 15h, 20h45).
 */
const PARTS = [0, 6 * 60, 13 * 60, 17 * 60 + 15, 19 * 60 + 45] as const;

/**
 * The slot of a kickoff (UTC ms): weekday and part of the day in the competition's own `zone`. So
 * European daylight saving moves no game into another slot.
 */
export function slotOf(kickoffAt: number, zone: string): string {
	return slotAt(`${kickoffAt} ${zone}`);
}

/** Each write recounts the history, and Temporal takes 20 microseconds per game. */
const slotAt = remembered((key) => {
	const [kickoffAt, zone = ''] = key.split(' ');
	const { date, time } = instantInZone(Number(kickoffAt), clockOf(zone));
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	const part = PARTS.findLastIndex((from) => hour * 60 + minute >= from);
	return `${new Date(date).getUTCDay()}.${part}`;
});

/** A corrupt stored zone must not break a list. */
const clockOf = remembered((zone) => (isZone(zone) ? zone : GUIDE_ZONE));

/**
 * Counts the channels of each slot's last ten games. Games without a confirmed channel do not
 * count: nothing is known about them.
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
