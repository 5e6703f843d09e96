import { brandChangeSchema, brandViewSchema } from '#core/brand/contract.ts';
import { docsCopy } from '#core/copy/docs.ts';
import { fieldCopy } from '#core/copy/problems.ts';
import { readBrand, saveBrand } from '#server/brand/save-brand.ts';
import { reportRecord } from '#server/damaged-record.ts';
import { defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { areas, summaries } = docsCopy;

/** The brand record (S3.01). */
export const brand = defineRoute({
	...{ method: 'GET', path: 'brand', needs: 'editor', area: areas.brand, summary: summaries.brand },
	answer: brandViewSchema,
	async run({ context }) {
		const stored = await readBrand(context.db.kysely);
		reportRecord(context.log, 'configuracoes/marca', !stored.isDamaged);
		return stored;
	},
});

/** Replaces the record; every public page follows at once. */
export const changeBrand = defineRoute({
	...{
		method: 'PUT',
		path: 'brand',
		needs: 'editor',
		area: areas.brand,
		summary: summaries.changeBrand,
	},
	body: brandChangeSchema,
	answer: brandViewSchema,
	async run({ context, access, body, now }) {
		const saved = await saveBrand(context.db, body, { actor: access.actor, now });
		if (saved.ok) return saved.value;
		if (saved.error === 'unknown-picture')
			throw new Refusal('invalid', { fields: { logoURL: fieldCopy.uploadedPicture } });
		throw new Refusal('stale', { current: await readBrand(context.db.kysely), sent: body });
	},
});
