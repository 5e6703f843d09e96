import { z } from 'zod';
import { IMPORT_FORMATS } from '#core/importing/draft-game.ts';
import { hoursTallySchema } from '#core/importing/hours/hours-tally.ts';
import { QUESTION_KINDS, ROW_ACTIONS } from '#core/importing/import-row.ts';
import { heldRevisionField, revisionField } from '#core/kit/fields.ts';
import { catalogueEntrySchema } from './catalogue-entry.ts';
import { CHECK_OUTCOMES } from './check-outcome.ts';
import { sourceFieldCopy } from './copy/fields.ts';
import { APPLY_MODES, SEASON_RULES } from './game-source.ts';
import { renderAddress } from './render-address.ts';
import { GAME_SOURCE_PROBLEMS } from './source-problem.ts';

const id = z.string().min(1).max(80);
const ANY = { day: '2026-01-01', season: 'year' } as const;

/** Valid with any key and on any day. */
const template = z
	.string()
	.trim()
	.max(2_000)
	.refine((text) => renderAddress(text, ANY, 'x').ok, sourceFieldCopy.template);
const interval = z.int().min(5, sourceFieldCopy.interval).max(10_080, sourceFieldCopy.interval);
const key = z.string().trim().min(1, sourceFieldCopy.key).max(500);

const settings = {
	name: z.string().trim().min(1, sourceFieldCopy.name).max(200),
	template,
	season: z.enum(SEASON_RULES),
	format: z.enum(IMPORT_FORMATS).nullable(),
	competitionId: id.nullable(),
	keyHeader: z
		.string()
		.trim()
		.max(60, sourceFieldCopy.keyHeader)
		.regex(/^[\w-]+$/, sourceFieldCopy.keyHeader)
		.nullable(),
	apply: z.enum(APPLY_MODES),
	/** Names that the source shows beyond doubt and the guide does not know are created. */
	createMissing: z.boolean(),
	intervalMinutes: interval,
};

/** An address of the operator's own. `key` null = none. */
export const sourceInputSchema = z.object({ ...settings, key: key.nullable() });

/** `key` absent = the stored one stays; null = it is forgotten. */
export const sourceChangeSchema = z.object({
	...settings,
	key: key.nullable().optional(),
	revision: revisionField,
});

/**
 * Sources from an entry of the catalogue, one for each competition. `key` null = none, or that of
 * another source of the same service.
 */
export const sourcesFromEntrySchema = z.object({
	entryId: id,
	competitionIds: z.array(id).max(100),
	key: key.nullable(),
	apply: z.enum(APPLY_MODES),
	createMissing: z.boolean(),
});

export const sourceSwitchSchema = z.object({ enabled: z.boolean(), revision: revisionField });

const instant = z.number().nullable();

/** A source with its state. UTC ms; null = never, or none. The key never leaves the server. */
export const sourceViewSchema = z.object({
	...{ id: z.string(), entryId: z.string().nullable(), name: z.string(), template: z.string() },
	...{ season: z.enum(SEASON_RULES), format: z.enum(IMPORT_FORMATS).nullable() },
	...{ competitionId: z.string().nullable(), competition: z.string().nullable() },
	...{ keyHeader: z.string().nullable(), hasKey: z.boolean(), apply: z.enum(APPLY_MODES) },
	...{ createMissing: z.boolean(), enabled: z.boolean() },
	...{ intervalMinutes: z.int(), revision: z.int() },
	/** The address of today, without the key. */
	address: z.string(),
	/** This configuration was tested, so it may be switched on. */
	tested: z.boolean(),
	...{ testedAt: instant, nextCheckAt: z.number(), checkedAt: instant, okAt: instant },
	...{ failures: z.int(), outcome: z.enum(CHECK_OUTCOMES).nullable() },
	...{ problem: z.enum(GAME_SOURCE_PROBLEMS).nullable(), movedTo: z.string().nullable() },
	/** Of the last check; null = none yet. */
	...{ games: z.int().nullable(), unknownNames: z.int().nullable() },
	proposedBatchId: z.string().nullable(),
});
export type SourceView = z.infer<typeof sourceViewSchema>;

export const sourceListSchema = z.object({ sources: z.array(sourceViewSchema), now: z.number() });
export const sourcesAddedSchema = z.object({ sources: z.array(sourceViewSchema) });

/** What a source would bring now; nothing of it is stored (`server/sources/test-source.ts`). */
export const sourceTestSchema = z.object({
	...{ problem: z.enum(GAME_SOURCE_PROBLEMS).nullable(), status: z.int().nullable() },
	...{ retryAt: instant, movedTo: z.string().nullable() },
	...{ format: z.enum(IMPORT_FORMATS).nullable(), games: z.int(), unread: z.int() },
	actions: z.partialRecord(z.enum(ROW_ACTIONS), z.int()),
	examples: z.array(
		z.object({
			...{ competition: z.string(), home: z.string(), away: z.string() },
			...{ day: z.string().nullable(), kickoffAt: instant, channels: z.array(z.string()) },
			action: z.enum(ROW_ACTIONS),
		}),
	),
	unknown: z.array(z.object({ kind: z.enum(QUESTION_KINDS), name: z.string(), games: z.int() })),
	...{ unknownCount: z.int(), hours: hoursTallySchema, warnings: z.array(z.string()) },
	source: sourceViewSchema,
});
export type SourceTestView = z.infer<typeof sourceTestSchema>;

export const sourceChecksSchema = z.object({
	checks: z.array(
		z.object({
			...{ at: z.number(), outcome: z.enum(CHECK_OUTCOMES), problem: z.string().nullable() },
			...{ games: z.int(), unknownNames: z.int() },
		}),
	),
});

const itemSchema = z.object({
	entry: catalogueEntrySchema,
	shipped: z.boolean(),
	/** 0 = as shipped. */
	revision: z.int(),
});
export type CatalogueItemView = z.infer<typeof itemSchema>;

/** `competitions`: those of the guide that an entry covers, by name. */
export const catalogueSchema = z.object({
	items: z.array(itemSchema),
	competitions: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type CatalogueView = z.infer<typeof catalogueSchema>;

/** Replaces an entry, or adds one. The id of the address and of the entry are the same. */
export const entryChangeSchema = z.object({
	entry: catalogueEntrySchema,
	revision: heldRevisionField,
});
