import type { Selectable, Updateable } from 'kysely';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { lockFree } from '#server/db/dialect.ts';
import type { BotOptions } from './bot.ts';
import type { BotTable } from './jobs-schema.ts';

export type BotRow = Selectable<BotTable>;

/** Operators' settings of bots. */
export function createBotsRepository(db: Reader) {
	return {
		list: (): Promise<BotRow[]> => db.selectFrom('bots').selectAll().orderBy('id').execute(),
		async byId(id: string): Promise<BotRow | null> {
			return (
				(await db.selectFrom('bots').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
			);
		},
		async readMark(botId: string, name: string): Promise<unknown> {
			const query = db
				.selectFrom('bot_marks')
				.select('value')
				.where('bot_id', '=', botId)
				.where('name', '=', name);
			const row = await query.executeTakeFirst();
			return row === undefined ? null : JSON.parse(row.value);
		},
	};
}

export function createBotsWriter(trx: Writer) {
	return {
		/** Creates the row of a new bot; its schedule starts now. */
		async ensure({ id, enabled, schedule }: BotOptions, now: number): Promise<void> {
			const row = {
				id,
				schedule,
				enabled: enabled ? 1 : 0,
				settings: '{}',
				sealed_secrets: null,
				planned_until: now,
			};
			await trx
				.insertInto('bots')
				.values({ ...row, revision: 1, updated_at: now })
				.onConflict((conflict) => conflict.doNothing())
				.execute();
		},

		/** Locks the row until the end of this transaction; null when another worker holds it. */
		async lock(id: string): Promise<BotRow | null> {
			const query = trx.selectFrom('bots').selectAll().where('id', '=', id);
			return (await lockFree(trx, query).executeTakeFirst()) ?? null;
		},

		async planned(id: string, until: number): Promise<void> {
			await trx.updateTable('bots').set({ planned_until: until }).where('id', '=', id).execute();
		},

		/** Updates the row if its revision is still `revision`. */
		async change(id: string, revision: number, changed: Updateable<BotTable>): Promise<boolean> {
			const update = trx
				.updateTable('bots')
				.set({ ...changed, revision: revision + 1 })
				.where('id', '=', id)
				.where('revision', '=', revision);
			return (await update.executeTakeFirst()).numUpdatedRows === 1n;
		},

		async writeMark(
			botId: string,
			name: string,
			{ value, at }: { value: unknown; at: number },
		): Promise<void> {
			const row = { bot_id: botId, name, value: JSON.stringify(value), at };
			await trx
				.insertInto('bot_marks')
				.values(row)
				.onConflict((conflict) =>
					conflict.columns(['bot_id', 'name']).doUpdateSet({ value: row.value, at }),
				)
				.execute();
		},

		/** True when the mark is new. */
		async markOnce(botId: string, name: string, at: number): Promise<boolean> {
			const made = await trx
				.insertInto('bot_marks')
				.values({ bot_id: botId, name, value: 'true', at })
				.onConflict((conflict) => conflict.doNothing())
				.executeTakeFirst();
			return made.numInsertedOrUpdatedRows === 1n;
		},

		async forgetMarks(botId: string, before: number): Promise<void> {
			await trx
				.deleteFrom('bot_marks')
				.where('bot_id', '=', botId)
				.where('at', '<', before)
				.execute();
		},
	};
}
