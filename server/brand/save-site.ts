import { siteSettingsOf } from '#core/brand/brand-schema.ts';
import type { SiteChange, SiteView } from '#core/brand/site-contract.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppDatabase, Reader } from '#server/db/app-database.ts';
import { noteBrand } from './note-brand.ts';
import { createSettingRepository, createSettingWriter } from './setting-repository.ts';

const RECORD = { collection: 'configuracoes', id: 'site' } as const;

/** The site's own data, with the revision that a save must name. */
export async function readSite(db: Reader): Promise<SiteView> {
	const { data, revision } = await createSettingRepository(db).readRevised(
		RECORD.collection,
		RECORD.id,
	);
	const { settings, isDamaged } = siteSettingsOf(data);
	return { ...settings, isDamaged, revision };
}

/**
 * Stores the site's own data with its audit entry; every page is refreshed at once. 'stale' =
 * another operator saved after `revision`.
 */
export async function saveSite(
	db: AppDatabase,
	{ revision, ...after }: SiteChange,
	{ actor, now }: { actor: Actor; now: number },
): Promise<Result<SiteView, 'stale'>> {
	return db.transaction(async (trx) => {
		const { revision: current, isDamaged, ...before } = await readSite(trx);
		if (current !== revision) return fail('stale');
		if (!(await createSettingWriter(trx).writeRevised({ ...RECORD, revision }, after, now)))
			return fail('stale');
		await audit(trx, actor, 'site.changed', { at: now, detail: { before, after } });
		noteBrand(trx, { before: isDamaged ? null : before, after }, { actor, now });
		return ok({ ...after, isDamaged: false, revision: revision + 1 });
	});
}
