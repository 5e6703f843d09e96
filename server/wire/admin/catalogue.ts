import { endedSchema, revisionQuerySchema } from '#core/identity/contract/operators.ts';
import { type CatalogueView, catalogueSchema, entryChangeSchema } from '#core/sources/contract.ts';
import { sourceDocs } from '#core/sources/copy/docs.ts';
import { sourceFieldCopy } from '#core/sources/copy/fields.ts';
import { readCatalogue } from '#server/sources/read-catalogue.ts';
import { resetEntry, saveEntry } from '#server/sources/save-entry.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { area } = sourceDocs;

const catalogue = defineRoute({
	...{ method: 'GET', path: 'catalogue', needs: 'editor', area, summary: sourceDocs.catalogue },
	answer: catalogueSchema,
	run: ({ context }) => viewCatalogue(context),
});

const changeEntry = defineRoute({
	...{ method: 'PUT', path: 'catalogue/:id', needs: 'administrator', area },
	summary: sourceDocs.changeEntry,
	body: entryChangeSchema,
	answer: catalogueSchema,
	async run({ context, access, body, params, now }) {
		if (body.entry.id !== params.id)
			throw new Refusal('invalid', { fields: { 'entry.id': sourceFieldCopy.entryId } });
		const saved = await saveEntry(context.db, body, { actor: access.actor, now });
		if (!saved.ok) throw new Refusal(saved.error);
		return viewCatalogue(context);
	},
});

const resetOneEntry = defineRoute({
	...{ method: 'DELETE', path: 'catalogue/:id', needs: 'administrator', area },
	summary: sourceDocs.resetEntry,
	query: revisionQuerySchema,
	answer: endedSchema,
	async run({ context, access, query, params, now }) {
		const order = { ...query, id: params.id ?? '' };
		const reset = await resetEntry(context.db, order, { actor: access.actor, now });
		if (!reset.ok) throw new Refusal(reset.error);
		return { ended: 1 };
	},
});

export const CATALOGUE_ROUTES = [catalogue, changeEntry, resetOneEntry];

async function viewCatalogue({ db, data }: AdminCall['context']): Promise<CatalogueView> {
	const items = await readCatalogue(db.kysely);
	const { competitions } = await data.reference();
	const covered = new Set(
		items.flatMap(({ entry }) =>
			entry.kind === 'jogos' ? entry.competitions.map(({ id }) => id) : [],
		),
	);
	const named = [...covered].flatMap((id) => {
		const name = competitions.get(id)?.shortName;
		return name === undefined ? [] : [{ id, name }];
	});
	return { items, competitions: named.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')) };
}
