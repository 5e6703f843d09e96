import { revisionQuerySchema } from '#core/identity/contract/operators.ts';
import { placeField } from '#core/kit/fields.ts';
import {
	curationPageSchema,
	curationQuerySchema,
	decidedSchema,
	decisionSchema,
	dryRunSchema,
	type RuleView,
	ruleChangeSchema,
	rulesSchema,
	undoneSchema,
} from '#core/news/curation/contract.ts';
import { curationDocs } from '#core/news/curation/copy/docs.ts';
import { curationRuleSchema } from '#core/news/curation/curation-rule.ts';
import type { AppContext } from '#server/context.ts';
import { decideGroups, undoDecision } from '#server/news/curation/decide.ts';
import { createFeedItemRepository } from '#server/news/curation/feed-item-repository.ts';
import { groupNewItems } from '#server/news/curation/group-new-items.ts';
import { removeRule, saveRule, tryRule } from '#server/news/curation/manage-rules.ts';
import { readQueue, wakeSnoozed } from '#server/news/curation/read-queue.ts';
import { createRuleRepository } from '#server/news/curation/rule-repository.ts';
import { defineRoute } from './admin-route.ts';
import { writtenBy } from './articles.ts';
import { Refusal } from './refusal.ts';

const { area, summaries } = curationDocs;
const own = { needs: 'editor', area } as const;

const queue = defineRoute({
	...{ method: 'GET', path: 'curation', ...own, summary: summaries.queue },
	query: curationQuerySchema,
	answer: curationPageSchema,
	async run({ context, query }) {
		const now = context.clock();
		const { waiting } = await groupNewItems(context, { now });
		await wakeSnoozed(context, now);
		return readQueue(context, query, waiting);
	},
});

const decide = defineRoute({
	...{ method: 'POST', path: 'curation/decisions', ...own, summary: summaries.decide },
	body: decisionSchema,
	answer: decidedSchema,
	run: (call) => decideGroups(call.context, call.body, writtenBy(call)),
});

const undo = defineRoute({
	...{ method: 'POST', path: 'curation/decisions/:id/undo', ...own, summary: summaries.undo },
	answer: undoneSchema,
	async run(call) {
		const id = placeField.safeParse(call.params.id);
		const undone = id.success ? await undoDecision(call.context, id.data, writtenBy(call)) : null;
		if (undone === null) throw new Refusal('not-found');
		return undone;
	},
});

const rules = defineRoute({
	...{ method: 'GET', path: 'curation/rules', ...own, summary: summaries.rules },
	answer: rulesSchema,
	run: async ({ context }) =>
		withSources(context, await createRuleRepository(context.db.kysely).list()),
});

const addRule = defineRoute({
	...{ method: 'POST', path: 'curation/rules', ...own, summary: summaries.addRule },
	body: curationRuleSchema,
	answer: rulesSchema,
	async run({ context, access: { actor }, body: rule, now }) {
		return withSources(
			context,
			(await saveRule(context.db, { id: null, revision: 0, rule }, { actor, now })) ?? [],
		);
	},
});

const changeRule = defineRoute({
	...{ method: 'PUT', path: 'curation/rules/:id', ...own, summary: summaries.changeRule },
	body: ruleChangeSchema,
	answer: rulesSchema,
	async run({ context, access: { actor }, params, body, now }) {
		const { revision, ...rule } = body;
		const saved = await saveRule(
			context.db,
			{ id: params.id ?? '', revision, rule },
			{ actor, now },
		);
		if (saved === null) throw await stale(context, params.id ?? '', body);
		return withSources(context, saved);
	},
});

const deleteRule = defineRoute({
	...{ method: 'DELETE', path: 'curation/rules/:id', ...own, summary: summaries.removeRule },
	query: revisionQuerySchema,
	answer: rulesSchema,
	async run({ context, access: { actor }, params, query, now }) {
		const left = await removeRule(
			context.db,
			{ id: params.id ?? '', revision: query.revision },
			{ actor, now },
		);
		if (left === null) throw await stale(context, params.id ?? '', query);
		return withSources(context, left);
	},
});

const dryRun = defineRoute({
	...{ method: 'POST', path: 'curation/rules/dry-run', ...own, summary: summaries.tryRule },
	body: curationRuleSchema,
	answer: dryRunSchema,
	run: ({ context, body }) => tryRule(context.db.kysely, body, context.clock()),
});

/** Of the curation. */
export const CURATION_ROUTES = [
	queue,
	decide,
	undo,
	rules,
	addRule,
	dryRun,
	changeRule,
	deleteRule,
];

async function withSources({ db }: AppContext, list: RuleView[]) {
	return { rules: list, sources: await createFeedItemRepository(db.kysely).sources() };
}

async function stale({ db }: AppContext, id: string, sent: unknown): Promise<Refusal> {
	const current = (await createRuleRepository(db.kysely).list()).find((rule) => rule.id === id);
	return current === undefined ? new Refusal('not-found') : new Refusal('stale', { current, sent });
}
