import type { Broadcast } from '#core/games/broadcast.ts';
import type { Game } from '#core/games/game.ts';
import type { DraftBroadcast } from '#core/importing/draft-game.ts';
import { type GameFacts, newBroadcasts } from '#core/importing/plan-import.ts';
import type { WriteNote } from '#server/games/note-game.ts';
import type { NewGame } from '#server/games/store-games.ts';

/** A new game from imported facts. */
export function newGame(facts: GameFacts, note: WriteNote): NewGame {
	return {
		...facts,
		broadcasts: announced(newBroadcasts({ broadcasts: [] }, facts.broadcasts), note),
	};
}

/** A stored game with imported facts: adds channels, never removes one. */
export function changedGame(game: Game, facts: GameFacts, note: WriteNote): Game {
	return {
		...game,
		...facts,
		broadcasts: [...game.broadcasts, ...announced(newBroadcasts(game, facts.broadcasts), note)],
	};
}

function announced(read: readonly DraftBroadcast[], { now, source }: WriteNote): Broadcast[] {
	return read.map(({ channelId, include, exclude, note, exact }) => {
		const said = { state: 'confirmed', link: null, source, verifiedAt: now, ...exact } as const;
		return { channelId, coverage: { include, exclude }, note, ...said };
	});
}
