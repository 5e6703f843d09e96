import type { Selectable } from 'kysely';
import type { ChangeKind, GameChange } from '#core/games/game.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { GameChangeView } from '#server/db/schema.ts';
import { toChanges } from '#server/games/game-row.ts';

/** Changes worth a notice to readers of a posted agenda. */
const ANNOUNCED: readonly ChangeKind[] = [
	'created',
	'kickoff',
	'broadcasts',
	'status',
	'teams',
	'removed',
	'restored',
	'publication',
];

export function createDayChangesRepository(db: Reader) {
	return {
		/**
		 * The last change to a game that is on the day now, or was when the agenda was posted; null =
		 * none.
		 */
		async last({ day, gameIds }: { day: string; gameIds: readonly string[] }) {
			const row = await changesOf(db, { day, gameIds, after: 0 })
				.orderBy('id', 'desc')
				.limit(1)
				.executeTakeFirst();
			return row === undefined ? null : { id: row.id, at: row.at };
		},

		/** Changes with an id above `after`, oldest first. */
		async list(asked: {
			day: string;
			gameIds: readonly string[];
			after: number;
		}): Promise<GameChange[]> {
			const rows: Selectable<GameChangeView>[] = await changesOf(db, asked)
				.orderBy('id')
				.limit(200)
				.execute();
			return toChanges(rows);
		},
	};
}

function changesOf(
	db: Reader,
	{ day, gameIds, after }: { day: string; gameIds: readonly string[]; after: number },
) {
	const ofDay = db
		.selectFrom('games')
		.select('id')
		.where('day', '=', day)
		.where('publication', '=', 'published');
	return db
		.selectFrom('game_changes')
		.selectAll()
		.where('id', '>', after)
		.where('kind', 'in', ANNOUNCED)
		.where((eb) =>
			eb.or([
				eb('game_id', 'in', ofDay),
				...(gameIds.length === 0 ? [] : [eb('game_id', 'in', [...gameIds])]),
			]),
		);
}
