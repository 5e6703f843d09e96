import { z } from 'zod';
import { CHANNEL_GROUPS } from '#core/channels/channel.ts';
import { CHANNEL_LOGINS } from '#core/channels/channel-opening.ts';
import { AGE_GROUPS } from '#core/competitions/competition.ts';
import { rightSchema } from '#core/competitions/rights.ts';
import { fieldCopy } from '#core/copy/problems.ts';
import { ALL_UFS } from '#core/football-pt/uf.ts';
import { heldRevisionField, revisionField } from '#core/kit/fields.ts';
import { isZone } from '#core/site/zoned-time.ts';
import { PICKER_KINDS } from './pickers.ts';

/** Rows per page. */
export const NAMES_PAGE = 60;

const text = z.string().trim().min(1).max(120);
const texts = z.array(text).max(60);
const color = z
	.string()
	.max(7)
	.regex(/^#[0-9a-f]{6}$/i)
	.transform((value) => value.toLowerCase());
const country = z
	.string()
	.max(3)
	.regex(/^[A-Z]{2,3}$/);
const uf = z.enum(ALL_UFS);
const id = z.string().min(1).max(120);
const revision = revisionField;
/**
 * '' = none, the address of an uploaded picture as the file client returns it, or the one already
 * stored.
 */
const picture = z.string().trim().max(2000);
const isHttps = (address: string) =>
	z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(address).success;

export const namesQuerySchema = z.object({
	kind: z.enum(PICKER_KINDS),
	q: z.string().trim().max(80).default(''),
	from: z.coerce.number().int().min(0).max(100_000).default(0),
});

const nameRow = z.object({
	id: z.string(),
	name: z.string(),
	shortName: z.string(),
	/** Distinguishes it from its namesakes. */
	detail: z.string(),
	/** Games of the last 90 and next 30 days. */
	games: z.int(),
	/** Created or changed by an operator: later reference data does not overwrite it. */
	edited: z.boolean(),
});
export const namesPageSchema = z.object({ rows: z.array(nameRow), total: z.int() });
export type NameRow = z.infer<typeof nameRow>;
export type NamesPage = z.infer<typeof namesPageSchema>;

const teamFields = {
	name: text,
	shortName: text,
	abbr: z
		.string()
		.max(4, fieldCopy.abbr)
		.regex(/^[A-Z0-9]{1,4}$/, fieldCopy.abbr)
		.nullable(),
	aliases: texts,
	nicknames: texts,
	city: text.nullable(),
	state: uf.nullable(),
	country,
	type: z.enum(['clube', 'clube-feminino', 'selecao']),
	colors: z.object({ primary: color, secondary: color }).nullable(),
	picture,
};
export const teamEditSchema = z.object({ ...teamFields, revision });
export type TeamEdit = z.infer<typeof teamEditSchema>;
export const teamRecordSchema = z.object({
	...teamFields,
	kit: z.string().optional(),
	id: z.string(),
	revision: z.int(),
	games: z.int(),
});
export type TeamRecord = z.infer<typeof teamRecordSchema>;

const competitionFields = {
	name: text,
	shortName: text,
	aliases: texts,
	country: country.nullable(),
	state: uf.nullable(),
	gender: z.enum(['m', 'f']),
	ageGroup: z.enum(AGE_GROUPS),
	type: z.enum(['liga', 'copa', 'supercopa', 'eliminatorias', 'amistoso']),
	/** 1 = top of the day … 5. */
	priority: z.int().min(1).max(5),
	zone: z.string().max(64).refine(isZone, fieldCopy.zone),
	rights: z.array(rightSchema).max(20),
};
export const competitionEditSchema = z.object({ ...competitionFields, revision });
export type CompetitionEdit = z.infer<typeof competitionEditSchema>;
export const competitionRecordSchema = z.object({
	...competitionFields,
	id: z.string(),
	revision: z.int(),
	games: z.int(),
	/** Names of the rights holders, in their order. */
	holders: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type CompetitionRecord = z.infer<typeof competitionRecordSchema>;

const openingFields = z.object({
	service: z.string().trim().min(1).max(40).nullable(),
	login: z.enum(CHANNEL_LOGINS).nullable(),
	numbers: z
		.array(
			z.object({
				operator: z.string().trim().min(1).max(40),
				number: z
					.string()
					.max(7, fieldCopy.channelNumber)
					.regex(/^\d{1,4}(\.\d{1,2})?$/, fieldCopy.channelNumber),
				quality: z.enum(['hd', 'sd']).nullable(),
			}),
		)
		.max(40),
	/** 0 = nothing has been stored yet. */
	revision: heldRevisionField,
});
const channelFields = {
	name: text,
	shortName: text,
	aliases: texts,
	group: z.enum(CHANNEL_GROUPS),
	free: z.boolean(),
	url: z.string().trim().max(500).refine(isHttps, fieldCopy.httpsAddress).nullable(),
	regionUfs: z.array(uf).max(27),
	status: z.enum(['active', 'retired']),
	/** The parent of a feed, or the successor of a retired channel. */
	parentId: z.string().min(1).max(120).nullable(),
	picture,
	opening: openingFields,
};
export const channelEditSchema = z.object({ ...channelFields, revision });
export type ChannelEdit = z.infer<typeof channelEditSchema>;
export const channelRecordSchema = z.object({
	...channelFields,
	id: z.string(),
	revision: z.int(),
	games: z.int(),
	parentName: z.string().nullable(),
});
export type ChannelRecord = z.infer<typeof channelRecordSchema>;

/** `from` becomes an alias of `into`: every reference to it moves there, including its address. */
export const mergeSchema = z.object({ kind: z.enum(PICKER_KINDS), from: id, into: id, revision });
export type NamesMerge = z.infer<typeof mergeSchema>;
export const mergedSchema = z.object({ games: z.int() });
