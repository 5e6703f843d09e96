import { isDeepStrictEqual } from 'node:util';
import { topics } from '#core/changes/topic.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import { noteChange, nounChange } from '#server/changes/note-change.ts';
import type { Writer } from '#server/db/app-database.ts';

/** `before` null = it could not be read. */
type SettingChange = { before: object | null; after: object };

/**
 * Logs a change to the site's own data; a save that changes nothing is not logged. `now` in UTC
 * milliseconds.
 */
export function noteBrand(
	trx: Writer,
	{ before, after }: SettingChange,
	{ actor, now: at }: { actor: Actor; now: number },
): void {
	if (isDeepStrictEqual(before, after)) return;
	noteChange(
		trx,
		nounChange('brand', { topics: [topics.brand], before, after, at, actor: actor.id }),
	);
}
