import { buildDemoArticles } from '#core/demo/demo-articles.ts';
import { articleSlugs } from '#core/news/article-slug.ts';
import { addDays } from '#core/site/dates.ts';
import { SYSTEM } from '#server/audit/audit.ts';
import type { Writer } from '#server/db/app-database.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import type { Reference } from '#server/guide-data.ts';
import { newId } from '#server/ids.ts';
import { registerFiles } from '#server/news/article-files.ts';
import { createArticleRepository } from '#server/news/article-repository.ts';
import { createArticleWriter } from '#server/news/article-write-repository.ts';
import { newDraft } from '#server/news/create-article.ts';

/** Days after today whose games articles may cover. */
const AHEAD_DAYS = 7;

type ArticleContext = {
	today: string;
	now: number;
	reference: Reference;
	movedIds: ReadonlySet<string>;
};

/**
 * Writes the demonstration's articles about games that are already stored. `movedIds` = games whose
 * hour moved, because the log of this transaction is not written yet.
 */
export async function storeDemoArticles(
	trx: Writer,
	{ today, now, reference, movedIds }: ArticleContext,
): Promise<void> {
	const days = Array.from({ length: AHEAD_DAYS + 1 }, (_, ahead) => addDays(today, ahead));
	const stored = createGameRepository(trx);
	const games = (await Promise.all(days.map((day) => stored.listDay(day)))).flat();
	const articles = createArticleRepository(trx);
	const writes = createArticleWriter(trx);
	const drafts = buildDemoArticles({ today, now, games, movedIds, names: reference });
	for (const { content, publishedAt } of drafts) {
		const draft = newDraft(newId(), content, { actor: SYSTEM, now: publishedAt });
		let slug = '';
		for (slug of articleSlugs(content.title)) {
			if ((await articles.ownerOfSlug(slug)) === null) break;
		}
		const shown = { state: 'published', live: content, demo: true } as const;
		await writes.insert({ ...draft, ...shown, slug, publishedAt });
	}
}

/** Removes them, including those that an operator changed: their games are removed too. */
export async function removeDemoArticles(trx: Writer): Promise<number> {
	const ids = await createArticleRepository(trx).demoIds();
	for (const id of ids) {
		await registerFiles(trx, id, []);
		await createArticleWriter(trx).remove(id);
	}
	return ids.length;
}
