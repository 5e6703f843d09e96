import { expect } from 'vitest';
import { articleFilterSchema } from '#core/news/article-line.ts';
import { createArticleRepository } from '#server/news/article-repository.ts';
import { createArticle } from '#server/news/create-article.ts';
import { listArticles } from '#server/news/list-articles.ts';
import { publishArticle } from '#server/news/publish-article.ts';
import { createPublishedRepository } from '#server/news/published-repository.ts';
import { emptyArticleTrash, trashArticle } from '#server/news/withdraw-article.ts';
import { done, EDITOR, refOf, someWords } from '#tests/support/articles.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';

const MINUTE = 60_000;
const later = (minutes: number) => ({ ...EDITOR, now: NOW + minutes * MINUTE });

onBothEngines('the panel’s list: by state, words, names and trash, with counts', async (db) => {
	const about = someWords({ title: 'São Paulo x Santos', teamIds: ['sao-paulo'], author: 'Bia' });
	const one = done(
		await publishArticle(db, refOf(await createArticle(db, about, EDITOR)), later(1)),
	);
	const two = await createArticle(db, someWords({ competitionIds: ['brasileirao-a'] }), later(2));
	const three = done(
		await trashArticle(db, refOf(await createArticle(db, someWords(), later(3))), later(3)),
	);
	const ids = async (over: object) => {
		const { articles, total } = await listArticles(db.kysely, articleFilterSchema.parse(over));
		expect(total).toBe(articles.length);
		return articles.map(({ id }) => id);
	};
	expect(await ids({})).toEqual([two.id, one.id]);
	expect(await ids({ states: ['published'] })).toEqual([one.id]);
	expect(await ids({ text: 'sao santos 100%_' })).toEqual([]);
	expect(await ids({ text: 'SAO sant' })).toEqual([one.id]);
	expect(await ids({ teamId: 'sao-paulo' })).toEqual([one.id]);
	expect(await ids({ competitionId: 'brasileirao-a', order: 'title' })).toEqual([two.id]);
	expect(await ids({ author: 'Bia', order: 'published' })).toEqual([one.id]);
	expect(await ids({ trash: true })).toEqual([three.id]);
	expect((await listArticles(db.kysely, articleFilterSchema.parse({}))).counts).toEqual({
		...{ draft: 1, scheduled: 0, published: 1, archived: 0, trash: 1 },
	});
	expect(await emptyArticleTrash(db, { before: NOW + 3 * MINUTE + 1, now: NOW })).toBe(1);
	expect(await createArticleRepository(db.kysely).byId(three.id)).toBeNull();
});

onBothEngines(
	'what readers find: by team, competition, both and game; never what is not public',
	async (db) => {
		const news = createPublishedRepository(db.kysely);
		const make = (title: string, over: object) =>
			createArticle(db, someWords({ title, ...over }), EDITOR);
		const both = done(
			await publishArticle(
				db,
				refOf(await make('Um', { teamIds: ['bahia'], competitionIds: ['serie-b'] })),
				later(1),
			),
		);
		const team = done(
			await publishArticle(
				db,
				refOf(await make('Dois', { teamIds: ['bahia'], gameIds: ['g1'] })),
				later(2),
			),
		);
		await make('Rascunho', { teamIds: ['bahia'], gameIds: ['g1'] });
		const ids = async (subject: { teamId: string | null; competitionId: string | null }) => {
			const rows = await news.list(subject, { limit: 9, offset: 0 });
			expect(await news.count(subject)).toBe(rows.length);
			return rows.map((row) => row.article_id);
		};
		expect(await ids({ teamId: null, competitionId: null })).toEqual([team.id, both.id]);
		expect(await ids({ teamId: 'bahia', competitionId: null })).toEqual([team.id, both.id]);
		expect(await ids({ teamId: null, competitionId: 'serie-b' })).toEqual([both.id]);
		expect(await ids({ teamId: 'bahia', competitionId: 'serie-b' })).toEqual([both.id]);
		expect(await news.topics(5)).toEqual([
			{ kind: 'team', id: 'bahia' },
			{ kind: 'competition', id: 'serie-b' },
		]);
		expect(await news.ofGame('g1', 5)).toEqual([
			{ slug: 'dois', title: 'Dois', publishedAt: NOW + 2 * MINUTE },
		]);
		expect(await news.newest(3)).toEqual([NOW + 2 * MINUTE, NOW + MINUTE]);
	},
);
