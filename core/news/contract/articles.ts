import { z } from 'zod';
import { instantField, revisionField } from '#core/kit/fields.ts';
import { articleContentSchema, articleRevisionSchema, articleSchema } from '#core/news/article.ts';
import { readArticleFilter } from '#core/news/article-filter.ts';
import { ARTICLE_STEPS } from '#core/news/article-state.ts';
import type { ArticleView } from '#core/news/article-view.ts';
import { blockGameSchema } from './article-blocks.ts';

/** A reference to an uploaded picture. `src` = a size of it for the panel. */
export const articlePictureSchema = z.object({
	fileId: z.string(),
	src: z.string(),
	width: z.int(),
	height: z.int(),
});
export type ArticlePicture = z.infer<typeof articlePictureSchema>;

/** `address` = as the file client returns it, without the origin. */
export const pictureAddressSchema = z.object({ address: z.string().max(2_000) });

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** An article on its edit screen. */
export const articleRecordSchema = z.object({
	article: articleSchema,
	/** What publication still requires, by field. */
	missing: z.record(z.string(), z.string()),
	/** Null without a cover, or when its file was deleted. */
	cover: articlePictureSchema.nullable(),
	/** Its subjects by name; an id that no longer exists is its own name. */
	teams: z.array(namedSchema),
	competitions: z.array(namedSchema),
	games: z.array(blockGameSchema),
});
export type ArticleRecord = z.infer<typeof articleRecordSchema>;

/** Response to an autosave: everything except the texts, which the client already has. */
export const articleStandingSchema = z.object({
	article: articleSchema.omit({ working: true, live: true, createdAt: true, demo: true }),
	missing: z.record(z.string(), z.string()),
});
export type ArticleStanding = z.infer<typeof articleStandingSchema>;

export const newArticleSchema = z.object({ content: articleContentSchema });
export const workingCopySchema = z.object({
	revision: revisionField,
	content: articleContentSchema,
});

const step = z.enum(ARTICLE_STEPS);
/** `at`: UTC milliseconds, for 'schedule'. */
export const articleStepSchema = z.object({
	revision: revisionField,
	step,
	at: instantField.optional(),
});

/** Most articles that one call may change. */
const MOST_AT_ONCE = 100;

export const bulkArticlesSchema = z.object({
	step: step.exclude(['schedule']),
	articles: z
		.array(z.object({ id: z.string().max(64), revision: revisionField }))
		.min(1)
		.max(MOST_AT_ONCE),
});
/**
 * The result for each article: `done` with the new revision, which an undo must send; the others
 * with a sentence that says why not.
 */
export const bulkOutcomeSchema = z.object({
	done: z.array(z.object({ id: z.string(), revision: z.int() })),
	refused: z.array(z.object({ id: z.string(), title: z.string(), reason: z.string() })),
});
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;

export const revisionLinesSchema = z.object({
	revisions: z.array(articleRevisionSchema.omit({ content: true })),
});
export const keptRevisionSchema = z.object({ revision: revisionField, kept: revisionField });

/** The page of an article rendered from its working copy. `author` = the public byline. */
export const articlePreviewSchema = z.object({
	view: z.custom<ArticleView>(),
	author: z.string(),
	address: z.string(),
});
export type ArticlePreview = z.infer<typeof articlePreviewSchema>;

const parameter = z.string().max(200).optional();

/** The filter as query parameters. */
export const articleQuerySchema = z
	.object({
		...{
			situacao: parameter,
			busca: parameter,
			time: parameter,
			campeonato: parameter,
			jogo: parameter,
		},
		...{
			assinatura: parameter,
			alteradas: parameter,
			lixeira: parameter,
			ordem: parameter,
			pagina: parameter,
		},
	})
	.transform(readArticleFilter);
