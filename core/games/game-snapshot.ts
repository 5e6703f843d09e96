import type { Broadcast } from './broadcast.ts';
import type { Game, Side } from './game.ts';

/** All editable fields of a game, as one save left them. */
export type GameSnapshot = Pick<
	Game,
	| 'competitionId'
	| 'round'
	| 'home'
	| 'away'
	| 'day'
	| 'kickoffAt'
	| 'zone'
	| 'kickoffText'
	| 'venue'
	| 'status'
	| 'publication'
	| 'broadcasts'
>;

/** The fields of a game that an undo restores. */
export type Undoable = GameSnapshot & Pick<Game, 'deletedAt'>;

/** The fields of a game that a revision stores, always in the same order. */
export function snapshotOf(game: GameSnapshot): GameSnapshot {
	const {
		competitionId,
		round,
		home,
		away,
		day,
		kickoffAt,
		zone,
		kickoffText,
		venue,
		status,
		publication,
	} = game;
	const [first, second] = [sideOf(home), sideOf(away)];
	const broadcasts = game.broadcasts.map(broadcastOf);
	return {
		competitionId,
		round,
		home: first,
		away: second,
		day,
		kickoffAt,
		zone,
		kickoffText,
		venue,
		status,
		publication,
		broadcasts,
	};
}

function sideOf({ teamId, label }: Side): Side {
	return { teamId, label };
}

function broadcastOf({
	channelId,
	state,
	coverage: { include, exclude },
	link,
	note,
	source,
	verifiedAt,
}: Broadcast): Broadcast {
	return { channelId, state, coverage: { include, exclude }, link, note, source, verifiedAt };
}

/** Whether two saves left equal games. */
export function isSameSnapshot(a: GameSnapshot, b: GameSnapshot): boolean {
	return JSON.stringify(snapshotOf(a)) === JSON.stringify(snapshotOf(b));
}
