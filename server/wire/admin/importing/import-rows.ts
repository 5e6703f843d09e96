import { fieldCopy } from '#core/copy/problems.ts';
import {
	changedRowsSchema,
	importRowSchema,
	rowPageSchema,
} from '#core/importing/contract/imports.ts';
import {
	answerSchema,
	bulkDecisionSchema,
	type CreateNames,
	createNamesSchema,
	rowDecisionSchema,
	rowEditSchema,
	rowsQuerySchema,
} from '#core/importing/contract/requests.ts';
import { ROWS_PAGE, type RowView } from '#core/importing/contract/rows.ts';
import { importDocs } from '#core/importing/copy/docs.ts';
import type { Result } from '#core/kit/result.ts';
import { reportRecord } from '#server/damaged-record.ts';
import type { Reference } from '#server/guide-data.ts';
import { answerQuestion } from '#server/importing/batch/answer-question.ts';
import {
	decideAll,
	decideRow,
	editRow,
	quarantine,
	type ReviewProblem,
} from '#server/importing/batch/review-import.ts';
import { type Creation, createNames } from '#server/importing/new-names/create-names.ts';
import { readWithCreated } from '#server/importing/new-names/with-created.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';
import { createRowRepository, type RowFilter } from '#server/importing/rows/row-repository.ts';
import { type AdminCall, defineRoute } from '#server/wire/admin/admin-route.ts';
import { Refusal } from '#server/wire/admin/refusal.ts';
import { rowViews } from './import-row-view.ts';
import { find, stale } from './imports.ts';

const own = { needs: 'editor', area: importDocs.area } as const;

/** A page of rows. */
export const importRows = defineRoute({
	...{ method: 'GET', path: 'imports/:id/rows', ...own, summary: importDocs.rows },
	query: rowsQuerySchema,
	answer: rowPageSchema,
	async run(call) {
		const { context, query } = call;
		const { id } = await find(call);
		const rows = createRowRepository(context.db.kysely);
		const filter = filterOf(query.show);
		const [list, total, reference] = await Promise.all([
			rows.list(id, filter, { offset: query.offset, limit: ROWS_PAGE }),
			rows.count(id, filter),
			namesOf(context, id),
		]);
		for (const { number, isDamaged } of list)
			reportRecord(
				context.log,
				`import_rows/${id}/${number}`,
				!isDamaged,
				'the row is shown as one that cannot be read',
			);
		await quarantine(context.db, id, list);
		return {
			rows: await rowViews(context.db.kysely, list, reference),
			total,
			offset: query.offset,
		};
	},
});

/** Corrects one row. */
export const editImportRow = defineRoute({
	...{ method: 'PATCH', path: 'imports/:id/rows/:number', ...own, summary: importDocs.edit },
	body: rowEditSchema,
	answer: importRowSchema,
	async run(call) {
		const { context, params, body } = call;
		const { id } = await find(call);
		// zod omits absent keys, but its type says `| undefined`, which `exactOptionalPropertyTypes`
		// rejects.
		const order = {
			number: numberOf(params),
			revision: body.revision,
			edit: body.edit,
		};
		return changed(call, await editRow(context.db, id, order));
	},
});

/** Decides on one row. */
export const decideImportRow = defineRoute({
	...{
		method: 'PUT',
		path: 'imports/:id/rows/:number/decision',
		...own,
		summary: importDocs.decide,
	},
	body: rowDecisionSchema,
	answer: importRowSchema,
	async run(call) {
		const { id } = await find(call);
		return changed(
			call,
			await decideRow(call.context.db, id, { number: numberOf(call.params), ...call.body }),
		);
	},
});

/** One decision for many rows. */
export const decideImportRows = defineRoute({
	...{ method: 'POST', path: 'imports/:id/decisions', ...own, summary: importDocs.decideAll },
	body: bulkDecisionSchema,
	answer: changedRowsSchema,
	async run(call) {
		const { id } = await find(call);
		const decided = await decideAll(call.context.db, id, call.body);
		if (!decided.ok) throw await stale(call, call.body);
		return { rows: decided.value };
	},
});

/** Answers a name for all rows; may be repeated to correct the answer. */
export const answerImportQuestion = defineRoute({
	...{ method: 'POST', path: 'imports/:id/answers', ...own, summary: importDocs.answer },
	body: answerSchema,
	answer: changedRowsSchema,
	async run(call) {
		const { context, body, access, now } = call;
		const answered = await answerQuestion(context.db, await find(call), body, {
			name: access.actor.name,
			now,
		});
		if (answered.ok) return { rows: answered.value };
		if (answered.error === 'unknown-id')
			throw new Refusal('invalid', { fields: { id: fieldCopy.choice } });
		throw answered.error === 'not-found' ? new Refusal('not-found') : await stale(call, body);
	},
});

/** Answers names by new entries, which the guide gets with the commit. */
export const createImportNames = defineRoute({
	...{ method: 'POST', path: 'imports/:id/names', ...own, summary: importDocs.createNames },
	body: createNamesSchema,
	answer: changedRowsSchema,
	async run(call) {
		const { context, body, access, now } = call;
		const by = { name: access.actor.name, now };
		const created = await createNames(context.db, await find(call), creationOf(body), by);
		if (created.ok) return { rows: created.value };
		if (created.error === 'unknown-id')
			throw new Refusal('invalid', { fields: { country: fieldCopy.choice } });
		throw created.error === 'not-found' ? new Refusal('not-found') : await stale(call, body);
	},
});

function creationOf(body: CreateNames): Creation {
	if (body.kind === 'team') {
		const { kind, names } = body;
		return {
			kind,
			names: names.map(({ name, facts }) => ({ name, made: facts && { kind, facts } })),
		};
	}
	const { kind, names } = body;
	return {
		kind,
		names: names.map(({ name, facts }) => ({ name, made: facts && { kind, facts } })),
	};
}

/** The names of the guide with those that the import creates. */
async function namesOf({ db, data }: AdminCall['context'], batchId: string): Promise<Reference> {
	return readWithCreated(db.kysely, batchId, await data.reference());
}

/** @throws Refusal 'not-found' */
function numberOf({ number = '' }: AdminCall['params']): number {
	if (!/^[1-9]\d{0,8}$/.test(number)) throw new Refusal('not-found');
	return Number(number);
}

function filterOf(show: RowView): RowFilter {
	if (show === 'all') return {};
	if (show === 'problems') return { problems: true };
	if (show === 'written') return { results: ['created', 'drafted', 'changed'] };
	return show === 'kept' || show === 'refused' ? { results: [show] } : { actions: [show] };
}

async function changed(
	call: Pick<AdminCall, 'context' | 'params' | 'body'>,
	result: Result<ImportRow, ReviewProblem>,
) {
	const { context, params, body } = call;
	const shown = async (row: ImportRow) =>
		(await rowViews(context.db.kysely, [row], await namesOf(context, params.id ?? '')))[0];
	if (result.ok) {
		const view = await shown(result.value);
		if (view === undefined) throw new Refusal('not-found');
		return view;
	}
	if (result.error === 'not-found') throw new Refusal('not-found');
	const row = await createRowRepository(context.db.kysely).byNumber(
		params.id ?? '',
		numberOf(params),
	);
	if (result.error === 'not-in-review' || row === null) throw await stale(call, body);
	throw new Refusal('stale', { current: await shown(row), sent: body });
}
