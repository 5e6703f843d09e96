import { z } from 'zod';
import { CHANNEL_GROUPS } from '#core/channels/channel.ts';
import { ALL_UFS } from '#core/football-pt/uf.ts';
import {
	channelNameSchema,
	competitionNameSchema,
	teamNameSchema,
} from '#core/games/contract/form.ts';

export const PICKER_KINDS = ['team', 'competition', 'channel'] as const;
export type PickerKind = (typeof PICKER_KINDS)[number];

/**
 * `q` as typed: a name, nickname or abbreviation, or its beginning. Empty = the most requested
 * entries.
 */
export const pickerQuerySchema = z.object({
	kind: z.enum(PICKER_KINDS),
	q: z.string().trim().max(80).default(''),
});

/** Best first. Only the list of the requested kind is filled. */
export const pickerAnswerSchema = z.object({
	teams: z.array(teamNameSchema),
	competitions: z.array(competitionNameSchema),
	channels: z.array(channelNameSchema),
});
export type PickerAnswer = z.infer<typeof pickerAnswerSchema>;

const name = z.string().trim().min(1).max(120);
const state = z.enum(ALL_UFS).nullable();
const id = z.string().min(1).max(120);
/** In the spelling of the reference data: 'BR', 'ENG'. */
const country = z
	.string()
	.max(3)
	.regex(/^[A-Z]{2,3}$/);

/** The required fields of a team. `state` = UF of a Brazilian one. */
export const newTeamSchema = z.object({ name, country, state, type: z.enum(['clube', 'selecao']) });
export type NewTeam = z.infer<typeof newTeamSchema>;

/** `country` null = international. */
export const newCompetitionSchema = z.object({
	name,
	country: country.nullable(),
	state,
	gender: z.enum(['m', 'f']),
	type: z.enum(['liga', 'copa', 'amistoso']),
});
export type NewCompetition = z.infer<typeof newCompetitionSchema>;

export const newChannelSchema = z.object({
	name,
	group: z.enum(CHANNEL_GROUPS),
	free: z.boolean(),
});
export type NewChannel = z.infer<typeof newChannelSchema>;

export const usualQuerySchema = z.object({ competitionId: id, homeId: id.optional() });

const counted = z.object({ games: z.int(), of: z.int() }).nullable();
const usualChannelSchema = z.object({
	channel: channelNameSchema,
	/** It currently holds rights to the competition. */
	holds: z.boolean(),
	/** How many of the last games of the competition, and of the home side, it showed. */
	competition: counted,
	home: counted,
});
export type UsualChannelOffer = z.infer<typeof usualChannelSchema>;
export const usualAnswerSchema = z.object({ channels: z.array(usualChannelSchema) });
export type UsualAnswer = z.infer<typeof usualAnswerSchema>;
