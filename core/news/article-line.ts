import { z } from 'zod';
import { ARTICLE_ORDERS } from './article-limits.ts';
import { ARTICLE_STATES } from './article-state.ts';

/**
 * Filter of the panel's article list. `trash` = only articles in the trash, otherwise only those
 * outside it.
 */
export const articleFilterSchema = z.object({
	states: z.array(z.enum(ARTICLE_STATES)).default([]),
	/** Words in title, summary or author; all must match. */
	text: z.string().trim().max(100).default(''),
	teamId: z.string().max(100).nullable().default(null),
	competitionId: z.string().max(100).nullable().default(null),
	gameId: z.string().max(100).nullable().default(null),
	author: z.string().max(100).nullable().default(null),
	/** Only those whose working copy differs from the published one. */
	changed: z.boolean().default(false),
	trash: z.boolean().default(false),
	order: z.enum(ARTICLE_ORDERS).default('saved'),
	/** Counted from 1. */
	page: z.int().min(1).max(10_000).default(1),
});
export type ArticleFilter = z.infer<typeof articleFilterSchema>;

/**
 * An article in the panel's list, with the texts of its working copy. Instants in UTC milliseconds.
 */
const articleLineSchema = z.object({
	id: z.string(),
	state: z.enum(ARTICLE_STATES),
	title: z.string(),
	summary: z.string(),
	author: z.string(),
	slug: z.string().nullable(),
	changed: z.boolean(),
	publishedAt: z.number().nullable(),
	updatedAt: z.number().nullable(),
	scheduledAt: z.number().nullable(),
	savedAt: z.number(),
	savedBy: z.string().nullable(),
	deletedAt: z.number().nullable(),
	demo: z.boolean(),
	revision: z.int(),
});
export type ArticleLine = z.infer<typeof articleLineSchema>;

/**
 * One page of the list, the total, and the counts by state and of the trash regardless of the
 * filter.
 */
export const articleListSchema = z.object({
	articles: z.array(articleLineSchema),
	total: z.int(),
	counts: z.record(z.enum([...ARTICLE_STATES, 'trash']), z.int()),
	authors: z.array(z.string()),
});
export type ArticleList = z.infer<typeof articleListSchema>;
