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

/** Centre of a cover's crop: fractions of its width and height, from the upper left corner. */
const focalPointSchema = z.object({
	x: z.number().min(0).max(1),
	y: z.number().min(0).max(1),
});
export type FocalPoint = z.infer<typeof focalPointSchema>;

/** The picture above an article: an uploaded file. Publication requires `alt`. */
export const coverSchema = z.object({
	fileId: z.string().min(1).max(64),
	alt: line(ALT_LENGTH),
	focalPoint: focalPointSchema.default({ x: 0.5, y: 0.5 }),
});
export type Cover = z.infer<typeof coverSchema>;

/** The source of the article's facts. */
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
 * Everything that an editor writes. Lenient, because drafts are saved while incomplete:
 * `publishing-problems.ts` checks the further requirements of publication. `slug` null = derived
 * from the title when first published or scheduled, and kept afterwards.
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
	/** As in the byline; '' = the guide itself. */
	author: line(ARTICLE_LIMITS.author),
	credit: creditSchema.nullable(),
	teamIds: ids,
	competitionIds: ids,
	gameIds: ids,
});
export type ArticleContent = z.infer<typeof articleContentSchema>;

/**
 * An article as the panel sees it. Instants in UTC milliseconds. `working` = what the editor shows
 * and autosave changes. `live` = what readers see, or will see at `scheduledAt`; null while never
 * published. Equal objects mean that there is nothing to publish.
 */
export const articleSchema = z.object({
	id: z.string(),
	state: z.enum(ARTICLE_STATES),
	/** The current address; null until the first publication or schedule. */
	slug: z.string().nullable(),
	/** Addresses that redirect to the current one. */
	formerSlugs: z.array(z.string()),
	working: articleContentSchema,
	live: articleContentSchema.nullable(),
	/** The working copy differs from the published one. */
	changed: z.boolean(),
	publishedAt: z.number().nullable(),
	/** When the published text last changed; null = never since publication. */
	updatedAt: z.number().nullable(),
	scheduledAt: z.number().nullable(),
	createdAt: z.number(),
	savedAt: z.number(),
	/** E-mail address or id of the last editor; null = a program. */
	savedBy: z.string().nullable(),
	/** When it was moved to the trash. */
	deletedAt: z.number().nullable(),
	demo: z.boolean(),
	/** A write must send it; each write raises it. */
	revision: z.int(),
});
export type Article = z.infer<typeof articleSchema>;

/** One stored version of an article. `kind`: the action that created it. */
export const REVISION_KINDS = ['created', 'saved', 'scheduled', 'published', 'restored'] as const;
export const articleRevisionSchema = z.object({
	articleId: z.string(),
	/** The article's revision at that time. */
	revision: z.int(),
	at: z.number(),
	by: z.string().nullable(),
	kind: z.enum(REVISION_KINDS),
	content: articleContentSchema,
});
export type ArticleRevision = z.infer<typeof articleRevisionSchema>;
export type RevisionKind = ArticleRevision['kind'];
