import { brandOf } from '#core/brand/brand-schema.ts';
import type { BrandChange, BrandView } from '#core/brand/contract.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppDatabase, Reader } from '#server/db/app-database.ts';
import { createFileUseWriter } from '#server/files/file-use-repository.ts';
import { settleLogo } from './logo-file.ts';
import { noteBrand } from './note-brand.ts';
import { createSettingRepository, createSettingWriter } from './setting-repository.ts';

const RECORD = { collection: 'configuracoes', id: 'marca' } as const;
/** Registers the logo's file as used, so that it is never removed. */
const USER_KEY = 'configuracoes/marca';

/**
 * The brand with the revision that a save must name; the defaults when the record is missing or
 * damaged (S1.06).
 */
export async function readBrand(db: Reader): Promise<BrandView> {
	const { data, revision } = await createSettingRepository(db).readRevised(
		RECORD.collection,
		RECORD.id,
	);
	const { brand, kind } = brandOf(data);
	const { nomeApp, slogan, logoURL, textoRodape = '' } = brand;
	return { nomeApp, slogan, logoURL, textoRodape, isDamaged: kind === 'damaged', revision };
}

/**
 * Stores the brand (S3.01). One transaction writes the record, the use of its logo (releasing the
 * old one), the audit entry and the log entry that refreshes every page. 'stale' = another operator
 * saved after `revision`; nothing is written then.
 */
export async function saveBrand(
	db: AppDatabase,
	change: BrandChange,
	{ actor, now }: { actor: Actor; now: number },
): Promise<Result<BrandView, 'stale' | 'unknown-picture'>> {
	return db.transaction(async (trx) => {
		const before = await readBrand(trx);
		if (before.revision !== change.revision) return fail('stale');
		const logo = await settleLogo(trx, change.logoURL, before.logoURL);
		if (!logo.ok) return logo;
		const { nomeApp, slogan, textoRodape, revision } = change;
		const after = { nomeApp, slogan, logoURL: logo.value.logoURL, textoRodape };
		const record = textoRodape === '' ? { nomeApp, slogan, logoURL: after.logoURL } : after;
		if (!(await createSettingWriter(trx).writeRevised({ ...RECORD, revision }, record, now)))
			return fail('stale');
		await createFileUseWriter(trx).setUses(USER_KEY, logo.value.fileIds);
		const { revision: _revision, isDamaged, ...old } = before;
		await audit(trx, actor, 'brand.changed', { at: now, detail: { before: old, after } });
		noteBrand(trx, { before: isDamaged ? null : old, after }, { actor, now });
		return ok({ ...after, isDamaged: false, revision: revision + 1 });
	});
}
