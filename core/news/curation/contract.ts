import { z } from 'zod';
import { heldRevisionField, instantField, revisionField } from '#core/kit/fields.ts';
import { CURATION_TABS, readCurationFilter } from './curation-filter.ts';
import { curationRuleSchema } from './curation-rule.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** One item of a group: the report of one source. */
const groupItemSchema = z.object({
	id: z.string(),
	source: named,
	title: z.string(),
	summary: z.string(),
	url: z.string().nullable(),
	/** When it counts as published, UTC milliseconds. */
	at: z.number(),
	author: z.string().nullable(),
	/** The licence note of the source; '' = none, and then its text is never copied. */
	licence: z.string(),
});
export type GroupItem = z.infer<typeof groupItemSchema>;

/** One piece of news with all reports of it, and its suggested subjects. */
const curationGroupSchema = z.object({
	id: z.string(),
	title: z.string(),
	state: z.enum(['open', 'approved', 'rejected', 'snoozed']),
	latestAt: z.number(),
	snoozedUntil: z.number().nullable(),
	articleId: z.string().nullable(),
	/** Marked by a rule. */
	kept: z.boolean(),
	/** Words of the rule that marked or rejected it; null = no rule did. */
	rule: z.string().nullable(),
	decidedBy: z.string().nullable(),
	revision: z.int(),
	items: z.array(groupItemSchema),
	teams: z.array(named),
	competitions: z.array(named),
	games: z.array(named),
});
export type CurationGroup = z.infer<typeof curationGroupSchema>;

const parameter = z.string().max(200).optional();
export const curationQuerySchema = z
	.object({
		fila: parameter,
		busca: parameter,
		fonte: parameter,
		time: parameter,
		antes: parameter,
	})
	.transform(readCurationFilter);

/** A page of the queue. `newest` = UTC ms of the newest group in the queue: later ones are new. */
export const curationPageSchema = z.object({
	groups: z.array(curationGroupSchema),
	/** Cursor to pass as `antes`; null at the end. */
	next: z.string().nullable(),
	counts: z.record(z.enum(CURATION_TABS), z.int()),
	sources: z.array(named),
	/** Items not grouped yet: the queue grows while it is open. */
	waiting: z.int(),
});
export type CurationPage = z.infer<typeof curationPageSchema>;

const CURATION_ACTIONS = ['approve', 'reject', 'snooze', 'reopen'] as const;
export type CurationAction = (typeof CURATION_ACTIONS)[number];

/** One decision for one or many groups. `until`: UTC ms, for 'snooze'. */
export const decisionSchema = z.object({
	action: z.enum(CURATION_ACTIONS),
	groups: z
		.array(z.object({ id: z.string().max(64), revision: revisionField }))
		.min(1)
		.max(200),
	until: instantField.optional(),
});
/**
 * `decision` = id for an undo; null when nothing was done. `articles`: drafts created, by group.
 * `skipped`: decided by another operator meanwhile.
 */
export const decidedSchema = z.object({
	decision: z.int().nullable(),
	done: z.array(z.string()),
	skipped: z.array(z.string()),
	articles: z.array(z.object({ groupId: z.string(), articleId: z.string() })),
});
export type Decided = z.infer<typeof decidedSchema>;

/** `kept`: groups that an operator has decided otherwise since; they stay. */
export const undoneSchema = z.object({ undone: z.array(z.string()), kept: z.array(z.string()) });
export type Undone = z.infer<typeof undoneSchema>;

const ruleViewSchema = curationRuleSchema.extend({
	id: z.string(),
	/** The stored rule is unreadable: it decides nothing until an operator saves it. */
	isDamaged: z.boolean(),
	hits: z.int(),
	lastHitAt: z.number().nullable(),
	revision: z.int(),
});
export type RuleView = z.infer<typeof ruleViewSchema>;
export const rulesSchema = z.object({ rules: z.array(ruleViewSchema), sources: z.array(named) });
export type Rules = z.infer<typeof rulesSchema>;
export const ruleChangeSchema = curationRuleSchema.extend({ revision: heldRevisionField });

/** What a rule would have matched in the last seven days, with examples. */
export const dryRunSchema = z.object({
	looked: z.int(),
	found: z.int(),
	examples: z.array(
		z.object({ id: z.string(), title: z.string(), source: z.string(), at: z.number() }),
	),
});
export type DryRun = z.infer<typeof dryRunSchema>;
