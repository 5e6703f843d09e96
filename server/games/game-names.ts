import type { Channel } from '#core/channels/channel.ts';
import type { Competition } from '#core/competitions/competition.ts';
import type {
	ChannelName,
	CompetitionName,
	GameNames,
	TeamName,
} from '#core/games/contract/form.ts';
import type { GameSnapshot } from '#core/games/game-snapshot.ts';
import { placeWords } from '#core/names/copy/pickers.ts';
import type { Team } from '#core/teams/team.ts';
import type { Reference } from '#server/guide-data.ts';

/** The names behind the ids of some games; deleted ids are left out. */
export function gameNames(games: readonly GameSnapshot[], reference: Reference): GameNames {
	const teams = new Set(games.flatMap(({ home, away }) => [home.teamId, away.teamId]));
	const competitions = new Set(games.map(({ competitionId }) => competitionId));
	const channels = new Set(
		games.flatMap(({ broadcasts }) => broadcasts.map(({ channelId }) => channelId)),
	);
	return {
		teams: present(teams, reference.teams).map(teamName),
		competitions: present(competitions, reference.competitions).map(competitionName),
		channels: present(channels, reference.channels).map(channelName),
	};
}

function present<Row>(ids: ReadonlySet<string | null>, rows: ReadonlyMap<string, Row>): Row[] {
	return [...ids].flatMap((id) => (id === null ? [] : (rows.get(id) ?? [])));
}

/** A team as pickers show it. */
export function teamName({
	id,
	name,
	shortName,
	abbr,
	colors,
	kit,
	picture,
	city,
	state,
	country,
}: Team): TeamName {
	const own = {
		...(kit === undefined ? {} : { kit }),
		...(picture === undefined ? {} : { picture }),
	};
	return { id, name, shortName, abbr, colors, ...own, place: placeWords({ city, state, country }) };
}

/** A competition as pickers show it. */
export function competitionName({
	id,
	name,
	shortName,
	gender,
	ageGroup,
	zone,
	state,
	country,
}: Competition): CompetitionName {
	return {
		id,
		name,
		shortName,
		gender,
		ageGroup,
		zone,
		place: placeWords({ city: null, state, country }),
	};
}

/** A channel as pickers show it. */
export function channelName({
	id,
	name,
	shortName,
	group,
	free,
	url,
	regionUfs,
	status,
}: Channel): ChannelName {
	return { id, name, shortName, group, free, url, regionUfs, retired: status === 'retired' };
}
