import { api } from '#app/api-client/api.client.ts';
import { DataError } from '#app/api-client/data-error.ts';
import { fieldsOf } from '#app/api-client/sentence.ts';
import type { Article, ArticleContent } from '#core/news/article.ts';
import type { ArticleRecord, ArticleStanding } from '#core/news/contract/articles.ts';
import type { FieldProblems } from '#core/news/publishing-problems.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

type ArticleSave<Saved> =
	| { kind: 'saved'; saved: Saved }
	| { kind: 'conflict'; current: ArticleRecord }
	| { kind: 'failed'; later: boolean; fields: FieldProblems };

/** Creates an article. The page takes its address, so that a reload finds it. */
export async function createArticleOnServer(
	content: ArticleContent,
): Promise<ArticleSave<ArticleRecord>> {
	return outcome(async () => {
		const view = await api.send('POST', 'articles', { body: { content } });
		window.history.replaceState(window.history.state, '', panelPaths.editArticle(view.article.id));
		return view;
	});
}

/** Saves the working copy over the known revision. */
export async function saveOnServer(
	{ id, revision }: Pick<Article, 'id' | 'revision'>,
	content: ArticleContent,
): Promise<ArticleSave<ArticleStanding>> {
	return outcome(() =>
		api.send('PUT', 'articles/:id', { params: { id }, body: { revision, content } }),
	);
}

async function outcome<Saved>(call: () => Promise<Saved>): Promise<ArticleSave<Saved>> {
	try {
		return { kind: 'saved', saved: await call() };
	} catch (error) {
		const problem = error instanceof DataError ? error.problem : null;
		if (problem?.code === 'stale' && problem.current !== undefined)
			return { kind: 'conflict', current: problem.current as ArticleRecord };
		// A retry cannot change these refusals.
		const isFinal =
			problem !== null &&
			['invalid', 'bad-request', 'too-large', 'not-found', 'not-allowed'].includes(problem.code);
		return { kind: 'failed', later: !isFinal, fields: ownFields(fieldsOf(error)) };
	}
}

/** Maps server fields to form fields: without the envelope, and the text as one field. */
function ownFields(fields: Record<string, string>): FieldProblems {
	return Object.fromEntries(
		Object.entries(fields).map(([path, sentence]) => {
			const own = path.replace(/^content\./, '');
			return [own.startsWith('body') ? 'body' : own, sentence];
		}),
	);
}
