import { fail, ok, type Result } from '#core/kit/result.ts';
import type { CatalogueEntry } from '#core/sources/catalogue-entry.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createCatalogueRepository, createCatalogueWriter } from './catalogue-repository.ts';

type By = { actor: Actor; now: number };

/** Adds an entry or edits a shipped one. `revision` 0 = as shipped. Sources stay as they are. */
export async function saveEntry(
	db: AppDatabase,
	{ entry, revision }: { entry: CatalogueEntry; revision: number },
	{ actor, now }: By,
): Promise<Result<null, 'stale'>> {
	return db.transaction(async (trx) => {
		if ((await createCatalogueRepository(trx).revisionOf(entry.id)) !== revision)
			return fail('stale');
		await createCatalogueWriter(trx).put(entry, revision + 1, now);
		const detail = { name: entry.name, template: entry.template };
		await audit(trx, actor, 'catalogue.changed', { at: now, subject: entry.id, detail });
		return ok(null);
	});
}

/** Takes an operator's entry back: the shipped one of its id counts again, if there is one. */
export async function resetEntry(
	db: AppDatabase,
	{ id, revision }: { id: string; revision: number },
	{ actor, now }: By,
): Promise<Result<null, 'stale' | 'not-found'>> {
	return db.transaction(async (trx) => {
		const known = await createCatalogueRepository(trx).revisionOf(id);
		if (known === 0) return fail('not-found');
		if (known !== revision) return fail('stale');
		await createCatalogueWriter(trx).remove(id);
		await audit(trx, actor, 'catalogue.reset', { at: now, subject: id });
		return ok(null);
	});
}
