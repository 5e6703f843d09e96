import type { Broadcast } from './broadcast.ts';
import type { ChangeKind, Game } from './game.ts';
import { kickoffFact } from './kickoff-move.ts';
import { type GameResult, type Score, scoreOf } from './result.ts';

type GameDifference = { kind: ChangeKind; before: unknown; after: unknown };

/** The changes of a save for the event log: one entry per kind that differs. */
export function diffGames(before: Game, after: Game): GameDifference[] {
	const facts: [ChangeKind, (game: Game) => unknown][] = [
		['kickoff', kickoffFact],
		['status', (game) => game.status],
		['result', ({ result }) => result && resultFact(result)],
		['broadcasts', (game) => game.broadcasts.map(broadcastFact)],
		['teams', ({ home, away }) => ({ home, away })],
		['venue', (game) => game.venue],
		['round', (game) => game.round],
		['publication', (game) => game.publication],
	];
	const changed = facts
		.map(([kind, fact]) => ({ kind, before: fact(before), after: fact(after) }))
		.filter((entry) => JSON.stringify(entry.before) !== JSON.stringify(entry.after));
	return [...changed, ...trashDifference(before, after)];
}

/** A further minute of play, a source and its hour are details. */
function resultFact(result: GameResult): Score {
	return { ...scoreOf(result), minute: null };
}

/** Moved to the trash, or restored. */
function trashDifference(before: Game, after: Game): GameDifference[] {
	if ((before.deletedAt === null) === (after.deletedAt === null)) return [];
	return [{ kind: after.deletedAt === null ? 'restored' : 'removed', before: null, after: null }];
}

/** Readers do not see source and verification time as changes. */
function broadcastFact({ channelId, state, coverage }: Broadcast) {
	return { channelId, state, include: coverage.include, exclude: coverage.exclude };
}
