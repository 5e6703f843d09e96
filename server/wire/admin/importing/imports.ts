import {
	changedRowsSchema,
	importListSchema,
	importViewSchema,
} from '#core/importing/contract/imports.ts';
import {
	askedSchema,
	commitSchema,
	importListQuerySchema,
	newImportSchema,
} from '#core/importing/contract/requests.ts';
import { IMPORT_PAGE } from '#core/importing/contract/rows.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { importDocs } from '#core/importing/copy/docs.ts';
import { reportRecord } from '#server/damaged-record.ts';
import { createBatchRepository } from '#server/importing/batch/batch-repository.ts';
import type { ImportBatch } from '#server/importing/batch/import-batch.ts';
import { askAgain } from '#server/importing/batch/review-import.ts';
import {
	continueImport,
	discardImport,
	type FinishProblem,
	startCommit,
	startUndo,
} from '#server/importing/commit/finish-import.ts';
import { startImport } from '#server/importing/run/start-import.ts';
import { presentNaming } from '#server/reference/present-naming.ts';
import { type AdminCall, defineRoute } from '#server/wire/admin/admin-route.ts';
import { Refusal } from '#server/wire/admin/refusal.ts';
import { summaryOf, viewOf } from './import-view.ts';

const own = { needs: 'editor', area: importDocs.area } as const;

/** The history of imports. */
export const listImports = defineRoute({
	...{ method: 'GET', path: 'imports', ...own, summary: importDocs.list },
	query: importListQuerySchema,
	answer: importListSchema,
	async run({ context, query }) {
		const db = context.db.kysely;
		const batches = await createBatchRepository(db).list({
			before: query.before ?? null,
			limit: IMPORT_PAGE,
		});
		const imports = await Promise.all(batches.map((batch) => summaryOf(db, batch)));
		return {
			imports,
			next: batches.length < IMPORT_PAGE ? null : (batches.at(-1)?.createdAt ?? null),
		};
	},
});

/** Creates an import; its reading continues in the background. */
export const newImport = defineRoute({
	...{ method: 'POST', path: 'imports', ...own, summary: importDocs.start },
	body: newImportSchema,
	answer: importViewSchema,
	async run(call) {
		const { context, body, access, now } = call;
		return view(
			call,
			await startImport(
				context,
				{ brought: body.source, asked: body.asked },
				{ actor: access.actor, now },
			),
		);
	},
});

/** One import, without its rows. */
export const showImport = defineRoute({
	...{ method: 'GET', path: 'imports/:id', ...own, summary: importDocs.show },
	answer: importViewSchema,
	run: async (call) => view(call, await find(call)),
});

/** Reads the source again with other options. */
export const readImportAgain = defineRoute({
	...{ method: 'POST', path: 'imports/:id/reading', ...own, summary: importDocs.again },
	body: askedSchema.partial(),
	answer: importViewSchema,
	async run(call) {
		const { context, body, now } = call;
		const batch = await find(call);
		if (!(await askAgain(context.db, batch, body, now))) throw await stale(call, body);
		void continueImport(context, batch.id);
		return view(call, await find(call));
	},
});

/** Starts the commit. */
export const commitImport = defineRoute({
	...{ method: 'POST', path: 'imports/:id/commit', ...own, summary: importDocs.commit },
	body: commitSchema,
	answer: importViewSchema,
	async run(call) {
		const { context, body, now } = call;
		const { id } = await find(call);
		const started = await startCommit(context.db, id, { mode: body.mode, now });
		if (!started.ok) throw await refuse(call, started.error);
		void continueImport(context, id);
		return view(call, await find(call));
	},
});

/** Starts the undo. */
export const undoImport = defineRoute({
	...{ method: 'POST', path: 'imports/:id/undo', ...own, summary: importDocs.undo },
	answer: importViewSchema,
	async run(call) {
		const { id } = await find(call);
		const started = await startUndo(call.context.db, id, call.now);
		if (!started.ok) throw await refuse(call, started.error);
		void continueImport(call.context, id);
		return view(call, await find(call));
	},
});

/** Resumes an interrupted step. */
export const resumeImport = defineRoute({
	...{ method: 'POST', path: 'imports/:id/resume', ...own, summary: importDocs.resume },
	answer: importViewSchema,
	async run(call) {
		const { id } = await find(call);
		void continueImport(call.context, id);
		return view(call, await find(call));
	},
});

/** Discards an import that was not written. */
export const discardImportRoute = defineRoute({
	...{ method: 'DELETE', path: 'imports/:id', ...own, summary: importDocs.discard },
	answer: changedRowsSchema,
	async run(call) {
		const batch = await find(call);
		if (!(await discardImport(call.context.db, batch.id))) throw await stale(call, null);
		return { rows: batch.total };
	},
});

/** The import named in the path. @throws Refusal 'not-found' */
export async function find({
	context,
	params,
}: Pick<AdminCall, 'context' | 'params'>): Promise<ImportBatch> {
	const batch = await createBatchRepository(context.db.kysely).byId(params.id ?? '');
	if (batch === null) throw new Refusal('not-found');
	reportRecord(
		context.log,
		`import_batches/${batch.id}`,
		batch.damage === null,
		'it says so beside what is left',
	);
	return batch;
}

type Asked = Pick<AdminCall, 'context' | 'params' | 'body'>;

async function view({ context }: Pick<AdminCall, 'context'>, batch: ImportBatch) {
	return viewOf(context.db.kysely, batch, await presentNaming(context.db));
}

async function refuse(call: Asked, problem: FinishProblem): Promise<Refusal> {
	return problem === 'undecided'
		? new Refusal('invalid', { fields: { mode: importDeskCopy.undecided } })
		: stale(call, call.body);
}

/** Another operator was faster: 409 with the current import. */
export async function stale(call: Asked, sent: unknown): Promise<Refusal> {
	return new Refusal('stale', { current: await view(call, await find(call)), sent });
}
