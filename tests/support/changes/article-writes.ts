import type { ArticleStep } from '#core/news/article-state.ts';
import { createArticleRepository } from '#server/news/article-repository.ts';
import { createArticle } from '#server/news/create-article.ts';
import { takeStep } from '#server/news/desk/take-step.ts';
import { saveWorkingCopy } from '#server/news/save-working-copy.ts';
import { EDITOR, refOf, someWords } from '#tests/support/articles.ts';
import { pick, type Writing } from './writing.ts';

const STEPS: readonly ArticleStep[] = [
	'publish',
	'publish',
	'publish-changes',
	'publish-changes',
	'unpublish',
	'archive',
	'trash',
	'restore',
];

/** Writes an article, changes its words, or takes a step in its life. */
export async function writeArticle(writing: Writing): Promise<void> {
	const { db, articles, random } = writing;
	const by = { ...EDITOR, now: writing.now() };
	if (articles.length === 0 || random() < 0.2) {
		articles.push((await createArticle(db, wordsOf(writing), by)).id);
		return;
	}
	const article = await createArticleRepository(db.kysely).byId(pick(writing, articles));
	if (article === null) return;
	if (random() < 0.3) await saveWorkingCopy(db, refOf(article), wordsOf(writing), by);
	else await takeStep(db, refOf(article), { step: pick(writing, STEPS) }, by);
}

function wordsOf(writing: Writing) {
	const gameIds =
		writing.games.length === 0 || writing.random() < 0.5 ? [] : [pick(writing, writing.games)];
	const teamIds = [pick(writing, ['flamengo', 'palmeiras', 'bahia'])];
	const title = `Clássico muda ${Math.floor(writing.random() * 1e6)}`;
	return someWords({ title, gameIds, teamIds, competitionIds: ['brasileirao-a'] });
}
