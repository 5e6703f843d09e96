import { z } from 'zod';
import { ALL_UFS } from '#core/football-pt/uf.ts';
import type { BroadcastState } from '#core/games/broadcast.ts';
import { MOST_BULK_GAMES } from '#core/games/desk/limits.ts';
import { GAME_STATUSES } from '#core/games/game.ts';
import { WARNING_KINDS } from '#core/games/quality/warning.ts';
import { heldRevisionField, revisionField } from '#core/kit/fields.ts';
import { gameRecordSchema, PUBLICATIONS } from './form.ts';

const DESK_PAGE = 100;
const MOST_PAGE = 500;
const MOST_VIEWS = 30;
const VIEW_NAME_LENGTH = 40;

const id = z.string().min(1).max(120);
const parameter = z.string().max(200).optional();

/** The raw parameters of the desk's address (`core/games/desk/desk-filter.ts` parses them). */
const filterFields = {
	busca: parameter,
	de: parameter,
	ate: parameter,
	campeonato: parameter,
	time: parameter,
	canal: parameter,
	situacao: parameter,
	publicacao: parameter,
	qualidade: parameter,
	horas: parameter,
	lixeira: parameter,
	ordem: parameter,
};
const deskFilterSchema = z.object(filterFields);

export const deskQuerySchema = deskFilterSchema.extend({
	/** `next` of the previous page. */
	after: z.string().max(400).optional(),
	limit: z.coerce.number().int().min(1).max(MOST_PAGE).default(DESK_PAGE),
	/** '1' = also count the matches. */
	count: z.enum(['0', '1']).default('0'),
	/** Ids separated by commas: exactly these games, whatever the filter. */
	ids: z.string().max(20_000).optional(),
});
export type DeskQueryInput = z.infer<typeof deskQuerySchema>;

const deskWarningSchema = z.object({
	kind: z.enum(WARNING_KINDS),
	/** A sentence, pt-BR. */
	text: z.string(),
	/** The other game. */
	gameId: z.string().nullable(),
});

/** A game in the desk's list: the fields of a save, names to show, and warnings. */
const deskRowSchema = gameRecordSchema.omit({ names: true }).extend({
	homeName: z.string(),
	awayName: z.string(),
	competitionName: z.string(),
	warnings: z.array(deskWarningSchema),
});
export type DeskRow = z.infer<typeof deskRowSchema>;

export const deskPageSchema = z.object({
	rows: z.array(deskRowSchema),
	/**
	 * Cursor to pass as `after`; null at the end. A page may be short or empty without being the last
	 * one.
	 */
	next: z.string().nullable(),
	/** Number of matches; null when not requested, or not countable without inspecting each game. */
	total: z.int().nullable(),
	/** Editorial instant of the response, UTC milliseconds. */
	now: z.number(),
});
export type DeskPage = z.infer<typeof deskPageSchema>;

const ufs = z.array(z.enum(ALL_UFS)).max(27);
const ANNOUNCED = [
	'confirmed',
	'usual',
	'unconfirmed',
] as const satisfies readonly BroadcastState[];

const bulkActionSchema = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('publication'), publication: z.enum(PUBLICATIONS) }),
	z.object({ kind: z.literal('status'), status: z.enum(GAME_STATUSES) }),
	z.object({
		kind: z.literal('move'),
		days: z.int().min(-400).max(400),
		minutes: z.int().min(-1440).max(1440),
	}),
	z.object({
		...{
			kind: z.literal('add-channel'),
			channelId: id,
			state: z.enum(ANNOUNCED).default('confirmed'),
		},
		coverage: z.object({ include: ufs, exclude: ufs }).default({ include: [], exclude: [] }),
	}),
	z.object({ kind: z.literal('remove-channel'), channelId: id }),
	z.object({ kind: z.literal('verify') }),
	z.object({ kind: z.literal('trash') }),
	z.object({ kind: z.literal('restore') }),
]);

const chosenGames = z
	.array(z.object({ id, revision: revisionField }))
	.min(1)
	.max(MOST_BULK_GAMES);

/**
 * The target games: each with the revision that was seen, or all matches of a filter with the count
 * that was seen.
 */
export const bulkChangeSchema = z.object({
	action: bulkActionSchema,
	target: z.union([
		z.object({ games: chosenGames }),
		z.object({ filter: deskFilterSchema, total: z.int().min(1).max(MOST_BULK_GAMES) }),
	]),
});
export type BulkChangeInput = z.infer<typeof bulkChangeSchema>;

const BULK_PROBLEMS = [
	'same',
	'in-trash',
	'not-in-trash',
	'no-hour',
	'out-of-range',
	'stale',
	'missing',
	'not-undone',
	'damaged',
] as const;
export type BulkRowProblem = (typeof BULK_PROBLEMS)[number];

/** The result: `changed` = number of changed games; the others are listed. */
export const bulkResultSchema = z.object({
	/** For undo; null when nothing was changed. */
	id: z.string().nullable(),
	changed: z.int(),
	left: z.array(z.object({ id: z.string(), title: z.string(), problem: z.enum(BULK_PROBLEMS) })),
	/** The first changed games in their new state. */
	rows: z.array(deskRowSchema),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;

export const purgeSchema = z.object({ games: chosenGames });
export const purgedSchema = z.object({
	purged: z.int(),
	left: z.array(z.object({ id: z.string(), title: z.string(), problem: z.enum(BULK_PROBLEMS) })),
});
export type Purged = z.infer<typeof purgedSchema>;

const deskViewSchema = z.object({
	name: z.string().trim().min(1).max(VIEW_NAME_LENGTH),
	query: z.string().max(600),
});
export type DeskView = z.infer<typeof deskViewSchema>;
const views = z.array(deskViewSchema).max(MOST_VIEWS);

/** All saved views of an operator. `revision` 0 = never saved. */
export const deskViewsSchema = z.object({ views, revision: heldRevisionField });
export type DeskViews = z.infer<typeof deskViewsSchema>;

/** What the desk needs besides its rows. */
export const deskSetupSchema = deskViewsSchema.extend({
	competitions: z.array(z.object({ id: z.string(), name: z.string() })),
	channels: z.array(
		z.object({ id: z.string(), name: z.string(), group: z.string(), retired: z.boolean() }),
	),
	/** America/Sao_Paulo, YYYY-MM-DD, of the editorial clock. */
	today: z.string(),
});
export type DeskSetup = z.infer<typeof deskSetupSchema>;
