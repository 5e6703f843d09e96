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
import { CREATED_KINDS, CREATED_STATES } from '#core/importing/new-names/created-name.ts';
import { TABLE_FIELDS } from '#core/importing/table/table-field.ts';
import { askedSchema, uf } from './requests.ts';

const count = z.int();

/** Row counts of an import, by kind. */
const importCountsSchema = z.object({
	total: count,
	create: count,
	change: count,
	same: count,
	conflict: count,
	blocked: count,
	unreadable: count,
	/** Rows worth a look or waiting for a decision, and rows that keep a whole import waiting. */
	problems: count,
	undecided: count,
	/** Rows that a partial import would leave out, and rows that it would keep as drafts. */
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

/** A candidate for a name. `place` distinguishes namesakes. */
const candidateSchema = z.object({
	id: z.string(),
	name: z.string(),
	place: z.string().nullable(),
});
export type CandidateView = z.infer<typeof candidateSchema>;

/**
 * A new team or competition. `country` '' = the source does not show it. `place`: that country in
 * words. `sure`: a bulk answer may create it.
 */
const proposalSchema = z.object({
	name: z.string(),
	country: z.string().nullable(),
	state: uf.nullable(),
	type: z.string(),
	gender: z.enum(['m', 'f']).nullable(),
	place: z.string(),
	sure: z.boolean(),
});
export type ProposalView = z.infer<typeof proposalSchema>;

/** A team or competition that an import creates, and what became of it. */
const createdSchema = z.object({
	kind: z.enum(CREATED_KINDS),
	id: z.string(),
	name: z.string(),
	state: z.enum(CREATED_STATES),
});

/**
 * A name decided once for all rows. `answer`: the choice; '' = stays as written. `proposed`: the
 * last choice. `answer` '@out': its games are left out.
 */
const questionSchema = z.object({
	kind: z.enum(QUESTION_KINDS),
	name: z.string(),
	shown: z.string(),
	rows: count,
	candidates: z.array(candidateSchema),
	proposed: z.string().nullable(),
	answer: z.string().nullable(),
	/** The answer is an entry that this import creates. */
	isNew: z.boolean(),
	/** What an open question would create; null when it must be chosen. */
	proposal: proposalSchema.nullable(),
	/** For kind 'hours': sample games, with the result of each answer. */
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

/** An import in the list. Instants in UTC milliseconds. */
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
	/** Reasons for the clock of the hours (pt-BR), with their row counts. */
	hours: z.array(z.string()),
	/** All 0 while a step is in progress: rows are counted at its end. */
	counts: importCountsSchema,
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

/** An import with everything but its rows. */
export const importViewSchema = importSummarySchema.extend({
	mode: z.enum(['whole', 'partial', 'undo']).nullable(),
	/** The pasted text, kept so that it is never lost. */
	text: z.string().nullable(),
	address: z.string().nullable(),
	asked: askedSchema,
	warnings: z.array(z.string()),
	tables: z.array(tableSchema),
	questions: z.array(questionSchema),
	/** Teams and competitions that it creates; the guide has them from the commit on. */
	created: z.array(createdSchema),
	/** Number of rows of each kind waiting for a decision. */
	waiting: z.object({ conflict: count, doubtful: count, unreadable: count, blocked: count }),
	revision: count,
});
export type ImportView = z.infer<typeof importViewSchema>;

/** `next`: the `before` parameter of the next page; null at the end. */
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

/** A row as read, planned and decided. */
export const importRowSchema = z.object({
	number: count,
	/** Line of the text or row of the spreadsheet, in its own numbering. */
	line: count,
	text: z.string(),
	/** Why the line is not a game, pt-BR. */
	unread: z.string().nullable(),
	action: z.enum(ROW_ACTIONS),
	reason: z.enum(ROW_REASONS).nullable(),
	concern: count,
	decision: z.enum(ROW_DECISIONS).nullable(),
	edited: z.boolean(),
	result: z.enum(ROW_RESULTS).nullable(),
	revision: count,
	/** Between 0 and 1. */
	confidence: z.number(),
	issues: z.array(z.object({ code: z.string(), message: z.string() })),
	reading: z
		.object({
			/** Day and hour in São Paulo. */
			day: z.string().nullable(),
			time: z.string().nullable(),
			/** Day and hour as in the source, with its zone, if that is not São Paulo's. */
			written: z.string().nullable(),
			/** The reason for the clock of the hour, pt-BR. */
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
			/** The source's words for each fact, to highlight them in its text. */
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
	/** The stored data of this row is no longer readable. */
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
