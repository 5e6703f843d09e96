import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import { ARTICLE_ORDERS, ARTICLE_PAGE } from '#core/news/article-limits.ts';
import { type ArticleFilter, articleFilterSchema } from '#core/news/article-line.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { newId } from '#server/ids.ts';
import { createArticleWriter } from '#server/news/article-write-repository.ts';
import { createArticle, newDraft } from '#server/news/create-article.ts';
import { listArticles } from '#server/news/list-articles.ts';
import { EDITOR, someWords } from '#tests/support/articles.ts';
import { onBothEngines, openTestDatabase } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';

const filter = (over: Partial<ArticleFilter> = {}) => articleFilterSchema.parse(over);

onBothEngines(
	'the list is cut into pages in every order: each article once, those of the same instant too',
	async (db) => {
		const count = ARTICLE_PAGE + 7;
		await db.transaction(async (trx) => {
			const writes = createArticleWriter(trx);
			for (let place = 0; place < count; place += 1) {
				const now = NOW + (place % 5) * 60_000;
				const words = someWords({
					title: `Título ${(place * 37) % count}`,
					author: ['Ana', '', 'Émile', 'Bia'][place % 4] ?? '',
				});
				const draft = newDraft(newId(), words, { ...EDITOR, now });
				const live = {
					state: 'published',
					slug: `titulo-${place}`,
					live: words,
					publishedAt: now,
				} as const;
				await writes.insert({ ...draft, ...(place % 3 === 0 ? live : {}) });
			}
		});
		const all: string[][] = [];
		for (const order of ARTICLE_ORDERS) {
			const pages = [
				await listArticles(db.kysely, filter({ order })),
				await listArticles(db.kysely, filter({ order, page: 2 })),
			];
			expect(pages.map(({ articles }) => articles.length)).toEqual([ARTICLE_PAGE, 7]);
			const lines = pages.flatMap(({ articles }) => articles);
			if (order === 'title')
				expect(lines.map(({ title }) => title)).toEqual(lines.map(({ title }) => title).toSorted());
			else
				expect(lines.map(({ savedAt }) => savedAt)).toEqual(
					lines.map(({ savedAt }) => savedAt).toSorted((a, b) => b - a),
				);
			all.push(lines.map(({ id }) => id).toSorted());
		}
		expect(new Set(all[0]).size).toBe(count);
		expect(all).toEqual(all.map(() => all[0]));
		const { authors, counts, total } = await listArticles(
			db.kysely,
			filter({ states: ['published', 'draft'] }),
		);
		expect([authors, total]).toEqual([['Ana', 'Bia', 'Émile'], count]);
		expect(counts).toMatchObject({ published: count / 3, draft: (2 * count) / 3, trash: 0 });
		expect((await listArticles(db.kysely, filter({ page: 3 }))).articles).toEqual([]);
	},
);

/** How SQLite would do each query of some work. */
async function plansOf(
	db: AppDatabase,
	work: (reader: AppDatabase['kysely']) => Promise<unknown>,
): Promise<string[]> {
	const nodes: RootOperationNode[] = [];
	const plugin: KyselyPlugin = {
		transformQuery({ node }) {
			nodes.push(node);
			return node;
		},
		transformResult: async ({ result }) => result,
	};
	await work(db.kysely.withPlugin(plugin));
	const plans = nodes.map(async (node) => {
		const { sql, parameters } = db.kysely.getExecutor().compileQuery(node, createQueryId());
		const { rows } = await db.kysely.executeQuery<{ detail: string }>(
			CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
		);
		return rows.map(({ detail }) => detail).join('\n');
	});
	return Promise.all(plans);
}

test('a page of the list costs the same whatever the number of articles: nothing is sorted, no row of a table is walked', async () => {
	await using own = await openTestDatabase('sqlite');
	await createArticle(own.database, someWords(), EDITOR);
	const asked: Partial<ArticleFilter>[] = [
		...ARTICLE_ORDERS.map((order) => ({ order })),
		...ARTICLE_ORDERS.map((order) => ({ order, states: ['published' as const] })),
		...[{ states: ['draft' as const] }, { trash: true }, { page: 400 }],
	];
	for (const over of asked) {
		const plans = await plansOf(own.database, (reader) => listArticles(reader, filter(over)));
		expect(plans.length).toBeGreaterThan(3);
		for (const plan of plans) {
			expect(plan, JSON.stringify(over)).not.toMatch(
				/TEMP B-TREE FOR ORDER|SCAN (?:articles|article_contents|other)(?! USING)/,
			);
		}
	}
});
