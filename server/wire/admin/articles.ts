import { problemCopy } from '#core/copy/problems.ts';
import { articleListSchema } from '#core/news/article-line.ts';
import {
	articleQuerySchema,
	articleRecordSchema,
	articleStandingSchema,
	articleStepSchema,
	bulkArticlesSchema,
	bulkOutcomeSchema,
	newArticleSchema,
	workingCopySchema,
} from '#core/news/contract/articles.ts';
import { articleCopy } from '#core/news/copy/articles.ts';
import { articleDocs } from '#core/news/copy/docs.ts';
import type { AppContext } from '#server/context.ts';
import type { ArticleFailure } from '#server/news/article-failure.ts';
import { createArticleRepository } from '#server/news/article-repository.ts';
import type { ArticleResult } from '#server/news/change-article.ts';
import { createArticle } from '#server/news/create-article.ts';
import { readArticleRecord, readArticleStanding } from '#server/news/desk/read-article-record.ts';
import { takeStep } from '#server/news/desk/take-step.ts';
import { listArticles } from '#server/news/list-articles.ts';
import { saveWorkingCopy } from '#server/news/save-working-copy.ts';
import type { WrittenBy } from '#server/news/written-by.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { area, summaries } = articleDocs;
const own = { needs: 'editor', area } as const;

/** A page of the list. */
export const articles = defineRoute({
	...{ method: 'GET', path: 'articles', ...own, summary: summaries.list },
	query: articleQuerySchema,
	answer: articleListSchema,
	run: ({ context, query }) => listArticles(context.db.kysely, query),
});

/** A new draft. */
export const newArticle = defineRoute({
	...{ method: 'POST', path: 'articles', ...own, summary: summaries.create },
	body: newArticleSchema,
	answer: articleRecordSchema,
	run: async (call) =>
		readArticleRecord(
			call.context,
			await createArticle(call.context.db, call.body.content, writtenBy(call)),
		),
});

/** One complete article. */
export const article = defineRoute({
	...{ method: 'GET', path: 'articles/:id', ...own, summary: summaries.read },
	answer: articleRecordSchema,
	async run({ context, params }) {
		const found = await createArticleRepository(context.db.kysely).byId(params.id ?? '');
		if (found === null) throw new Refusal('not-found');
		return readArticleRecord(context, found);
	},
});

/** Autosave of the working copy. */
export const saveArticle = defineRoute({
	...{ method: 'PUT', path: 'articles/:id', ...own, summary: summaries.save },
	body: workingCopySchema,
	answer: articleStandingSchema,
	async run(call) {
		const { content, revision } = call.body;
		const saved = await saveWorkingCopy(
			call.context.db,
			{ id: call.params.id ?? '', revision },
			content,
			writtenBy(call),
		);
		if (!saved.ok) throw await refusalOf(call.context, saved.error, call.body);
		return readArticleStanding(call.context, saved.value);
	},
});

/** Takes one step of the article's life cycle (S4.05). */
export const stepArticle = defineRoute({
	...{ method: 'POST', path: 'articles/:id/steps', ...own, summary: summaries.step },
	body: articleStepSchema,
	answer: articleRecordSchema,
	async run(call) {
		const { revision, ...step } = call.body;
		const taken = await takeStep(
			call.context.db,
			{ id: call.params.id ?? '', revision },
			step,
			writtenBy(call),
		);
		if (!taken.ok) throw await refusalOf(call.context, taken.error, call.body);
		return readArticleRecord(call.context, taken.value);
	},
});

/**
 * The same step for many articles, each in its own transaction. The response lists those that
 * failed.
 */
export const stepArticles = defineRoute({
	...{ method: 'POST', path: 'articles/bulk', relief: true, ...own, summary: summaries.bulk },
	body: bulkArticlesSchema,
	answer: bulkOutcomeSchema,
	async run(call) {
		const { step, articles: asked } = call.body;
		const outcome: {
			done: { id: string; revision: number }[];
			refused: { id: string; title: string; reason: string }[];
		} = {
			done: [],
			refused: [],
		};
		for (const ref of asked) {
			const taken = await takeStep(call.context.db, ref, { step }, writtenBy(call));
			if (taken.ok) outcome.done.push({ id: taken.value.id, revision: taken.value.revision });
			else outcome.refused.push({ id: ref.id, ...(await whyNot(call.context, ref.id, taken)) });
		}
		return outcome;
	},
});

async function whyNot(
	{ db }: AppContext,
	id: string,
	{ error }: Extract<ArticleResult, { ok: false }>,
): Promise<{ title: string; reason: string }> {
	const found = await createArticleRepository(db.kysely).byId(id);
	const title = found?.working.title ?? '';
	if (error.kind === 'invalid')
		return { title, reason: Object.values(error.fields)[0] ?? problemCopy.invalid };
	return {
		title,
		reason: error.kind === 'wrong-step' ? articleCopy.wrongStep : problemCopy[error.kind],
	};
}

/** The author of a write, with the editorial time that dates articles. */
export function writtenBy({ access, context }: Pick<AdminCall, 'access' | 'context'>): WrittenBy {
	return { actor: access.actor, now: context.clock() };
}

/** Maps a failed write to a refusal; 'stale' carries both versions. */
export async function refusalOf(
	context: AppContext,
	failure: ArticleFailure,
	sent: unknown,
): Promise<Refusal> {
	if (failure.kind === 'not-found') return new Refusal('not-found');
	if (failure.kind === 'invalid') return new Refusal('invalid', { fields: failure.fields });
	return new Refusal('stale', { current: await readArticleRecord(context, failure.current), sent });
}
