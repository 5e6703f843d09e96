import { z } from 'zod';
import { STEP_IDS, STEP_STATES } from './steps.ts';

const mark = z.object({
	state: z.enum(['done', 'later']),
	/** UTC milliseconds. */
	at: z.number(),
	/** Name of the administrator. */
	by: z.string(),
});

/** What is stored of the steps: the words of administrators. */
export const setupRecordSchema = z.object({ marks: z.partialRecord(z.enum(STEP_IDS), mark) });

/** The steps with their state, and what the guide holds. */
export const setupViewSchema = z.object({
	steps: z.array(
		z.object({
			id: z.enum(STEP_IDS),
			state: z.enum(STEP_STATES),
			/** What an administrator said of it; null = nothing, or what the guide holds says more. */
			mark: mark.nullable(),
		}),
	),
	facts: z.object({
		...{ brandSaved: z.boolean(), followed: z.int(), gameSources: z.int(), feeds: z.int() },
		operators: z.int(),
	}),
	/** False = there is no mail server: letters stay in files. */
	sendsMail: z.boolean(),
	publicUrl: z.string(),
	/** The stored words are unreadable and count for nothing. */
	isDamaged: z.boolean(),
});
export type SetupView = z.infer<typeof setupViewSchema>;
export type SetupStepView = SetupView['steps'][number];

export const stepChangeSchema = z.object({ state: z.enum(STEP_STATES) });

const MAIL_OUTCOMES = ['sent', 'outbox', 'failed'] as const;
/** What became of the test letter. */
export const mailTriedSchema = z.object({
	outcome: z.enum(MAIL_OUTCOMES),
	to: z.string(),
	/** The mail server's own words; null = it took the letter, or there is none. */
	problem: z.string().nullable(),
	setup: setupViewSchema,
});
export type MailTried = z.infer<typeof mailTriedSchema>;

const FINDING_STATES = ['fine', 'note', 'problem'] as const;
/** What the check of the public address found. */
export const addressCheckedSchema = z.object({
	findings: z.array(z.object({ state: z.enum(FINDING_STATES), words: z.string() })),
	setup: setupViewSchema,
});
export type AddressFinding = z.infer<typeof addressCheckedSchema>['findings'][number];
