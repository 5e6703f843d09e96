import { placeField } from '#core/kit/fields.ts';
import { articleRevisionSchema } from '#core/news/article.ts';
import { articleSlugs } from '#core/news/article-slug.ts';
import {
	blockDayQuerySchema,
	blockDaySchema,
	blockGamesQuerySchema,
	blockGamesSchema,
} from '#core/news/contract/article-blocks.ts';
import {
	articlePictureSchema,
	articlePreviewSchema,
	articleRecordSchema,
	keptRevisionSchema,
	pictureAddressSchema,
	revisionLinesSchema,
} from '#core/news/contract/articles.ts';
import { articleCopy } from '#core/news/copy/articles.ts';
import { articleDocs } from '#core/news/copy/docs.ts';
import { paths } from '#core/site/paths.ts';
import { readBrand } from '#server/brand/save-brand.ts';
import { createArticleRepository } from '#server/news/article-repository.ts';
import { pictureAt } from '#server/news/desk/article-picture.ts';
import { readArticleRecord } from '#server/news/desk/read-article-record.ts';
import {
	findBlockGames,
	readBlockDay,
	readBlockGames,
} from '#server/news/desk/read-block-games.ts';
import { buildArticleView } from '#server/news/read-article.ts';
import { restoreRevision } from '#server/news/save-working-copy.ts';
import { defineRoute } from './admin-route.ts';
import { refusalOf, writtenBy } from './articles.ts';
import { Refusal } from './refusal.ts';

const { area, summaries } = articleDocs;
const own = { needs: 'editor', area } as const;

/** Stored revisions, newest first. */
export const articleRevisions = defineRoute({
	...{ method: 'GET', path: 'articles/:id/revisions', ...own, summary: summaries.revisions },
	answer: revisionLinesSchema,
	run: async ({ context, params }) => ({
		revisions: await createArticleRepository(context.db.kysely).listRevisions(params.id ?? ''),
	}),
});

/** One stored revision with its text. */
export const articleRevision = defineRoute({
	...{
		method: 'GET',
		path: 'articles/:id/revisions/:revision',
		...own,
		summary: summaries.revision,
	},
	answer: articleRevisionSchema,
	async run({ context, params }) {
		const number = placeField.safeParse(params.revision);
		const kept = number.success
			? await createArticleRepository(context.db.kysely).revision(params.id ?? '', number.data)
			: null;
		if (kept === null) throw new Refusal('not-found');
		return kept;
	},
});

/** Restores a revision into the working copy; readers see it only after 'publish-changes'. */
export const restoreArticleRevision = defineRoute({
	...{ method: 'POST', path: 'articles/:id/restore', ...own, summary: summaries.restore },
	body: keptRevisionSchema,
	answer: articleRecordSchema,
	async run(call) {
		const { revision, kept } = call.body;
		const restored = await restoreRevision(
			call.context.db,
			{ id: call.params.id ?? '', revision },
			kept,
			writtenBy(call),
		);
		if (!restored.ok) throw await refusalOf(call.context, restored.error, call.body);
		return readArticleRecord(call.context, restored.value);
	},
});

/** The file of a finished upload. */
export const articlePicture = defineRoute({
	...{ method: 'POST', path: 'articles/pictures', ...own, summary: summaries.picture },
	body: pictureAddressSchema,
	answer: articlePictureSchema,
	async run({ context, body }) {
		const picture = await pictureAt(context.db.kysely, body.address);
		if (picture === null)
			throw new Refusal('invalid', { fields: { address: articleCopy.pictureMissing } });
		return picture;
	},
});

/** Games for the picker and for the blocks of a text. */
export const articleGames = defineRoute({
	...{ method: 'GET', path: 'articles/games', ...own, summary: summaries.games },
	query: blockGamesQuerySchema,
	answer: blockGamesSchema,
	async run({ context, query: { ids, term = '' } }) {
		const found =
			ids === undefined
				? findBlockGames(context.data, term, context.clock())
				: readBlockGames(context.data, ids);
		return { games: await found };
	},
});

/** The games of a day, for the block of a text. */
export const articleDay = defineRoute({
	...{ method: 'GET', path: 'articles/day', ...own, summary: summaries.day },
	query: blockDayQuerySchema,
	answer: blockDaySchema,
	run: ({ context, query }) => readBlockDay(context.data, query.day),
});

/** The page as the working copy would render it, with the current state of its games. */
export const previewArticle = defineRoute({
	...{ method: 'GET', path: 'articles/:id/preview', ...own, summary: summaries.preview },
	answer: articlePreviewSchema,
	async run({ context, params, publicUrl }) {
		const now = context.clock();
		const found = await createArticleRepository(context.db.kysely).byId(params.id ?? '');
		if (found === null) throw new Refusal('not-found');
		const { working: content, publishedAt, updatedAt, demo } = found;
		const [fromTitle] = articleSlugs(content.title);
		const slug = content.slug ?? found.slug ?? fromTitle ?? '';
		const facts = {
			content,
			slug,
			publishedAt: publishedAt ?? found.scheduledAt ?? now,
			updatedAt,
			demo,
		};
		const { view } = await buildArticleView(context.data, facts, now);
		const { nomeApp } = await readBrand(context.db.kysely);
		return {
			view,
			author: content.author || nomeApp,
			address: `${publicUrl}${paths.article(slug)}`,
		};
	},
});
