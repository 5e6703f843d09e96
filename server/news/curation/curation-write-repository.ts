import type { Writer } from '#server/db/app-database.ts';
import type { CurationGroupTable, CurationItemTable } from './curation-schema.ts';

/** The columns of a group that a decision changes. */
export type GroupChange = Partial<
	Pick<
		CurationGroupTable,
		'state' | 'snoozed_until' | 'article_id' | 'decided_at' | 'decided_by' | 'rule_id' | 'kept'
	>
>;

/** Writes of the curation. */
export function createCurationWriter(trx: Writer) {
	return {
		async insertGroup(group: CurationGroupTable): Promise<void> {
			await trx.insertInto('curation_groups').values(group).execute();
		},

		async insertItem(item: CurationItemTable, keys: readonly string[]): Promise<void> {
			await trx.insertInto('curation_items').values(item).execute();
			const rows = [...new Set(keys)].map((key) => ({ key, item_id: item.item_id }));
			await trx.insertInto('curation_keys').values(rows).execute();
		},

		/** Moves all items of a group to another one, after both turned out to be the same story. */
		async mergeGroups(from: string, into: string): Promise<void> {
			await trx
				.updateTable('curation_items')
				.set({ group_id: into })
				.where('group_id', '=', from)
				.execute();
			await trx.deleteFrom('curation_groups').where('id', '=', from).execute();
		},

		/** Recounts the items of a group and updates its latest time, which sorts the queue. */
		async recount(groupId: string): Promise<void> {
			const row = await trx
				.selectFrom('curation_items')
				.where('group_id', '=', groupId)
				.select(({ fn }) => [
					fn.countAll<number | string>().as('items'),
					fn.count<number | string>('source_id').distinct().as('sources'),
					fn.max('at').as('latest'),
				])
				.executeTakeFirstOrThrow();
			const counts = {
				items: Number(row.items),
				sources: Number(row.sources),
				latest_at: Number(row.latest),
			};
			await trx.updateTable('curation_groups').set(counts).where('id', '=', groupId).execute();
		},

		/** False when the group has another revision by now. */
		async change(
			{ id, revision }: { id: string; revision: number },
			change: GroupChange,
		): Promise<boolean> {
			const query = trx
				.updateTable('curation_groups')
				.where('id', '=', id)
				.where('revision', '=', revision);
			const { numUpdatedRows } = await query
				.set({ ...change, revision: revision + 1 })
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},

		async keepDecision(decision: {
			at: number;
			operatorId: string;
			action: string;
			before: readonly CurationGroupTable[];
		}): Promise<number> {
			const { at, operatorId, action, before } = decision;
			const row = {
				at,
				operator_id: operatorId,
				action,
				before: JSON.stringify(before),
				undone_at: null,
			};
			const { id } = await trx
				.insertInto('curation_decisions')
				.values(row)
				.returning('id')
				.executeTakeFirstOrThrow();
			return Number(id);
		},

		async markUndone(id: number, at: number): Promise<void> {
			await trx
				.updateTable('curation_decisions')
				.set({ undone_at: at })
				.where('id', '=', id)
				.execute();
		},
	};
}
