import type { GameSource } from '#core/sources/game-source.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { learntColumns, type NewSource, newRow, settingColumns, toSource } from './source-row.ts';

/** Reads followed sources of games. */
export function createGameSourceRepository(db: Reader) {
	return {
		/** All sources, by name. */
		async list(): Promise<GameSource[]> {
			const query = db.selectFrom('game_sources').selectAll().orderBy('name').orderBy('id');
			return (await query.execute()).map(toSource);
		},
		async byId(id: string): Promise<GameSource | null> {
			const query = db.selectFrom('game_sources').selectAll().where('id', '=', id);
			const row = await query.executeTakeFirst();
			return row === undefined ? null : toSource(row);
		},
		/** Enabled sources that are due, longest waiting first. `now` in UTC milliseconds. */
		async due(now: number): Promise<GameSource[]> {
			const query = db
				.selectFrom('game_sources')
				.selectAll()
				.where('enabled', '=', 1)
				.where('next_check_at', '<=', now);
			return (await query.orderBy('next_check_at').orderBy('id').execute()).map(toSource);
		},
		async count(): Promise<number> {
			const query = db.selectFrom('game_sources').select(db.fn.countAll().as('count'));
			return Number((await query.executeTakeFirstOrThrow()).count);
		},
	};
}

/** Writes followed sources of games. */
export function createGameSourceWriter(trx: Writer) {
	return {
		async add(source: NewSource): Promise<void> {
			await trx.insertInto('game_sources').values(newRow(source)).execute();
		},
		/** Stores settings over the revision that the operator saw. False = it has changed since. */
		async change(
			id: string,
			changed: Partial<Pick<GameSource, SettingName>>,
			{ seen, now }: { seen: number; now: number },
		): Promise<boolean> {
			const query = trx
				.updateTable('game_sources')
				.set({ ...settingColumns(changed), revision: seen + 1, edited_at: now })
				.where('id', '=', id)
				.where('revision', '=', seen);
			return (await query.executeTakeFirst()).numUpdatedRows > 0n;
		},
		/** False = it has changed since. */
		async remove(id: string, seen: number): Promise<boolean> {
			const query = trx
				.deleteFrom('game_sources')
				.where('id', '=', id)
				.where('revision', '=', seen);
			return (await query.executeTakeFirst()).numDeletedRows > 0n;
		},
		/**
		 * Claims a source for one check by writing its next time first. False = another process claimed
		 * it.
		 */
		async claim(
			{ id, nextCheckAt }: Pick<GameSource, 'id' | 'nextCheckAt'>,
			next: number,
			now: number,
		): Promise<boolean> {
			const query = trx
				.updateTable('game_sources')
				.set({ next_check_at: next, checked_at: now })
				.where('id', '=', id)
				.where('next_check_at', '=', nextCheckAt);
			return (await query.executeTakeFirst()).numUpdatedRows > 0n;
		},
		/** Stores what a check or a test found; settings and revision stay. */
		async learn(id: string, what: Partial<Pick<GameSource, LearntName>>): Promise<void> {
			await trx.updateTable('game_sources').set(learntColumns(what)).where('id', '=', id).execute();
		},
	};
}

type SettingName = keyof Parameters<typeof settingColumns>[0];
type LearntName = keyof Parameters<typeof learntColumns>[0];
