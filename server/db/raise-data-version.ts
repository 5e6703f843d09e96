import { sql } from 'kysely';
import type { Writer } from './app-database.ts';
import { notifyDataVersion } from './dialect.ts';

/** What a version was raised for, beyond the change itself. */
type Raised = { names: boolean; habits: boolean };

/**
 * Raises the version and gives the new one. Its row is locked until the commit: only the flush of
 * the log calls this, last.
 */
export async function raiseDataVersion(trx: Writer, raised: Raised): Promise<number> {
	const next = sql<number>`version + 1`;
	// A release without the log may have changed anything since.
	const or = (isRaised: boolean, column: 'names' | 'habits') =>
		isRaised
			? next
			: sql<number>`case when logged = version then ${sql.ref(column)} else version + 1 end`;
	const query = trx.updateTable('data_version').set({
		...{ version: next, logged: next },
		...{ names: or(raised.names, 'names'), habits: or(raised.habits, 'habits') },
	});
	const { version } = await query
		.where('id', '=', 1)
		.returning('version')
		.executeTakeFirstOrThrow();
	await notifyDataVersion(trx);
	return version;
}
