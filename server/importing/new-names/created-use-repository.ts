import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { CreatedKind } from '#core/importing/new-names/created-name.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Database } from '#server/db/schema.ts';

type Name = { kind: CreatedKind; id: string };
type Games = ExpressionBuilder<Database, 'games'>;

/** Finds what uses a created name beside the games that its import made and undid. */
export function createCreatedUseRepository(db: Reader, batchId: string) {
	/** Games in the trash that the undo of this import put there. */
	const isUndone = ({ eb, and, selectFrom }: Games): Expression<SqlBool> =>
		and([
			eb('deleted_at', 'is not', null),
			eb(
				'id',
				'in',
				selectFrom('import_rows')
					.where('batch_id', '=', batchId)
					.where('result', '=', 'undone')
					.where('before', 'is', null)
					.where('game_id', 'is not', null)
					.select(sql<string>`game_id`.as('game_id')),
			),
		]);
	const has =
		({ kind, id }: Name) =>
		({ eb, or }: Games): Expression<SqlBool> =>
			kind === 'competition'
				? eb('competition_id', '=', id)
				: or([eb('home_team_id', '=', id), eb('away_team_id', '=', id)]);
	return {
		/** Whether a game, an operator's edit, a merge or an open import needs the name. */
		async isUsed(name: Name): Promise<boolean> {
			const games = db
				.selectFrom('games')
				.where(has(name))
				.where((eb) => eb.not(isUndone(eb)))
				.select('id');
			return (
				(await games.limit(1).executeTakeFirst()) !== undefined ||
				(await isChanged(db, name)) ||
				(await isAwaited(db, batchId, name))
			);
		},

		/** Undone games of a name: the trash cannot restore them without it. */
		async listUndone(name: Name, limit: number): Promise<string[]> {
			const rows = await db
				.selectFrom('games')
				.where(has(name))
				.where(isUndone)
				.select('id')
				.limit(limit)
				.execute();
			return rows.map(({ id }) => id);
		},
	};
}

/** Whether an operator edited the entry, or merged another one into it. */
async function isChanged(db: Reader, { kind, id }: Name): Promise<boolean> {
	const table = ({ team: 'teams', competition: 'competitions' } as const)[kind];
	const edited = db.selectFrom(table).where('id', '=', id).where('revision', '>', 1).select('id');
	const merged = db
		.selectFrom('reference_moves')
		.where('kind', '=', kind)
		.where('id', '=', id)
		.select('id');
	return (
		(await edited.executeTakeFirst()) !== undefined ||
		(await merged.limit(1).executeTakeFirst()) !== undefined
	);
}

/** Whether a row of another import that is not finished means the entry. */
async function isAwaited(db: Reader, own: string, { kind, id }: Name): Promise<boolean> {
	const words = `%"${{ team: 'teamId', competition: 'competitionId' }[kind]}":"${id}"%`;
	const row = await db
		.selectFrom('import_rows')
		.innerJoin('import_batches', 'import_batches.id', 'import_rows.batch_id')
		.where('import_batches.id', '!=', own)
		.where('import_batches.state', 'in', ['review', 'committing'])
		.where(sql<SqlBool>`import_rows.draft like ${words}`)
		.select('import_rows.number')
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}
