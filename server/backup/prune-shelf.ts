import { archivesBehind, guidePart } from '#core/backups/archive-name.ts';
import type { Shelf } from './shelf.ts';

/**
 * Removes the archives of one guide behind its newest `keep`, and nothing else. Call it after a new
 * archive is verified. Returns their names.
 */
export async function pruneShelf(
	shelf: Shelf,
	{ guide, keep }: { guide: string | null; keep: number },
): Promise<string[]> {
	const part = guidePart(guide);
	if (part === null) return [];
	const gone = archivesBehind(await shelf.names(), { guide: part, keep });
	for (const name of gone) await shelf.remove(name);
	return gone;
}
