import { pick } from '#core/kit/pick.ts';
import type { Game } from './game.ts';

const FIELDS = [
	...(['competitionId', 'round', 'home', 'away', 'day', 'kickoffAt', 'zone'] as const),
	...(['kickoffText', 'venue', 'status', 'publication', 'result', 'broadcasts'] as const),
] as const;
const LINE = ['channelId', 'state', 'coverage', 'link', 'note', 'source', 'verifiedAt'] as const;

/** All editable fields of a game, as one save left them. */
export type GameSnapshot = Pick<Game, (typeof FIELDS)[number]>;

/** The fields of a game that an undo restores. */
export type Undoable = GameSnapshot & Pick<Game, 'deletedAt'>;

/** The fields of a game that a revision stores, always in the same order. */
export function snapshotOf(game: GameSnapshot): GameSnapshot {
	return {
		...pick(game, FIELDS),
		home: pick(game.home, ['teamId', 'label']),
		away: pick(game.away, ['teamId', 'label']),
		broadcasts: game.broadcasts.map((line) => ({
			...pick(line, LINE),
			coverage: pick(line.coverage, ['include', 'exclude']),
		})),
	};
}

/** Whether two saves left equal games. */
export function isSameSnapshot(a: GameSnapshot, b: GameSnapshot): boolean {
	return JSON.stringify(snapshotOf(a)) === JSON.stringify(snapshotOf(b));
}
