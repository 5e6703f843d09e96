import type { NewChange } from '#core/changes/change.ts';
import { topics } from '#core/changes/topic.ts';
import type { Writer } from '#server/db/app-database.ts';
import { raiseDataVersion } from '#server/db/raise-data-version.ts';
import { createChangeWriter } from './change-repository.ts';

const HABITS = topics.habits('');

/**
 * Writes a transaction's noted changes as its last step. Raising the version locks its row until
 * the commit, so versions are in commit order.
 */
export async function flushChanges(trx: Writer, noted: readonly NewChange[]): Promise<void> {
	if (noted.length === 0) return;
	const touched = new Set(noted.flatMap((change) => change.topics));
	const all = touched.has(topics.all);
	const names = all || touched.has(topics.names);
	const habits = all || [...touched].some((topic) => topic.startsWith(HABITS));
	const version = touched.size === 0 ? 0 : await raiseDataVersion(trx, { names, habits });
	const entries = noted.map((change, sequence) => ({
		...change,
		sequence,
		version: change.topics.length === 0 ? 0 : version,
	}));
	await createChangeWriter(trx).append(entries);
}
