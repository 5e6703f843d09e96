import { z } from 'zod';
import { CHANGE_KINDS, GAME_STATUSES } from '#core/games/game.ts';
import { IMPORT_FORMATS } from '#core/importing/draft-game.ts';
import {
	IMPORT_STATES,
	QUESTION_KINDS,
	ROW_ACTIONS,
	ROW_DECISIONS,
	ROW_REASONS,
	ROW_RESULTS,
	SOURCE_KINDS,
} from '#core/importing/import-row.ts';
import { TABLE_FIELDS } from '#core/importing/table/table-field.ts';
import { askedSchema, uf } from './requests.ts';

const count = z.int();

/** How many rows of an import are what. */
const importCountsSchema = z.object({
	total: count,
	create: count,
	change: count,
	same: count,
	conflict: count,
	blocked: count,
	unreadable: count,
	/** Worth a look or waiting for a decision, and those that an import of everything waits for. */
	problems: count,
	undecided: count,
	/** What a partial import would leave out, and what it would keep as drafts. */
	refusedIfPartial: count,
	draftedIfPartial: count,
	excluded: count,
	created: count,
	drafted: count,
	changed: count,
	left: count,
	refused: count,
	undone: count,
	kept: count,
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

/** A name as a choice. `place` tells namesakes apart. */
const candidateSchema = z.object({
	id: z.string(),
	name: z.string(),
	place: z.string().nullable(),
});
export type CandidateView = z.infer<typeof candidateSchema>;

/**
 * A name that is decided on once for all rows. `answer`: what was chosen; '' = stays as written.
 * `proposed`: chosen the last time.
 */
const questionSchema = z.object({
	kind: z.enum(QUESTION_KINDS),
	name: z.string(),
	shown: z.string(),
	rows: count,
	candidates: z.array(candidateSchema),
	proposed: z.string().nullable(),
	answer: z.string().nullable(),
	/** Of the kind 'hours': some games, with what each answer would make of them. */
	examples: z.array(
		z.object({
			game: z.string(),
			written: z.string(),
			brasilia: z.string(),
			place: z.string().nullable(),
		}),
	),
});
export type QuestionView = z.infer<typeof questionSchema>;

const tableSchema = z.object({
	headerRow: z.int().nullable(),
	columns: z.array(
		z.object({
			header: z.string(),
			field: z.enum(TABLE_FIELDS).nullable(),
			by: z.enum(['given', 'header', 'content']).nullable(),
		}),
	),
});

/** One import in the list. Instants in UTC milliseconds. */
const importSummarySchema = z.object({
	id: z.string(),
	kind: z.enum(SOURCE_KINDS),
	name: z.string(),
	format: z.enum(IMPORT_FORMATS).nullable(),
	state: z.enum(IMPORT_STATES),
	problem: z.string().nullable(),
	actor: z.string(),
	createdAt: z.number(),
	committedAt: z.number().nullable(),
	undoneAt: z.number().nullable(),
	total: count,
	progress: count,
	/** What told whose clock the hours are on, pt-BR, with how many rows. */
	hours: z.array(z.string()),
	/** All 0 while a step is under way: rows are counted when it has ended. */
	counts: importCountsSchema,
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

/** One import with everything but its rows. */
export const importViewSchema = importSummarySchema.extend({
	mode: z.enum(['whole', 'partial', 'undo']).nullable(),
	/** The pasted text, so that it is never lost. */
	text: z.string().nullable(),
	address: z.string().nullable(),
	asked: askedSchema,
	warnings: z.array(z.string()),
	tables: z.array(tableSchema),
	questions: z.array(questionSchema),
	/** How many rows of each kind wait for a decision. */
	waiting: z.object({ conflict: count, doubtful: count, unreadable: count, blocked: count }),
	revision: count,
});
export type ImportView = z.infer<typeof importViewSchema>;

/** `before` = what to ask for next; null at the end. */
export const importListSchema = z.object({
	imports: z.array(importSummarySchema),
	next: z.number().nullable(),
});
export type ImportList = z.infer<typeof importListSchema>;
const sideSchema = z.object({
	name: z.string(),
	id: z.string().nullable(),
	known: z.string().nullable(),
	candidates: z.array(candidateSchema),
});

/** One row as it is read, planned and decided. */
export const importRowSchema = z.object({
	number: count,
	/** Line of the text or row of the spreadsheet, as it numbers it. */
	line: count,
	text: z.string(),
	/** Why the line is no game, pt-BR. */
	unread: z.string().nullable(),
	action: z.enum(ROW_ACTIONS),
	reason: z.enum(ROW_REASONS).nullable(),
	concern: count,
	decision: z.enum(ROW_DECISIONS).nullable(),
	edited: z.boolean(),
	result: z.enum(ROW_RESULTS).nullable(),
	revision: count,
	/** 0 … 1. */
	confidence: z.number(),
	issues: z.array(z.object({ code: z.string(), message: z.string() })),
	reading: z
		.object({
			/** Day and hour in São Paulo. */
			day: z.string().nullable(),
			time: z.string().nullable(),
			/** As the source has them, with its zone, where that is not São Paulo's. */
			written: z.string().nullable(),
			/** What told on whose clock the hour is, pt-BR. */
			hours: z.string().nullable(),
			home: sideSchema,
			away: sideSchema,
			competition: z.object({
				name: z.string().nullable(),
				id: z.string().nullable(),
				known: z.string().nullable(),
			}),
			round: z.string().nullable(),
			venue: z.string().nullable(),
			status: z.enum(GAME_STATUSES),
			channels: z.array(
				z.object({
					name: z.string(),
					id: z.string().nullable(),
					known: z.string().nullable(),
					include: z.array(uf),
					exclude: z.array(uf),
				}),
			),
			/** The source's own words for each thing, to mark them in its text. */
			marks: z.array(
				z.object({
					text: z.string(),
					kind: z.enum(['time', 'team', 'competition', 'channel', 'venue']).nullable(),
				}),
			),
		})
		.nullable(),
	diff: z.array(
		z.object({
			kind: z.enum(CHANGE_KINDS),
			before: z.string().nullable(),
			after: z.string().nullable(),
		}),
	),
	/** What was stored of it cannot be read any more. */
	isDamaged: z.boolean(),
	game: z.object({ id: z.string(), slug: z.string(), published: z.boolean() }).nullable(),
});
export type ImportRowView = z.infer<typeof importRowSchema>;

export const rowPageSchema = z.object({
	rows: z.array(importRowSchema),
	total: count,
	offset: count,
});
export type RowPage = z.infer<typeof rowPageSchema>;

export const changedRowsSchema = z.object({ rows: count });
export type ChangedRows = z.infer<typeof changedRowsSchema>;
