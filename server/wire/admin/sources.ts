import { endedSchema, revisionQuerySchema } from '#core/identity/contract/operators.ts';
import type { Result } from '#core/kit/result.ts';
import {
	sourceChangeSchema,
	sourceChecksSchema,
	sourceInputSchema,
	sourceListSchema,
	sourceSwitchSchema,
	sourcesAddedSchema,
	sourcesFromEntrySchema,
	sourceTestSchema,
	sourceViewSchema,
} from '#core/sources/contract.ts';
import { sourceDocs } from '#core/sources/copy/docs.ts';
import { sourceFieldCopy } from '#core/sources/copy/fields.ts';
import type { GameSource } from '#core/sources/game-source.ts';
import { games } from '#server/bots/games.ts';
import { createBotsRepository } from '#server/jobs/bots-repository.ts';
import { orderRun } from '#server/jobs/order-run.ts';
import { addFromEntry } from '#server/sources/add-from-entry.ts';
import { createSourceCheckRepository } from '#server/sources/check-repository.ts';
import {
	addSource,
	changeSource,
	removeSource,
	type SaveProblem,
	switchSource,
} from '#server/sources/save-source.ts';
import { createGameSourceRepository } from '#server/sources/source-repository.ts';
import { readSourceViews, viewSource } from '#server/sources/source-view.ts';
import { testSource } from '#server/sources/test-source.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { area } = sourceDocs;
const seen = { needs: 'editor', area } as const;
/** Sources bring games without a person, and hold keys: administrators only. */
const managed = { needs: 'administrator', area } as const;

const listSources = defineRoute({
	...{ method: 'GET', path: 'sources', ...seen, summary: sourceDocs.list },
	answer: sourceListSchema,
	run: async ({ context, now }) => ({ sources: await readSourceViews(context, now), now }),
});

const sourceChecks = defineRoute({
	...{ method: 'GET', path: 'sources/:id/checks', ...seen, summary: sourceDocs.checks },
	answer: sourceChecksSchema,
	async run({ context, params }) {
		const { id = '' } = params;
		if ((await createGameSourceRepository(context.db.kysely).byId(id)) === null)
			throw new Refusal('not-found');
		return { checks: await createSourceCheckRepository(context.db.kysely).ofSource(id) };
	},
});

const addOwnSource = defineRoute({
	...{ method: 'POST', path: 'sources', ...managed, summary: sourceDocs.add },
	body: sourceInputSchema,
	answer: sourceViewSchema,
	async run({ context, access, body, now }) {
		await knownCompetition(context, body.competitionId);
		const by = { actor: access.actor, now };
		const added = await addSource(context, { ...body, entryId: null }, by);
		return viewSource(context, added, now);
	},
});

const addSources = defineRoute({
	...{ method: 'POST', path: 'sources/from-entry', ...managed, summary: sourceDocs.fromEntry },
	body: sourcesFromEntrySchema,
	answer: sourcesAddedSchema,
	async run({ context, access, body, now }) {
		const added = await addFromEntry(context, body, { actor: access.actor, now });
		if (!added.ok) throw refusalOf(added.error);
		const sources = await Promise.all(added.value.map((one) => viewSource(context, one, now)));
		return { sources };
	},
});

const changeOneSource = defineRoute({
	...{ method: 'PUT', path: 'sources/:id', ...managed, summary: sourceDocs.change },
	body: sourceChangeSchema,
	answer: sourceViewSchema,
	async run(call) {
		const { context, access, body, params, now } = call;
		await knownCompetition(context, body.competitionId);
		const edit = { ...body, id: params.id ?? '' };
		return answered(call, await changeSource(context, edit, { actor: access.actor, now }));
	},
});

const switchOneSource = defineRoute({
	...{ method: 'PUT', path: 'sources/:id/enabled', ...managed, summary: sourceDocs.turn },
	body: sourceSwitchSchema,
	answer: sourceViewSchema,
	async run(call) {
		const { context, access, body, params, now } = call;
		const order = { ...body, id: params.id ?? '' };
		const by = { actor: access.actor, now };
		const switched = await switchSource(context, order, by);
		if (switched.ok && body.enabled) await readNow(context, by);
		return answered(call, switched);
	},
});

const removeOneSource = defineRoute({
	...{ method: 'DELETE', path: 'sources/:id', ...managed, summary: sourceDocs.remove },
	query: revisionQuerySchema,
	answer: endedSchema,
	async run({ context, access, query, params, now }) {
		const order = { ...query, id: params.id ?? '' };
		const removed = await removeSource(context, order, { actor: access.actor, now });
		if (!removed.ok) throw refusalOf(removed.error);
		return { ended: 1 };
	},
});

const testOneSource = defineRoute({
	...{ method: 'POST', path: 'sources/:id/test', ...managed, summary: sourceDocs.test },
	answer: sourceTestSchema,
	async run({ context, access, params, now }) {
		const { id = '' } = params;
		const tested = await testSource(context, { id, operator: access.operator.id, now });
		if (!tested.ok)
			throw tested.error === 'not-found'
				? new Refusal('not-found')
				: new Refusal('too-many-requests', { message: sourceFieldCopy.testedOften });
		return { ...tested.value, source: await viewById(context, id, now) };
	},
});

export const SOURCE_ROUTES = [
	listSources,
	sourceChecks,
	addOwnSource,
	addSources,
	changeOneSource,
	switchOneSource,
	removeOneSource,
	testOneSource,
];

/** A person who switches a source on wants to see its games; a bot that is off stays off. */
async function readNow({ db }: AdminCall['context'], by: By): Promise<void> {
	const bot = await createBotsRepository(db.kysely).byId(games.id);
	if (bot?.enabled === 1) await orderRun(db, games, by);
}

type By = Parameters<typeof orderRun>[2];
type Call = Pick<AdminCall, 'context' | 'params' | 'now'>;

async function answered({ context, params, now }: Call, result: Result<GameSource, SaveProblem>) {
	if (result.ok) return viewSource(context, result.value, now);
	if (result.error !== 'stale') throw refusalOf(result.error);
	// The body may hold a key, so it is never echoed.
	throw new Refusal('stale', { current: await viewById(context, params.id ?? '', now) });
}

async function viewById(context: AdminCall['context'], id: string, now: number) {
	const source = await createGameSourceRepository(context.db.kysely).byId(id);
	if (source === null) throw new Refusal('not-found');
	return viewSource(context, source, now);
}

async function knownCompetition({ data }: AdminCall['context'], id: string | null): Promise<void> {
	if (id === null || (await data.reference()).competitions.has(id)) return;
	throw new Refusal('invalid', { fields: { competitionId: sourceFieldCopy.unknownCompetition } });
}

function refusalOf(problem: SaveProblem): Refusal {
	return typeof problem === 'string'
		? new Refusal(problem)
		: new Refusal('invalid', { fields: problem.fields });
}
