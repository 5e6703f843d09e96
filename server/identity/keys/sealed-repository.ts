import type { Writer } from '#server/db/app-database.ts';
import { KEY_CHECK } from './key-check.ts';

export function createSealedWriter(trx: Writer) {
	return {
		/**
		 * Deletes everything sealed with the old key: signing keys, second factors, provider secrets.
		 * Ends every session.
		 */
		async forgetAll(now: number): Promise<void> {
			await trx
				.deleteFrom('settings')
				.where('collection', '=', KEY_CHECK.collection)
				.where('id', '=', KEY_CHECK.id)
				.execute();
			await trx.deleteFrom('signing_keys').execute();
			await trx.deleteFrom('second_factors').execute();
			await trx.deleteFrom('recovery_codes').execute();
			await trx
				.updateTable('identity_providers')
				.set({ sealed_client_secret: null, enabled: 0 })
				.execute();
			await trx
				.updateTable('sessions')
				.set({ ended_at: now, ended_why: 'recovered' })
				.where('ended_at', 'is', null)
				.execute();
		},
	};
}
