import { z } from 'zod';
import { placeField, recordField, revisionField } from '#core/kit/fields.ts';
import { BOT_IDS } from './bot-ids.ts';
import { BACKFILLS, JOB_CAUSES, JOB_STATES, LINE_LEVELS } from './job.ts';
import { LACKS } from './watch.ts';

/** One run of a bot. Instants in UTC milliseconds of the server's clock. */
export const jobSchema = z.object({
	id: z.string(),
	botId: z.enum(BOT_IDS),
	cause: z.enum(JOB_CAUSES),
	state: z.enum(JOB_STATES),
	slotAt: z.number(),
	/** Earliest start; after a failure it is in the future. */
	dueAt: z.number(),
	startedAt: z.number().nullable(),
	endedAt: z.number().nullable(),
	/** Milliseconds of the last attempt. */
	ranMs: z.number().nullable(),
	attempt: z.int(),
	attempts: z.int(),
	progress: z.object({ done: z.int(), total: z.int().nullable() }),
	counts: z.record(z.string(), z.number()),
	error: z.string().nullable(),
	lines: z.int(),
	/** The operator that requested it. */
	actor: z.string().nullable(),
	dryRun: z.boolean(),
	/** An operator asked for it to stop. */
	stopping: z.boolean(),
});
export type JobView = z.infer<typeof jobSchema>;

export const botSchema = z.object({
	id: z.enum(BOT_IDS),
	enabled: z.boolean(),
	/** Cron expression of five fields, America/Sao_Paulo. */
	schedule: z.string(),
	/** The next slots, whether the bot is enabled or not. */
	next: z.array(z.number()),
	backfill: z.enum(BACKFILLS),
	settings: z.record(z.string(), z.unknown()),
	/**
	 * The stored settings are unreadable: these are the defaults, and the bot is idle until an
	 * operator saves.
	 */
	isDamaged: z.boolean(),
	/** Secrets never leave the server: the panel learns only whether they are set. */
	secrets: z.array(z.object({ name: z.string(), isSet: z.boolean() })),
	revision: z.int(),
	/** The running or waiting run, and the last finished one. */
	open: jobSchema.nullable(),
	last: jobSchema.nullable(),
	hasPreview: z.boolean(),
});
export type BotView = z.infer<typeof botSchema>;

export const botBoardSchema = z.object({
	now: z.number(),
	bots: z.array(botSchema),
	/** Processes that run bots. */
	workers: z.array(
		z.object({ id: z.string(), host: z.string(), startedAt: z.number(), seenAt: z.number() }),
	),
	/** When one was last seen; null = never. */
	lastSeenAt: z.number().nullable(),
	/** Runs that failed for good and wait for an operator. */
	dead: z.array(jobSchema),
});
export type BotBoard = z.infer<typeof botBoardSchema>;

/** More than any bot has. */
const MOST_SETTINGS = 40;
const settingName = z.string().min(1).max(60);
/** Validated by the bot's own settings schema. */
const settingValue = z.unknown().meta({ boundedBy: 'settings of the bot' });

/** Omitted fields stay unchanged. */
export const botChangeSchema = z.object({
	revision: revisionField,
	enabled: z.boolean().optional(),
	schedule: z.string().trim().max(100).optional(),
	settings: recordField(settingName, settingValue, MOST_SETTINGS).optional(),
});
export type BotChange = z.infer<typeof botChangeSchema>;

/** Null deletes a secret; omitted ones stay. */
export const botSecretsSchema = z.object({
	revision: revisionField,
	secrets: recordField(settingName, z.string().trim().min(1).max(500).nullable(), MOST_SETTINGS),
});

export const orderSchema = z.object({ dryRun: z.boolean().default(false) });

export const scheduleQuerySchema = z.object({ cron: z.string().max(100) });
export const scheduleViewSchema = z.object({ valid: z.boolean(), next: z.array(z.number()) });
export type ScheduleView = z.infer<typeof scheduleViewSchema>;

export const runsQuerySchema = z.object({ before: z.string().max(40).optional() });
/**
 * `next` = cursor to pass as `before`; null at the end. Runs that found nothing to do are left out.
 */
export const runPageSchema = z.object({ runs: z.array(jobSchema), next: z.string().nullable() });
export type RunPage = z.infer<typeof runPageSchema>;

export const runQuerySchema = z.object({ after: placeField.default(0) });
const lineSchema = z.object({
	seq: z.int(),
	at: z.number(),
	level: z.enum(LINE_LEVELS),
	text: z.string(),
});
export type LineView = z.infer<typeof lineSchema>;
/** A run and its lines after `after`. */
export const runSchema = z.object({ run: jobSchema, lines: z.array(lineSchema) });

const findingSchema = z.object({
	...{
		id: z.string(),
		slug: z.string(),
		title: z.string(),
		competition: z.string(),
		day: z.string(),
	},
	kickoffAt: z.number().nullable(),
	lacks: z.array(z.enum(LACKS)),
});

/** What a bot would do if it ran now. */
export const botPreviewSchema = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('messages'),
		day: z.string(),
		games: z.int(),
		messages: z.array(z.string()),
		whatsapp: z.string(),
	}),
	z.object({ kind: z.literal('games'), total: z.int(), games: z.array(findingSchema) }),
]);
export type BotPreview = z.infer<typeof botPreviewSchema>;
