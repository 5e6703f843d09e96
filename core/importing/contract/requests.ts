import { z } from 'zod';
import { fieldCopy } from '#core/copy/problems.ts';
import { ALL_UFS } from '#core/football-pt/uf.ts';
import { PLACE } from '#core/football-pt/zone-words.ts';
import { GAME_STATUSES } from '#core/games/game.ts';
import { IMPORT_FORMATS } from '#core/importing/draft-game.ts';
import { QUESTION_KINDS, ROW_ACTIONS, ROW_DECISIONS } from '#core/importing/import-row.ts';
import { PASTE_LENGTH } from '#core/importing/limits.ts';
import { TABLE_FIELDS } from '#core/importing/table/table-field.ts';
import {
	clockField,
	dayField,
	instantPlaceField,
	placeField,
	recordField,
	revisionField,
} from '#core/kit/fields.ts';
import { newCompetitionSchema, newTeamSchema } from '#core/names/pickers.ts';
import { isZone } from '#core/site/zoned-time.ts';
import { ROW_VIEWS } from './rows.ts';

const id = z.string().min(1).max(100);
export const uf = z.enum(ALL_UFS);
/** More columns than any table of games has. */
const MOST_COLUMNS = 200;
const columns = recordField(z.string().max(200), z.enum([...TABLE_FIELDS, 'ignore']), MOST_COLUMNS);

/** How the operator wants a source to be read; null = detected automatically. */
export const askedSchema = z.object({
	format: z.enum(IMPORT_FORMATS).nullable(),
	date: dayField.nullable(),
	competitionId: id.nullable(),
	columns: columns.nullable(),
	/** Day for rows without one, and zone of all hours ('@place' = that of each ground). */
	day: dayField.nullable(),
	zone: z
		.string()
		.max(64)
		.refine((zone) => zone === PLACE || isZone(zone), fieldCopy.choice)
		.nullable(),
});
export type AskedView = z.infer<typeof askedSchema>;

/**
 * A new import: a text, an uploaded file by its address (as returned by the file client, without
 * the origin), or an external address.
 */
export const newImportSchema = z.object({
	source: z.discriminatedUnion('kind', [
		z.object({ kind: z.literal('text'), text: z.string().min(1).max(PASTE_LENGTH) }),
		z.object({
			kind: z.literal('file'),
			address: z.string().min(1).max(2000),
			name: z.string().min(1).max(300),
		}),
		z.object({ kind: z.literal('address'), address: z.url({ protocol: /^https?$/ }).max(2000) }),
	]),
	asked: askedSchema.partial().default({}),
});
export type NewImport = z.input<typeof newImportSchema>;

export const importListQuerySchema = z.object({ before: instantPlaceField.optional() });

export const rowsQuerySchema = z.object({
	show: z.enum(ROW_VIEWS).default('all'),
	offset: placeField.default(0),
});

const named = z.object({ id: id.nullable(), name: z.string().trim().min(1).max(120) });

/**
 * A person's corrections to a reading; only the given fields change. Day and hour are São Paulo's.
 * `revision`: that of the row.
 */
export const rowEditSchema = z.object({
	revision: revisionField,
	edit: z
		.object({
			date: dayField.nullable(),
			time: clockField.nullable(),
			home: named,
			away: named,
			competition: z.object({ id, name: z.string().max(200) }),
			round: z.string().trim().max(80).nullable(),
			venue: z.string().trim().max(120).nullable(),
			status: z.enum(GAME_STATUSES),
			channels: z
				.array(
					z.object({
						id,
						name: z.string().max(120),
						include: z.array(uf).max(27),
						exclude: z.array(uf).max(27),
					}),
				)
				.max(20),
		})
		.partial(),
});
export type RowEdit = z.infer<typeof rowEditSchema>;

export const rowDecisionSchema = z.object({
	revision: revisionField,
	decision: z.enum(ROW_DECISIONS).nullable(),
});

/** One decision for all undecided rows with the given actions. */
export const bulkDecisionSchema = z.object({
	actions: z.array(z.enum(ROW_ACTIONS)).min(1).max(ROW_ACTIONS.length),
	decision: z.enum(ROW_DECISIONS),
});

/** More names than any source brings. */
const MOST_NAMES = 2_000;
const asked = z.string().max(300);

/**
 * Questions of one kind, by name, that are answered by a new entry. `facts` null = as the source
 * shows it.
 */
export const createNamesSchema = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('team'),
		names: z
			.array(z.object({ name: asked, facts: newTeamSchema.nullable() }))
			.min(1)
			.max(MOST_NAMES),
	}),
	z.object({
		kind: z.literal('competition'),
		names: z
			.array(z.object({ name: asked, facts: newCompetitionSchema.nullable() }))
			.min(1)
			.max(MOST_NAMES),
	}),
]);

export type CreateNames = z.infer<typeof createNamesSchema>;

/** The meaning of a name; '' = it stays as written; '@out' = its games are left out. */
export const answerSchema = z.object({
	kind: z.enum(QUESTION_KINDS),
	name: z.string().max(300),
	id: z.string().max(100),
});

export const commitSchema = z.object({ mode: z.enum(['whole', 'partial']) });
