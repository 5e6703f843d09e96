import { siteChangeSchema, siteViewSchema } from '#core/brand/site-contract.ts';
import { docsCopy } from '#core/copy/docs.ts';
import { readSite, saveSite } from '#server/brand/save-site.ts';
import { reportRecord } from '#server/damaged-record.ts';
import { defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { areas, summaries } = docsCopy;

/** The record configuracoes/site. */
export const site = defineRoute({
	...{ method: 'GET', path: 'site', needs: 'editor', area: areas.brand, summary: summaries.site },
	answer: siteViewSchema,
	async run({ context }) {
		const stored = await readSite(context.db.kysely);
		reportRecord(context.log, 'configuracoes/site', !stored.isDamaged);
		return stored;
	},
});

/** Replaces the record; every public page follows at once. */
export const changeSite = defineRoute({
	...{
		method: 'PUT',
		path: 'site',
		needs: 'editor',
		area: areas.brand,
		summary: summaries.changeSite,
	},
	body: siteChangeSchema,
	answer: siteViewSchema,
	async run({ context, access, body, now }) {
		const saved = await saveSite(context.db, body, { actor: access.actor, now });
		if (saved.ok) return saved.value;
		throw new Refusal('stale', { current: await readSite(context.db.kysely), sent: body });
	},
});
