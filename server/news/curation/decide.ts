import type { CurationAction, Decided, Undone } from '#core/news/curation/contract.ts';
import { audit } from '#server/audit/audit.ts';
import type { AppContext } from '#server/context.ts';
import type { Writer } from '#server/db/app-database.ts';
import { newId } from '#server/ids.ts';
import { createArticleRepository } from '#server/news/article-repository.ts';
import type { ArticleRef } from '#server/news/change-article.ts';
import { insertArticle, newDraft } from '#server/news/create-article.ts';
import { trashArticle } from '#server/news/withdraw-article.ts';
import type { WrittenBy } from '#server/news/written-by.ts';
import { createCurationRepository } from './curation-repository.ts';
import type { CurationGroupTable } from './curation-schema.ts';
import { createCurationWriter, type GroupChange } from './curation-write-repository.ts';
import { draftOfGroup } from './draft-of-group.ts';
import { createFeedItemRepository } from './feed-item-repository.ts';

const DAY_MS = 86_400_000;

type Decision = {
	action: CurationAction;
	groups: readonly { id: string; revision: number }[];
	/** UTC ms, for 'snooze'; default: a day from now. */
	until?: number | undefined;
};

/**
 * Decides about groups in one transaction; groups that were decided meanwhile are skipped and
 * listed. An approval creates a draft for each. The decision can be undone as a whole
 * (`undoDecision`).
 */
export async function decideGroups(
	{ db }: Pick<AppContext, 'db'>,
	decision: Decision,
	by: WrittenBy,
): Promise<Decided> {
	return db.transaction(async (trx) => {
		const before: CurationGroupTable[] = [];
		const outcome: Decided = { decision: null, done: [], skipped: [], articles: [] };
		const known = await createCurationRepository(trx).groups(decision.groups.map(({ id }) => id));
		for (const asked of decision.groups) {
			const group = known.find(({ id }) => id === asked.id);
			if (
				group === undefined ||
				group.revision !== asked.revision ||
				!mayDecide(group, decision.action)
			) {
				outcome.skipped.push(asked.id);
				continue;
			}
			const change = await changeOf(trx, { group, decision, by });
			await createCurationWriter(trx).change(group, change);
			before.push(group);
			outcome.done.push(group.id);
			if (typeof change.article_id === 'string')
				outcome.articles.push({ groupId: group.id, articleId: change.article_id });
		}
		if (before.length === 0) return outcome;
		const { action } = decision;
		const kept = { at: by.now, operatorId: by.actor.id ?? '', action, before };
		outcome.decision = await createCurationWriter(trx).keepDecision(kept);
		await audit(trx, by.actor, `curation.${action}`, {
			at: by.now,
			detail: { titles: before.slice(0, 10).map(({ title }) => title), groups: before.length },
		});
		return outcome;
	});
}

function mayDecide({ state }: CurationGroupTable, action: CurationAction): boolean {
	if (action === 'reopen') return state === 'rejected' || state === 'snoozed';
	return state === 'open' || state === 'snoozed' || (action === 'approve' && state === 'rejected');
}

type Change = { group: CurationGroupTable; decision: Decision; by: WrittenBy };

async function changeOf(
	trx: Writer,
	{ group, decision: { action, until }, by }: Change,
): Promise<GroupChange> {
	const decided = { decided_at: by.now, decided_by: by.actor.name, snoozed_until: null };
	if (action === 'reject') return { ...decided, state: 'rejected' };
	if (action === 'reopen')
		return { state: 'open', snoozed_until: null, decided_at: null, decided_by: null };
	if (action === 'snooze')
		return {
			...decided,
			state: 'snoozed',
			snoozed_until: Math.max(by.now + 60_000, until ?? by.now + DAY_MS),
		};
	const ids = (await createCurationRepository(trx).itemsOf([group.id])).map(
		({ item_id }) => item_id,
	);
	const items = await createFeedItemRepository(trx).byIds(ids);
	const content = await draftOfGroup(
		trx,
		group,
		items.toSorted((a, b) => a.at - b.at),
	);
	const article = await insertArticle(trx, newDraft(newId(), content, by), by);
	return { ...decided, state: 'approved', article_id: article.id };
}

/**
 * Undoes a decision: groups are restored, and untouched drafts go to the trash. Groups decided
 * again since, and edited drafts, stay. Null = no such decision, or already undone.
 */
export async function undoDecision(
	{ db }: Pick<AppContext, 'db'>,
	id: number,
	by: WrittenBy,
): Promise<Undone | null> {
	const taken = await db.transaction(async (trx) => {
		const decision = await createCurationRepository(trx).decision(id);
		if (decision === null || decision.isUndone) return null;
		const groups: TakenBack[] = [];
		for (const before of decision.before) groups.push(await takeBack(trx, before));
		await createCurationWriter(trx).markUndone(id, by.now);
		return groups;
	});
	if (taken === null) return null;
	for (const { draft } of taken) if (draft !== null) await trashArticle(db, draft, by);
	const idsOf = (isUndone: boolean) =>
		taken.filter((group) => group.isUndone === isUndone).map((group) => group.id);
	return { undone: idsOf(true), kept: idsOf(false) };
}

/** `draft` = created by the decision and never edited. */
type TakenBack = { id: string; isUndone: boolean; draft: ArticleRef | null };

async function takeBack(trx: Writer, before: CurationGroupTable): Promise<TakenBack> {
	const [now] = await createCurationRepository(trx).groups([before.id]);
	const isSame = now?.revision === before.revision + 1;
	if (now === undefined || !isSame) return { id: before.id, isUndone: false, draft: null };
	const made = now.article_id === before.article_id ? null : now.article_id;
	const draft = made === null ? null : await createArticleRepository(trx).byId(made);
	if (draft !== null && draft.revision > 1) return { id: before.id, isUndone: false, draft: null };
	const { state, snoozed_until, article_id, decided_at, decided_by, rule_id, kept } = before;
	await createCurationWriter(trx).change(now, {
		state,
		snoozed_until,
		article_id,
		decided_at,
		decided_by,
		rule_id,
		kept,
	});
	return { id: before.id, isUndone: true, draft };
}
