import type { CreatedName } from '#core/importing/new-names/created-name.ts';
import { audit } from '#server/audit/audit.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { createDeskRepository } from '#server/games/desk/desk-repository.ts';
import { createTrashWriter } from '#server/games/desk/purge-repository.ts';
import { notePurged } from '#server/games/note-game.ts';
import { createBatchWriter } from '#server/importing/batch/batch-repository.ts';
import type { ImportBatch } from '#server/importing/batch/import-batch.ts';
import { createLearnedWriter } from '#server/importing/batch/learned-repository.ts';
import { createMergeWriter } from '#server/reference/merge-repository.ts';
import { noteNames } from '#server/reference/note-names.ts';
import { readEntry } from '#server/reference/read-entry.ts';
import { createCreatedNameRepository, createCreatedNameWriter } from './created-name-repository.ts';
import { createCreatedUseRepository } from './created-use-repository.ts';

/** Games purged in one transaction. */
const PART = 200;

/**
 * Removes the entries that an import created, once its games are undone. What another game, an
 * edit, a merge or an open import uses stays. The undone games of a removed entry leave the trash:
 * it could not restore them. Continues after a crash. `now` in UTC milliseconds.
 */
export async function removeCreated(
	db: AppDatabase,
	batch: Pick<ImportBatch, 'id' | 'actor'>,
	now: number,
): Promise<void> {
	const made = (await createCreatedNameRepository(db.kysely).list(batch.id)).filter(
		({ state }) => state === 'made',
	);
	// A club is free only once the games of its competition are gone: 'competition' sorts first.
	for (const name of made) {
		let settled = false;
		while (!settled) settled = await db.transaction((trx) => removePart(trx, { batch, name, now }));
	}
}

type Removing = { batch: Pick<ImportBatch, 'id' | 'actor'>; name: CreatedName; now: number };

/** Purges some games of a name, or settles it. True when the name is settled. */
async function removePart(trx: Writer, { batch, name, now }: Removing): Promise<boolean> {
	if (!(await createBatchWriter(trx).isIn(batch.id, 'undoing'))) return true;
	const [uses, created] = [createCreatedUseRepository(trx, batch.id), createCreatedNameWriter(trx)];
	if (await uses.isUsed(name)) {
		await created.settle(batch.id, name, 'kept');
		return true;
	}
	const games = await uses.listUndone(name, PART);
	if (games.length > 0) {
		const purged = await createDeskRepository(trx).byIds(games);
		await createTrashWriter(trx).purge(games, now);
		notePurged(trx, purged, { now, actor: batch.actor.id });
		return false;
	}
	const before = await readEntry(trx, name.kind, name.id);
	await createLearnedWriter(trx).forgetTarget(name.kind, name.id);
	await createMergeWriter(trx).remove(name.kind, name.id);
	await created.settle(batch.id, name, 'removed');
	if (before === null) return true;
	const { actor } = batch;
	await audit(trx, { ...actor, network: null }, `${name.kind}.removed`, {
		...{ at: now, subject: name.id },
		detail: { name: name.facts.name, import: batch.id },
	});
	noteNames(trx, { before, at: now, actor: actor.id });
	return true;
}
