import { z } from 'zod';
import { articleContentSchema, articleRevisionSchema, articleSchema } from '#core/news/article.ts';
import { ARTICLE_ORDERS, type ArticleFilter } from '#core/news/article-line.ts';
import { ARTICLE_STATES, ARTICLE_STEPS } from '#core/news/article-state.ts';
import { blockGameSchema } from './article-blocks.ts';

/** An uploaded picture as an article names it. `src` = a size of it for the panel. */
export const articlePictureSchema = z.object({ fileId: z.string(), src: z.string(), width: z.int(), height: z.int() });
export type ArticlePicture = z.infer<typeof articlePictureSchema>;

/** `address` = as the file client gives it, without the origin. */
export const pictureAddressSchema = z.object({ address: z.string().max(2_000) });

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** An article as its screen shows it. */
export const articleViewSchema = z.object({
	article: articleSchema,
	/** What it still lacks before it can be published, by field. */
	missing: z.record(z.string(), z.string()),
	/** Null without a cover, or when its file is gone. */
	cover: articlePictureSchema.nullable(),
	/** What it is about, by name; an id that no longer exists is its own name. */
	teams: z.array(namedSchema),
	competitions: z.array(namedSchema),
	games: z.array(blockGameSchema),
});
export type ArticleView = z.infer<typeof articleViewSchema>;

/** What autosave learns: everything but the words, which it has. */
export const articleStandingSchema = z.object({
	article: articleSchema.omit({ working: true, live: true, createdAt: true, demo: true }),
	missing: z.record(z.string(), z.string()),
});
export type ArticleStanding = z.infer<typeof articleStandingSchema>;

export const newArticleSchema = z.object({ content: articleContentSchema });
export const workingCopySchema = z.object({ revision: z.int().min(1), content: articleContentSchema });

const step = z.enum(ARTICLE_STEPS);
/** `at`: UTC milliseconds, for 'schedule'. */
export const articleStepSchema = z.object({ revision: z.int().min(1), step, at: z.int().optional() });

/** How many articles one call may change. */
export const MOST_AT_ONCE = 100;

export const bulkArticlesSchema = z.object({
	step: step.exclude(['schedule']),
	articles: z
		.array(z.object({ id: z.string().max(64), revision: z.int().min(1) }))
		.min(1)
		.max(MOST_AT_ONCE),
});
/** What became of each: `done` with its new revision, which an undo has to name; the others with a sentence that says why not. */
export const bulkOutcomeSchema = z.object({
	done: z.array(z.object({ id: z.string(), revision: z.int() })),
	refused: z.array(z.object({ id: z.string(), title: z.string(), reason: z.string() })),
});
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;

export const revisionLinesSchema = z.object({ revisions: z.array(articleRevisionSchema.omit({ content: true })) });
export type RevisionLines = z.infer<typeof revisionLinesSchema>;
export const keptRevisionSchema = z.object({ revision: z.int().min(1), kept: z.int().min(1) });

/** The filter as it stands in an address: lists separated by commas, '1' for yes. Unknown values are left out. */
export const articleQuerySchema = z
	.object({
		states: z.string().max(100).optional(),
		text: z.string().max(100).optional(),
		teamId: z.string().max(100).optional(),
		competitionId: z.string().max(100).optional(),
		gameId: z.string().max(100).optional(),
		author: z.string().max(100).optional(),
		changed: z.string().max(1).optional(),
		trash: z.string().max(1).optional(),
		order: z.string().max(20).optional(),
		page: z.string().max(6).optional(),
	})
	.transform(readArticleFilter);

type Asked = Partial<Record<keyof ArticleFilter, string | undefined>>;

/** Reads a filter from the parameters of an address; what it does not know is as if it were not there. */
export function readArticleFilter(asked: Asked): ArticleFilter {
	const wanted = (asked.states ?? '').split(',');
	const page = Number(asked.page ?? 1);
	return {
		states: ARTICLE_STATES.filter((state) => wanted.includes(state)),
		text: (asked.text ?? '').trim().slice(0, 100),
		teamId: asked.teamId || null,
		competitionId: asked.competitionId || null,
		gameId: asked.gameId || null,
		author: asked.author || null,
		changed: asked.changed === '1',
		trash: asked.trash === '1',
		order: ARTICLE_ORDERS.find((order) => order === asked.order) ?? 'saved',
		page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
	};
}

/** The parameters that make this filter, without those that say nothing; the same spelling for the same filter. */
export function writeArticleFilter(filter: ArticleFilter): URLSearchParams {
	const { states, text, teamId, competitionId, gameId, author, changed, trash, order, page } = filter;
	const all = {
		...{ states: states.join(','), text, teamId, competitionId, gameId, author },
		...{
			changed: changed ? '1' : '',
			trash: trash ? '1' : '',
			order: order === 'saved' ? '' : order,
			page: page === 1 ? '' : String(page),
		},
	};
	return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
