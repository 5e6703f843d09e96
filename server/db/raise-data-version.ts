import { sql } from 'kysely';
import type { Writer } from './app-database.ts';
import { notifyDataVersion } from './dialect.ts';

/** What the change affects besides the version. */
type Raised = { names: boolean; habits: boolean };

/**
 * Raises the version and returns the new one. The row stays locked until the commit, so only the
 * flush of the log calls this, as the last step.
 */
export async function raiseDataVersion(trx: Writer, raised: Raised): Promise<number> {
	const next = sql<number>`version + 1`;
	// A release without the log may have changed anything since `logged`.
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
