import type { DayView, GameCard, SectionKind } from '#core/games/day-view.ts';

/** Games that the side column names: at most this many. */
const MOST_PICKS = 8;

export type Pick = { game: GameCard; kind: SectionKind };

/** What a day offers beside its list. */
export type DayPicks = { free: Pick[]; freeMore: number; moved: Pick[] };

/** Sections whose games can still be watched. */
const TO_COME: readonly SectionKind[] = ['live', 'next', 'hour', 'undefined'];

/** Games with a confirmed free channel and games whose hour was moved, in the order of the day. */
export function dayPicks(view: DayView): DayPicks {
	const picks = view.sections.flatMap(({ kind, games }) => games.flatMap((place): Pick[] => pickOf(view.games[place], kind)));
	const free = picks.filter(({ game, kind }) => TO_COME.includes(kind) && freeChannel(view, game) !== null);
	const moved = picks.filter(({ game, kind }) => kind !== 'over' && game.movedFrom !== undefined);
	return { free: free.slice(0, MOST_PICKS), freeMore: Math.max(0, free.length - MOST_PICKS), moved: moved.slice(0, MOST_PICKS) };
}

/** The first confirmed free channel of a game; null without one. */
export function freeChannel(view: DayView, game: GameCard) {
	for (const broadcast of game.broadcasts) {
		const channel = view.channels[broadcast.channel];
		if (broadcast.state === 'confirmed' && channel?.free) return { broadcast, channel };
	}
	return null;
}

function pickOf(game: GameCard | undefined, kind: SectionKind): Pick[] {
	return game ? [{ game, kind }] : [];
}
