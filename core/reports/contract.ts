import { z } from 'zod';
import { revisionField } from '#core/kit/fields.ts';
import { REPORT_OUTCOMES } from './outcome.ts';
import { REPORT_KINDS } from './report-kind.ts';

/** Groups on one page of the queue. */
export const REPORT_PAGE = 50;

const noteSchema = z.object({
	text: z.string(),
	link: z.string(),
	/** UTC milliseconds. */
	at: z.number(),
});

/** Alike reports of one game, which one decision settles. Instants in UTC milliseconds. */
const reportGroupSchema = z.object({
	id: z.string(),
	kind: z.enum(REPORT_KINDS),
	/** The text of its first report; '' = none. */
	text: z.string(),
	/** The channel that the text names. */
	channel: z.string().nullable(),
	/** Reports since the last decision, one a network. */
	voices: z.int(),
	/** Enough voices to be a task. */
	isTask: z.boolean(),
	firstAt: z.number(),
	lastAt: z.number(),
	notes: z.array(noteSchema),
	/** Rises with each voice and decision: a decision names the one that the operator saw. */
	revision: z.int(),
	game: z.object({
		id: z.string(),
		slug: z.string(),
		title: z.string(),
		competition: z.string(),
		/** America/Sao_Paulo, YYYY-MM-DD. */
		day: z.string(),
		kickoffAt: z.number().nullable(),
		/** Short names of its channels, as the guide shows them. */
		channels: z.array(z.string()),
	}),
});
export type ReportGroup = z.infer<typeof reportGroupSchema>;

/** The queue: tasks first, then the games that begin soonest. `total` counts all open groups. */
export const reportListSchema = z.object({
	groups: z.array(reportGroupSchema),
	total: z.int(),
	now: z.number(),
});
export type ReportList = z.infer<typeof reportListSchema>;

/** The game that a decision was about (its slug), and the queue without it. */
export const reportDecidedSchema = z.object({ slug: z.string(), queue: reportListSchema });

export const reportDecisionSchema = z.object({
	outcome: z.enum(REPORT_OUTCOMES),
	revision: revisionField,
});
