import type { StaleGame } from '#core/games/contract/form.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createRevisionRepository } from '#server/games/revision-repository.ts';
import type { GuideData } from '#server/guide-data.ts';
import { readGameRecord } from './read-game-record.ts';

type Reading = { db: AppDatabase; data: Pick<GuideData, 'games' | 'reference'> };

/**
 * The data for a three-way merge after a save based on an outdated `revision`. Null if there is no
 * such game; `base` is null when that revision is damaged.
 */
export async function readStaleGame(
	{ db, data }: Reading,
	id: string,
	revision: number,
): Promise<StaleGame | null> {
	const current = await readGameRecord(data, id);
	if (current === null) return null;
	const revisions = createRevisionRepository(db.kysely);
	const [base, saves] = [
		await revisions.find(id, revision),
		await revisions.savesAfter(id, revision),
	];
	return { ...current, base: base?.game ?? null, saves };
}
