import type { Channel } from '#core/channels/channel.ts';
import { AGE_GROUPS, type Competition } from '#core/competitions/competition.ts';
import type { Names } from '#core/games/cards.ts';
import type {
	ChannelName,
	CompetitionName,
	GameNames,
	TeamName,
} from '#core/games/contract/form.ts';
import { buildGame } from '#core/games/game-builder.ts';
import { type Facts, readGameFacts } from '#core/games/game-facts.ts';
import type { GameView } from '#core/games/game-view.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import type { Team } from '#core/teams/team.ts';
import { lackOf, type TypedGame, toChange } from './typed-game.ts';

/**
 * The facts in the form, as stored games hold them; null while they are not readable. `now` in UTC
 * milliseconds.
 */
function typedFacts(typed: TypedGame, now: number): Facts | null {
	const { competition } = typed;
	if (competition === null || Object.keys(lackOf(typed)).length > 0) return null;
	const facts = readGameFacts(toChange(typed), { names: namesOf(typed, competition), now });
	return facts.ok ? facts.value : null;
}

/**
 * The public page of the game in the form; null while a required field is missing. `now` in UTC
 * milliseconds.
 */
export function previewGame(typed: TypedGame, now: number): GameView | null {
	const facts = typedFacts(typed, now);
	if (facts === null || typed.competition === null) return null;
	const rest = {
		id: '',
		slug: '',
		kickoffText: null,
		demo: false,
		revision: 0,
		createdAt: now,
		updatedAt: now,
		deletedAt: null,
	};
	return buildGame({
		game: { ...facts, ...rest },
		changes: [],
		names: namesOf(typed, typed.competition),
		now,
	}).view;
}

/** The names used in the form. */
export function typedNames({ competition, home, away, broadcasts }: TypedGame): GameNames {
	return {
		teams: [home.team, away.team].filter((team) => team !== null),
		competitions: competition === null ? [] : [competition],
		channels: broadcasts.flatMap(({ channel }) => channel ?? []),
	};
}

function namesOf({ home, away, broadcasts }: TypedGame, competition: CompetitionName): Names {
	const teams = [home.team, away.team].flatMap((team) => (team === null ? [] : [toTeam(team)]));
	const channels = broadcasts.flatMap(({ channel }) =>
		channel === null ? [] : [toChannel(channel)],
	);
	return {
		teams: new Map(teams.map((team) => [team.id, team])),
		competitions: new Map([[competition.id, toCompetition(competition)]]),
		channels: new Map(channels.map((channel) => [channel.id, channel])),
	};
}

/** Only the fields that the page shows are known here; the page ignores the others. */
const UNSHOWN = { aliases: [], state: null, confidence: 'high', revision: 0 } as const;

function toTeam(team: TeamName): Team {
	return {
		...UNSHOWN,
		nicknames: [],
		city: null,
		country: '',
		type: 'clube',
		...team,
		aliases: [],
	};
}

function toCompetition(competition: CompetitionName): Competition {
	return {
		...{ ...UNSHOWN, country: null, type: 'liga', priority: 1, zone: GUIDE_ZONE },
		...competition,
		ageGroup: AGE_GROUPS.find((known) => known === competition.ageGroup) ?? 'adulto',
		...{ aliases: [], rights: [] },
	};
}

function toChannel({ retired, ...channel }: ChannelName): Channel {
	const { state: _state, ...rest } = UNSHOWN;
	const status = retired ? 'retired' : 'active';
	return { ...rest, parentId: null, ...channel, status, aliases: [] };
}
