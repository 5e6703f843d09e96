import type { Broadcast } from './broadcast.ts';
import type { ChangeKind, Game } from './game.ts';
import { kickoffFact } from './kickoff-move.ts';

export type GameDifference = { kind: ChangeKind; before: unknown; after: unknown };

/** What a save changed of a game, as the event log keeps it: one entry per kind, none where nothing differs. */
export function diffGames(before: Game, after: Game): GameDifference[] {
	const facts: [ChangeKind, (game: Game) => unknown][] = [
		['kickoff', kickoffFact],
		['status', (game) => game.status],
		['broadcasts', (game) => game.broadcasts.map(broadcastFact)],
		['teams', ({ home, away }) => ({ home, away })],
		['venue', (game) => game.venue],
		['round', (game) => game.round],
		['publication', (game) => game.publication],
	];
	return facts
		.map(([kind, fact]) => ({ kind, before: fact(before), after: fact(after) }))
		.filter((entry) => JSON.stringify(entry.before) !== JSON.stringify(entry.after));
}

/** Source and time of check are not part of what a fan sees change. */
function broadcastFact({ channelId, state, coverage }: Broadcast) {
	return { channelId, state, include: coverage.include, exclude: coverage.exclude };
}
