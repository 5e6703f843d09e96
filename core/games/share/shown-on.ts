import type { ChannelGroup } from '#core/channels/channel.ts';
import type { BroadcastState, Coverage } from '#core/games/broadcast.ts';
import { coverageWords } from '#core/games/copy/games.ts';
import { joinUfs, splitUfs } from '#core/games/coverage/coverage.ts';
import { tidyCoverage } from '#core/games/coverage/coverage-rules.ts';
import type { DayView, GameCard } from '#core/games/day/day-view.ts';
import type { GameView } from '#core/games/game-view.ts';

/**
 * A channel of a game outside the site's own lists: `coverage` in words ('SP, PR', 'menos BA'),
 * null = no limit.
 */
export type ShownOn = {
	name: string;
	group: ChannelGroup;
	free: boolean;
	state: BroadcastState;
	coverage: string | null;
};

/** Channels that show a game; those that reach no state are left out. */
export function shownOnOfGame({ broadcasts }: Pick<GameView, 'broadcasts'>): ShownOn[] {
	return broadcasts.flatMap(({ channel, state, coverage }) => shownOn(channel, state, coverage));
}

/** The same for a listed game. A regional station names its states where the broadcast does not. */
export function shownOnOfCard(
	{ broadcasts }: GameCard,
	{ channels }: Pick<DayView, 'channels'>,
): ShownOn[] {
	return broadcasts.flatMap(({ channel: place, state, include, exclude }) => {
		const channel = channels[place];
		if (channel === undefined) return [];
		return shownOn(channel, state, {
			include: splitUfs(include ?? channel.regionUfs ?? ''),
			exclude: splitUfs(exclude ?? ''),
		});
	});
}

function shownOn(
	{ name, group, free }: Pick<ShownOn, 'name' | 'group' | 'free'>,
	state: BroadcastState,
	coverage: Coverage,
): ShownOn[] {
	const { include, exclude } = tidyCoverage(coverage);
	// After tidying, both remain only where every included state is also excluded.
	if (state === 'none' || (include.length > 0 && exclude.length > 0)) return [];
	const words = coverageWords(joinUfs(include), joinUfs(exclude));
	return [{ name, group, free, state, coverage: words?.text ?? null }];
}
