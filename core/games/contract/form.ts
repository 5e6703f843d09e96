import { z } from 'zod';
import { CHANNEL_GROUPS } from '#core/channels/channel.ts';
import { fieldCopy } from '#core/copy/problems.ts';
import { ALL_UFS } from '#core/football-pt/uf.ts';
import { BROADCAST_STATES } from '#core/games/broadcast.ts';
import { GAME_STATUSES } from '#core/games/game.ts';
import { clockField, dayField, instantField, revisionField } from '#core/kit/fields.ts';
import { resultSchema, scoreSchema } from './result.ts';

/** More than any source has ever listed for one game. */
const MOST_BROADCASTS = 40;
export const PUBLICATIONS = ['draft', 'published'] as const;

const id = z.string().min(1).max(120);
const text = (most: number) => z.string().trim().min(1).max(most).nullable();
const ufs = z.array(z.enum(ALL_UFS)).max(27);
const isHttps = (address: string) =>
	z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(address).success;

/** A known team, or a text while it is undecided; neither = 'A definir'. */
const sideSchema = z.object({ teamId: id.nullable(), label: text(80) });

const coverageSchema = z.object({ include: ufs, exclude: ufs });

const broadcastFields = {
	/** Null only with the state 'none'. */
	channelId: id.nullable(),
	state: z.enum(BROADCAST_STATES),
	coverage: coverageSchema,
	note: text(200),
	source: text(200),
};

const broadcastChangeSchema = z.object({
	...broadcastFields,
	link: z.string().trim().max(500).refine(isHttps, fieldCopy.httpsAddress).nullable(),
	/** UTC milliseconds, or 'now' = the instant of the save. */
	verifiedAt: z.union([instantField, z.literal('now')], fieldCopy.instant).nullable(),
});
export type BroadcastChange = z.infer<typeof broadcastChangeSchema>;

/**
 * A whole game as the form sends it. The kickoff is local time in `zone`; `time` null = hour
 * undefined.
 */
export const gameChangeSchema = z.object({
	competitionId: id,
	round: text(80),
	home: sideSchema,
	away: sideSchema,
	date: dayField,
	time: clockField.nullable(),
	zone: z.string().min(1).max(64),
	venue: text(120),
	status: z.enum(GAME_STATUSES),
	publication: z.enum(PUBLICATIONS),
	/** Null = no score is known; absent = a form of a release without scores: it stays. */
	result: scoreSchema.nullable().exactOptional(),
	broadcasts: z.array(broadcastChangeSchema).max(MOST_BROADCASTS),
	/** Who says so: readers see it beside the change. */
	source: text(200),
});
export type GameChangeInput = z.infer<typeof gameChangeSchema>;

/** `revision` = the one that was edited. */
export const gameEditSchema = gameChangeSchema.extend({ revision: revisionField });
export type GameEdit = z.infer<typeof gameEditSchema>;

const snapshotFields = {
	competitionId: z.string(),
	round: z.string().nullable(),
	home: z.object({ teamId: z.string().nullable(), label: z.string().nullable() }),
	away: z.object({ teamId: z.string().nullable(), label: z.string().nullable() }),
	day: z.string(),
	kickoffAt: instantField.nullable(),
	zone: z.string(),
	kickoffText: z.string().nullable(),
	venue: z.string().nullable(),
	status: z.enum(GAME_STATUSES),
	publication: z.enum(PUBLICATIONS),
	/** Saves of releases without results hold none. */
	result: resultSchema.nullable().default(null),
	broadcasts: z.array(
		z.object({
			channelId: z.string().nullable(),
			state: z.enum(BROADCAST_STATES),
			coverage: coverageSchema,
			link: z.string().nullable(),
			note: z.string().nullable(),
			source: z.string().nullable(),
			verifiedAt: instantField.nullable(),
		}),
	),
};
/** A game as one save left it; its type is `GameSnapshot`. */
export const gameSnapshotSchema = z.object(snapshotFields);

const colors = z.object({ primary: z.string(), secondary: z.string() }).nullable();
export const teamNameSchema = z.object({
	id: z.string(),
	name: z.string(),
	shortName: z.string(),
	abbr: z.string().nullable(),
	colors,
	kit: z.string().optional(),
	picture: z.string().optional(),
	/** 'Belo Horizonte, MG' or the country: tells namesakes apart. */
	place: z.string(),
});
export const competitionNameSchema = z.object({
	id: z.string(),
	name: z.string(),
	shortName: z.string(),
	gender: z.enum(['m', 'f']),
	ageGroup: z.string(),
	zone: z.string(),
	place: z.string(),
});
export const channelNameSchema = z.object({
	id: z.string(),
	name: z.string(),
	shortName: z.string(),
	group: z.enum(CHANNEL_GROUPS),
	free: z.boolean(),
	url: z.string().nullable(),
	regionUfs: ufs,
	retired: z.boolean(),
});
export type TeamName = z.infer<typeof teamNameSchema>;
export type CompetitionName = z.infer<typeof competitionNameSchema>;
export type ChannelName = z.infer<typeof channelNameSchema>;

/** Names for the ids of one game or several. */
const gameNamesSchema = z.object({
	teams: z.array(teamNameSchema),
	competitions: z.array(competitionNameSchema),
	channels: z.array(channelNameSchema),
});
export type GameNames = z.infer<typeof gameNamesSchema>;

export const gameRecordSchema = z.object({
	...snapshotFields,
	id: z.string(),
	slug: z.string(),
	demo: z.boolean(),
	/** A save must send this revision. */
	revision: z.int(),
	createdAt: z.number(),
	updatedAt: z.number(),
	/** Set = in the trash. */
	deletedAt: z.number().nullable(),
	names: gameNamesSchema,
});
/** One game as the form shows it. */
export type GameRecord = z.infer<typeof gameRecordSchema>;

/**
 * Response to a save that lost to another one: the current game, its version before the edit (null
 * = lost), and the saves since.
 */
export const staleGameSchema = gameRecordSchema.extend({
	base: gameSnapshotSchema.nullable(),
	saves: z.array(z.object({ actor: z.string().nullable(), at: z.number() })),
});
export type StaleGame = z.infer<typeof staleGameSchema>;

const revisionEntrySchema = z.object({
	revision: z.int(),
	at: z.number(),
	actor: z.string().nullable(),
	source: z.string().nullable(),
	/** Null = the snapshot is no longer readable. */
	game: gameSnapshotSchema.nullable(),
});
export type RevisionEntry = z.infer<typeof revisionEntrySchema>;

/** The last saves, newest first; the first is the current game. */
export const revisionListSchema = z.object({
	revisions: z.array(revisionEntrySchema),
	names: gameNamesSchema,
});
export type RevisionList = z.infer<typeof revisionListSchema>;

export const restoreSchema = z.object({ revision: revisionField });

/** Input of the checks while typing; `id` null = a game that is not stored yet. */
export const gameCheckSchema = gameChangeSchema.extend({ id: id.nullable() });

/**
 * A possible mistake. `field`: 'home', 'away', 'date', 'time', 'venue', 'channel:ID', or 'game' as
 * a whole.
 */
const gameWarningSchema = z.object({
	field: z.string(),
	text: z.string(),
	gameId: z.string().nullable(),
});
export type GameWarning = z.infer<typeof gameWarningSchema>;
export const gameWarningsSchema = z.object({ warnings: z.array(gameWarningSchema) });
export type GameWarnings = z.infer<typeof gameWarningsSchema>;
