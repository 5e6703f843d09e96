import {
	type Expression,
	type ExpressionBuilder,
	type Selectable,
	type SqlBool,
	sql,
} from 'kysely';
import type { Change } from '#core/changes/change.ts';
import { topics } from '#core/changes/topic.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { ChangeTable, Database } from '#server/db/schema.ts';
import { storedJson } from '#server/db/stored-json.ts';
import { batches } from '#server/games/batches.ts';

/** A literal, because the planner does not use the version index for a parameter. */
const RAISED = sql.lit(0);

/** The change log: append-only until old entries are deleted. */
export function createChangeRepository(db: Reader) {
	return {
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
	};
}

export function createChangeWriter(trx: Writer) {
	return {
		async append(changes: readonly Change[]): Promise<void> {
			for (const part of batches(changes))
				await trx.insertInto('changes').values(part.map(toRow)).execute();
		},

		forget: (which: Which) => forget(trx, which),

		/**
		 * Deletes entries of games made before an instant (UTC milliseconds), for games played before
		 * `day`. Returns how many.
		 */
		forgetOfGames({ before, day }: { before: number; day: string }): Promise<number> {
			const played = trx.selectFrom('games').select('id').where('day', '<', day);
			return forget(trx, (eb) => eb.and([eb('at', '<', before), eb('game_id', 'in', played)]));
		},

		/** Deletes entries made before an instant (UTC milliseconds) that name no game. */
		forgetOthers(before: number): Promise<number> {
			return forget(trx, (eb) => eb.and([eb('at', '<', before), eb('game_id', 'is', null)]));
		},
	};
}

type Which = (eb: ExpressionBuilder<Database, 'changes'>) => Expression<SqlBool>;

/** Deletes entries and records the newest version that lost some. Returns how many. */
async function forget(trx: Writer, which: Which): Promise<number> {
	const newest = trx
		.selectFrom('changes')
		.where(which)
		.select(sql<number | null>`max(version)`.as('version'));
	const version = (await newest.executeTakeFirst())?.version ?? 0;
	const old = trx.deleteFrom('changes').where(which);
	const forgotten = Number((await old.executeTakeFirst()).numDeletedRows);
	await trx
		.updateTable('data_version')
		.set({ log_from: version })
		.where('log_from', '<', version)
		.execute();
	return forgotten;
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
