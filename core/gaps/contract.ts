import { z } from 'zod';
import { heldRevisionField } from '#core/kit/fields.ts';
import { REASONS, UNKNOWNS } from './expected-games.ts';
import { SOURCE_KINDS, SOURCE_STATES } from './source-health.ts';
import { TASK_KINDS } from './tasks.ts';

/** Days that a board may show. */
export const MOST_DAYS = 14;
const USUAL_DAYS = 7;

export const boardQuerySchema = z.object({
	days: z.coerce.number().int().min(1).max(MOST_DAYS).default(USUAL_DAYS),
});

const cellSchema = z.object({
	/** America/Sao_Paulo, YYYY-MM-DD. */
	day: z.string(),
	/** Known games and those that the season makes likely; null = nothing can be expected. */
	expected: z.int().nullable(),
	/** Why more games than the known ones are expected. */
	reason: z.enum(REASONS).nullable(),
	known: z.int(),
	withHour: z.int(),
	withChannel: z.int(),
	confirmed: z.int(),
	drafts: z.int(),
});

const rowSchema = z.object({
	id: z.string(),
	name: z.string(),
	country: z.string().nullable(),
	/** Why nothing can be expected; null = something can. */
	unknown: z.enum(UNKNOWNS).nullable(),
	days: z.array(cellSchema),
});

const sourceSchema = z.object({
	kind: z.enum(SOURCE_KINDS),
	id: z.string(),
	name: z.string(),
	state: z.enum(SOURCE_STATES),
	/** What is wrong, in a sentence; null = nothing. */
	words: z.string().nullable(),
	/** Path of the panel. */
	address: z.string(),
});

const taskSchema = z.object({
	kind: z.enum(TASK_KINDS),
	words: z.string(),
	count: z.int(),
	competitionId: z.string().nullable(),
	day: z.string().nullable(),
	/** Path of the screen that does it, with its filter set. */
	address: z.string(),
});

/** What the guide lacks in the next days. */
export const boardSchema = z.object({
	/** Editorial instant of the answer, UTC milliseconds. */
	now: z.number(),
	days: z.array(z.string()),
	/** An operator chose the competitions; else they are those with games in the guide. */
	isChosen: z.boolean(),
	competitions: z.array(rowSchema),
	/** All sources; those that are well too. */
	sources: z.array(sourceSchema),
	/** Most important first; at most `MOST_TASKS` of `taskCount`. */
	tasks: z.array(taskSchema),
	taskCount: z.int(),
});
export type Board = z.infer<typeof boardSchema>;
export type BoardTask = Board['tasks'][number];
export type BoardSource = Board['sources'][number];

export const MOST_TASKS = 40;

/** The competitions that the guide promises to cover. */
export const followedViewSchema = z.object({
	/** Empty = not chosen: every competition with games in the guide. */
	competitionIds: z.array(z.string()),
	isDamaged: z.boolean(),
	revision: z.int(),
	/** All that can be chosen. */
	competitions: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			country: z.string().nullable(),
			state: z.string().nullable(),
			ageGroup: z.string(),
		}),
	),
});
export type FollowedView = z.infer<typeof followedViewSchema>;

const MOST_FOLLOWED = 1_000;
export const followedChangeSchema = z.object({
	revision: heldRevisionField,
	competitionIds: z.array(z.string().min(1).max(120)).max(MOST_FOLLOWED),
});
export type FollowedChange = z.infer<typeof followedChangeSchema>;
