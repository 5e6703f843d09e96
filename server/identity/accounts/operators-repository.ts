import type { Selectable } from 'kysely';
import { emailKey } from '#core/identity/email.ts';
import type { Operator } from '#core/identity/operator.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { OperatorTable } from '#server/identity/identity-schema.ts';

/** Reads operators. */
export function createOperatorsRepository(db: Reader) {
	const all = () => db.selectFrom('operators').selectAll();
	return {
		async byId(id: string): Promise<Operator | null> {
			return toOperator(await all().where('id', '=', id).executeTakeFirst());
		},

		async byAccount(accountId: string): Promise<Operator | null> {
			return toOperator(await all().where('account_id', '=', accountId).executeTakeFirst());
		},

		async byEmail(email: string): Promise<Operator | null> {
			return toOperator(await all().where('email_key', '=', emailKey(email)).executeTakeFirst());
		},

		/** All operators, in the order of invitation. */
		async list(): Promise<Operator[]> {
			const rows = await all().orderBy('invited_at').orderBy('id').execute();
			return rows.flatMap((row) => toOperator(row) ?? []);
		},
	};
}

export type OperatorPatch = Partial<
	Pick<Operator, 'accountId' | 'name' | 'role' | 'disabled' | 'joinedAt'>
>;

/** Writes operators; only inside a transaction. */
export function createOperatorsWriter(trx: Writer) {
	return {
		/**
		 * Serializes changes of administrators. Otherwise two of them could demote each other, or two
		 * could become the first, at the same moment. The lock is the one row that every installation
		 * has. Read the list after it.
		 */
		async lockAdministrators(): Promise<void> {
			await trx
				.updateTable('data_version')
				.set(({ ref }) => ({ version: ref('version') }))
				.where('id', '=', 1)
				.execute();
		},

		async insert(operator: Operator): Promise<void> {
			await trx
				.insertInto('operators')
				.values({
					id: operator.id,
					account_id: operator.accountId,
					email: operator.email,
					email_key: emailKey(operator.email),
					name: operator.name,
					role: operator.role,
					disabled: Number(operator.disabled),
					invited_by: operator.invitedBy,
					invited_at: operator.invitedAt,
					joined_at: operator.joinedAt,
					revision: operator.revision,
				})
				.execute();
		},

		/**
		 * Stores the given fields unless the operator was saved since `revision`; then returns false
		 * and writes nothing.
		 */
		async update(
			{ id, revision }: Pick<Operator, 'id' | 'revision'>,
			patch: OperatorPatch,
		): Promise<boolean> {
			const { accountId, name, role, disabled, joinedAt } = patch;
			const columns = {
				account_id: accountId,
				name,
				role,
				disabled: disabled === undefined ? undefined : Number(disabled),
				joined_at: joinedAt,
			};
			const given = Object.fromEntries(
				Object.entries(columns).filter(([, value]) => value !== undefined),
			);
			const query = trx
				.updateTable('operators')
				.set({ ...given, revision: revision + 1 })
				.where('id', '=', id)
				.where('revision', '=', revision);
			return (await query.executeTakeFirst()).numUpdatedRows === 1n;
		},

		async remove(id: string): Promise<void> {
			await trx.deleteFrom('operators').where('id', '=', id).execute();
		},
	};
}

function toOperator(row: Selectable<OperatorTable> | undefined): Operator | null {
	if (row === undefined) return null;
	return {
		id: row.id,
		accountId: row.account_id,
		email: row.email,
		name: row.name,
		role: row.role,
		disabled: row.disabled === 1,
		invitedBy: row.invited_by,
		invitedAt: row.invited_at,
		joinedAt: row.joined_at,
		revision: row.revision,
	};
}
