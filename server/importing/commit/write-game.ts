import type { Broadcast } from '#core/games/broadcast.ts';
import type { Game } from '#core/games/game.ts';
import { MOST_SOURCE, stampScore } from '#core/games/result.ts';
import type { DraftBroadcast } from '#core/importing/draft-game.ts';
import { type GameFacts, newBroadcasts } from '#core/importing/plan-import.ts';
import type { WriteNote } from '#server/games/note-game.ts';
import type { NewGame } from '#server/games/store-games.ts';

/** A new game from imported facts. */
export function newGame(facts: GameFacts, note: WriteNote): NewGame {
	return {
		...facts,
		result: stampScore(null, facts.result, by(note)),
		broadcasts: announced(newBroadcasts({ broadcasts: [] }, facts.broadcasts), note),
	};
}

/** A stored game with imported facts: adds channels, never removes one. */
export function changedGame(game: Game, facts: GameFacts, note: WriteNote): Game {
	return {
		...game,
		...facts,
		result: stampScore(game.result, facts.result, by(note)),
		broadcasts: [...game.broadcasts, ...announced(newBroadcasts(game, facts.broadcasts), note)],
	};
}

/** An import without a name of its source still says what a source said. */
function by({ source, now }: WriteNote) {
	return { source: (source ?? '').slice(0, MOST_SOURCE), at: now };
}

function announced(read: readonly DraftBroadcast[], { now, source }: WriteNote): Broadcast[] {
	return read.map(({ channelId, include, exclude, note, exact }) => {
		const said = { state: 'confirmed', link: null, source, verifiedAt: now, ...exact } as const;
		return { channelId, coverage: { include, exclude }, note, ...said };
	});
}
