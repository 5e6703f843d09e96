import { docsCopy } from '#core/copy/docs.ts';
import { fieldCopy } from '#core/copy/problems.ts';
import {
	channelNameSchema,
	competitionNameSchema,
	teamNameSchema,
} from '#core/games/contract/form.ts';
import type { Result } from '#core/kit/result.ts';
import {
	newChannelSchema,
	newCompetitionSchema,
	newTeamSchema,
	pickerAnswerSchema,
	pickerQuerySchema,
	usualAnswerSchema,
	usualQuerySchema,
} from '#core/names/pickers.ts';
import { channelName, competitionName, teamName } from '#server/games/game-names.ts';
import { offerUsualChannels } from '#server/games/offer-usual-channels.ts';
import {
	createChannel,
	createCompetition,
	createTeam,
	type NameTaken,
} from '#server/reference/create-name.ts';
import { searchNames } from '#server/reference/search-names.ts';
import { defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { areas, summaries } = docsCopy;

/** Candidates for text typed into a picker. */
export const pickers = defineRoute({
	...{
		method: 'GET',
		path: 'pickers',
		needs: 'editor',
		area: areas.names,
		summary: summaries.pickers,
	},
	query: pickerQuerySchema,
	answer: pickerAnswerSchema,
	run: ({ context, query }) => searchNames(context, query, context.clock()),
});

/** The usual channels of a competition and its home side. */
export const usualChannels = defineRoute({
	...{
		method: 'GET',
		path: 'usual-channels',
		needs: 'editor',
		area: areas.names,
		summary: summaries.usualChannels,
	},
	query: usualQuerySchema,
	answer: usualAnswerSchema,
	run: async ({ context, query }) => ({
		channels: await offerUsualChannels(context.data, query, context.clock()),
	}),
});

/** Creates a team with minimal facts while a game is edited. */
export const newTeam = defineRoute({
	...{
		method: 'POST',
		path: 'teams',
		needs: 'editor',
		area: areas.names,
		summary: summaries.newTeam,
	},
	body: newTeamSchema,
	answer: teamNameSchema,
	run: async ({ context, body, access, now }) =>
		teamName(made(await createTeam(context.db, body, { actor: access.actor, now }))),
});

/** Creates a competition with minimal facts. */
export const newCompetition = defineRoute({
	...{
		method: 'POST',
		path: 'competitions',
		needs: 'editor',
		area: areas.names,
		summary: summaries.newCompetition,
	},
	body: newCompetitionSchema,
	answer: competitionNameSchema,
	run: async ({ context, body, access, now }) =>
		competitionName(made(await createCompetition(context.db, body, { actor: access.actor, now }))),
});

/** Creates a channel with minimal facts. */
export const newChannel = defineRoute({
	...{
		method: 'POST',
		path: 'channels',
		needs: 'editor',
		area: areas.names,
		summary: summaries.newChannel,
	},
	body: newChannelSchema,
	answer: channelNameSchema,
	run: async ({ context, body, access, now }) =>
		channelName(made(await createChannel(context.db, body, { actor: access.actor, now }))),
});

function made<Row>(result: Result<Row, NameTaken>): Row {
	if (result.ok) return result.value;
	throw new Refusal('invalid', { fields: { name: fieldCopy.nameTaken(result.error.name) } });
}
