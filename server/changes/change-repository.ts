import {
	type Expression,
	type ExpressionBuilder,
	type Kysely,
	type Selectable,
	type SqlBool,
	sql,
} from 'kysely';
import type { Change } from '#core/changes/change.ts';
import { topics } from '#core/changes/topic.ts';
import type { ChangeTable, Database } from '#server/db/schema.ts';
import { storedJson } from '#server/db/stored-json.ts';
import { batches } from '#server/games/batches.ts';

/** A literal, because the planner does not use the version index for a parameter. */
const RAISED = sql.lit(0);

/** The change log: append-only until old entries are deleted. */
export function createChangeRepository(db: Kysely<Database>) {
	return {
		async append(changes: readonly Change[]): Promise<void> {
			for (const part of batches(changes))
				await db.insertInto('changes').values(part.map(toRow)).execute();
		},

		/** The first entries of the versions above `after`, up to `upTo`, in order. */
		async listBetween(after: number, upTo: number, limit: number): Promise<Change[]> {
			const query = db
				.selectFrom('changes')
				.where('version', '>', after)
				.where('version', '<=', upTo)
				.where('version', '>', RAISED);
			return (
				await query.selectAll().orderBy('version').orderBy('sequence').limit(limit).execute()
			).map(toChange);
		},

		/** The newest version that lost entries: all later versions are complete. */
		async wholeFrom(): Promise<number> {
			return (
				await db
					.selectFrom('data_version')
					.where('id', '=', 1)
					.select('log_from')
					.executeTakeFirstOrThrow()
			).log_from;
		},

		/**
		 * Deletes entries and records the newest version that lost some. Returns how many. Only inside
		 * a transaction.
		 */
		async forget(
			which: (eb: ExpressionBuilder<Database, 'changes'>) => Expression<SqlBool>,
		): Promise<number> {
			const newest = db
				.selectFrom('changes')
				.where(which)
				.select(sql<number | null>`max(version)`.as('version'));
			const version = (await newest.executeTakeFirst())?.version ?? 0;
			const forgotten = Number(
				(await db.deleteFrom('changes').where(which).executeTakeFirst()).numDeletedRows,
			);
			await db
				.updateTable('data_version')
				.set({ log_from: version })
				.where('log_from', '<', version)
				.execute();
			return forgotten;
		},
	};
}

function toRow({ topics: touched, gameId, before, after, ...change }: Change) {
	const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
	return {
		...change,
		topics: JSON.stringify(touched),
		game_id: gameId,
		before: json(before),
		after: json(after),
	};
}

/** Unreadable topics count as all topics. */
function toChange({ id: _id, game_id: gameId, ...row }: Selectable<ChangeTable>): Change {
	const read = (json: string | null) => (json === null ? null : (storedJson(json) ?? null));
	const touched = read(row.topics);
	return {
		...row,
		...{
			gameId,
			kind: row.kind,
			before: read(row.before),
			after: read(row.after),
		},
		topics: Array.isArray(touched)
			? touched.filter((topic) => typeof topic === 'string')
			: [topics.all],
	};
}
