import { z } from 'zod';
import { CHANGE_KINDS } from '#core/games/game.ts';
import { checkupSchema } from '#core/installation/checkup.ts';
import { securityViewSchema } from '#core/security/contract.ts';

/** What a game still lacks before readers can find it on the screen. */
const LACKS = ['channel', 'hour'] as const;
export type Lack = (typeof LACKS)[number];

const lackingGameSchema = z.object({
	id: z.string(),
	slug: z.string(),
	title: z.string(),
	competition: z.string(),
	round: z.string().nullable(),
	/** UTC milliseconds. */
	kickoffAt: z.number().nullable(),
	lacks: z.array(z.enum(LACKS)),
});

const overviewDaySchema = z.object({
	/** America/Sao_Paulo, YYYY-MM-DD. */
	day: z.string(),
	/** Published games that were not called off. */
	total: z.int(),
	withoutChannel: z.int(),
	withoutHour: z.int(),
	lacking: z.array(lackingGameSchema),
});

const recentChangeSchema = z.object({
	id: z.int(),
	at: z.number(),
	kind: z.enum(CHANGE_KINDS),
	slug: z.string(),
	title: z.string(),
	before: z.string().nullable(),
	after: z.string().nullable(),
	/** Who says so. */
	source: z.string().nullable(),
});

const backupAgesSchema = z.object({
	lastBackupAt: z.number().nullable(),
	lastProofAt: z.number().nullable(),
});

/** The dashboard: what an operator needs first. */
export const overviewSchema = z.object({
	/** Editorial instant of the response, UTC milliseconds. */
	now: z.number(),
	today: overviewDaySchema,
	tomorrow: overviewDaySchema,
	changes: z.array(recentChangeSchema),
	/** Result of the last nightly check of all stored data; null before the first one. */
	checkup: checkupSchema.nullable(),
	/** When a backup was last made and proved, real UTC milliseconds; null for an editor. */
	backups: backupAgesSchema.nullable(),
	/** What is not secure, by the node that answers; null for an editor. */
	security: securityViewSchema.nullable(),
});
export type Overview = z.infer<typeof overviewSchema>;
export type OverviewDay = z.infer<typeof overviewDaySchema>;
