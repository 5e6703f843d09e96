import { z } from 'zod';
import { fieldCopy } from '#core/copy/problems.ts';
import { oneLine } from '#core/kit/plain-text.ts';
import { articleCopy as copy } from '#core/news/copy/articles.ts';
import { ALT_LENGTH, ARTICLE_LIMITS } from './article-limits.ts';
import { ARTICLE_STATES } from './article-state.ts';
import { articleDocumentSchema } from './document.ts';

const line = (most: number) =>
	z
		.string()
		.max(most, fieldCopy.tooLong(most))
		.transform((text) => oneLine(text, most));

/**
 * Where a cropped cover is cut around: fractions of its width and height, from the upper left
 * corner.
 */
const focalPointSchema = z.object({
	x: z.number().min(0).max(1),
	y: z.number().min(0).max(1),
});
export type FocalPoint = z.infer<typeof focalPointSchema>;

/** The picture above an article: an uploaded file. `alt` is needed before publication. */
export const coverSchema = z.object({
	fileId: z.string().min(1).max(64),
	alt: line(ALT_LENGTH),
	focalPoint: focalPointSchema.default({ x: 0.5, y: 0.5 }),
});
export type Cover = z.infer<typeof coverSchema>;

/** Whom the article owes its facts to. */
export const creditSchema = z.object({
	name: line(ARTICLE_LIMITS.credit).refine((name) => name !== '', fieldCopy.required),
	url: z
		.url({ protocol: /^https?$/, error: copy.creditAddress })
		.max(2_000)
		.nullable(),
});
export type SourceCredit = z.infer<typeof creditSchema>;

const ids = z
	.array(z.string().min(1).max(100))
	.max(ARTICLE_LIMITS.links)
	.transform((list) => [...new Set(list)]);

/**
 * Everything an editor writes. Lenient, for it is saved while it is being written: what publication
 * needs beyond it stands in `publishing-problems.ts`. `slug` null = made from the title when the
 * article is first published or scheduled, and kept after that.
 */
export const articleContentSchema = z.object({
	title: line(ARTICLE_LIMITS.title),
	slug: z
		.string()
		.max(ARTICLE_LIMITS.slug)
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, copy.slugShape)
		.nullable(),
	summary: line(ARTICLE_LIMITS.summary),
	body: articleDocumentSchema,
	cover: coverSchema.nullable(),
	/** As the byline says it; '' = the guide itself. */
	author: line(ARTICLE_LIMITS.author),
	credit: creditSchema.nullable(),
	teamIds: ids,
	competitionIds: ids,
	gameIds: ids,
});
export type ArticleContent = z.infer<typeof articleContentSchema>;

/**
 * An article as the panel knows it. Instants in UTC milliseconds. `working` = what the editor shows
 * and autosave changes; `live` = what readers have, or get at `scheduledAt`; null while it was
 * never published. Equal objects mean: nothing waits to be published.
 */
export const articleSchema = z.object({
	id: z.string(),
	state: z.enum(ARTICLE_STATES),
	/** The present address; null until the first publication or schedule. */
	slug: z.string().nullable(),
	/** Addresses that lead to the present one. */
	formerSlugs: z.array(z.string()),
	working: articleContentSchema,
	live: articleContentSchema.nullable(),
	/** The working copy differs from what readers have. */
	changed: z.boolean(),
	publishedAt: z.number().nullable(),
	/** When readers last got a changed text; null = never since the publication. */
	updatedAt: z.number().nullable(),
	scheduledAt: z.number().nullable(),
	createdAt: z.number(),
	savedAt: z.number(),
	/** E-mail address or id of who saved last; null = a program. */
	savedBy: z.string().nullable(),
	/** In the trash since. */
	deletedAt: z.number().nullable(),
	demo: z.boolean(),
	/** Has to be named by whoever writes; rises with every write. */
	revision: z.int(),
});
export type Article = z.infer<typeof articleSchema>;

/** One kept state of an article. `kind`: what was done then. */
export const REVISION_KINDS = ['created', 'saved', 'scheduled', 'published', 'restored'] as const;
export const articleRevisionSchema = z.object({
	articleId: z.string(),
	/** The article's revision at that moment. */
	revision: z.int(),
	at: z.number(),
	by: z.string().nullable(),
	kind: z.enum(REVISION_KINDS),
	content: articleContentSchema,
});
export type ArticleRevision = z.infer<typeof articleRevisionSchema>;
export type RevisionKind = ArticleRevision['kind'];
