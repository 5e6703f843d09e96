import type { Reader, Writer } from '#server/db/app-database.ts';
import { type Session, type SessionEnd, toSession, toSessionRow } from './session.ts';

/** Reads sessions. */
export function createSessionsRepository(db: Reader) {
	return {
		async byId(id: string): Promise<Session | null> {
			const row = await db
				.selectFrom('sessions')
				.where('id', '=', id)
				.selectAll()
				.executeTakeFirst();
			return row ? toSession(row) : null;
		},

		/** Open sessions, newest first. */
		async open(accountId: string, now: number): Promise<Session[]> {
			const rows = await db
				.selectFrom('sessions')
				.where('account_id', '=', accountId)
				.where('expires_at', '>', now)
				.where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', now)]))
				.orderBy('created_at', 'desc')
				.orderBy('id')
				.selectAll()
				.execute();
			return rows.map(toSession).filter(({ isDamaged }) => !isDamaged);
		},

		/** Whether the account has ever signed in from this network. */
		async knowsNetwork(accountId: string, network: string): Promise<boolean> {
			const query = db
				.selectFrom('sessions')
				.where('account_id', '=', accountId)
				.where('network', '=', network);
			return (await query.select('id').limit(1).executeTakeFirst()) !== undefined;
		},
	};
}

/** Writes sessions; only inside a transaction. */
export function createSessionsWriter(trx: Writer) {
	return {
		async insert(session: Session): Promise<void> {
			await trx.insertInto('sessions').values(toSessionRow(session)).execute();
		},

		/**
		 * Advances the generation unless another request just did: then returns false and writes
		 * nothing.
		 */
		async rotate(
			{ id, generation }: Pick<Session, 'id' | 'generation'>,
			now: number,
		): Promise<boolean> {
			const result = await trx
				.updateTable('sessions')
				.set({ generation: generation + 1, rotated_at: now, last_used_at: now })
				.where('id', '=', id)
				.where('generation', '=', generation)
				.where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', now)]))
				.executeTakeFirst();
			return result.numUpdatedRows === 1n;
		},

		/** Sets the second factor of an open session; null removes it. */
		async setSecondFactor(id: string, secondFactorId: string | null): Promise<void> {
			await trx
				.updateTable('sessions')
				.set({ second_factor_id: secondFactorId })
				.where('id', '=', id)
				.execute();
		},

		/**
		 * Ends one session at `at`, which may be slightly in the future. True unless it ends by then
		 * anyway.
		 */
		async end(id: string, why: SessionEnd, at: number): Promise<boolean> {
			const query = trx
				.updateTable('sessions')
				.set({ ended_at: at, ended_why: why })
				.where('id', '=', id)
				.where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', at)]));
			return (await query.executeTakeFirst()).numUpdatedRows === 1n;
		},

		/**
		 * Ends every open session of an account, except the one given. Returns the number of ended
		 * sessions.
		 */
		async endAll(
			accountId: string,
			why: SessionEnd,
			now: number,
			except: string | null = null,
		): Promise<number> {
			const all = trx
				.updateTable('sessions')
				.set({ ended_at: now, ended_why: why })
				.where('account_id', '=', accountId)
				.where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', now)]));
			const result = await (except === null
				? all
				: all.where('id', '!=', except)
			).executeTakeFirst();
			return Number(result.numUpdatedRows);
		},

		/** Ends every open session of every account. Returns the number of ended sessions. */
		async endEverything(why: SessionEnd, now: number): Promise<number> {
			const result = await trx
				.updateTable('sessions')
				.set({ ended_at: now, ended_why: why })
				.where('expires_at', '>', now)
				.where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', now)]))
				.executeTakeFirst();
			return Number(result.numUpdatedRows);
		},

		/** Deletes sessions that ended or expired before `before`. */
		async forget(before: number): Promise<void> {
			await trx
				.deleteFrom('sessions')
				.where((where) =>
					where.or([where('expires_at', '<', before), where('ended_at', '<', before)]),
				)
				.execute();
		},
	};
}
