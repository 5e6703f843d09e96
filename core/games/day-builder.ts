import type { Channel } from '#core/channels/channel.ts';
import { audienceOf } from '#core/competitions/audience.ts';
import type { Competition } from '#core/competitions/competition.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { type Names, searchKeys, teamCard, unknownCompetition } from './cards.ts';
import { joinUfs } from './coverage.ts';
import { daySections } from './day-sections.ts';
import type { BroadcastCard, CompetitionCard, DayView, GameCard, TeamCard } from './day-view.ts';
import type { Game, Side } from './game.ts';
import { compareGames, nextTurn } from './game-rules.ts';
import { Table } from './table.ts';

export type DayInput = {
	day: string;
	/** UTC milliseconds. */
	now: number;
	/** Games of the day; for today also those of the day before that still run and, after the last one, the next ones. */
	games: readonly Game[];
	names: Names;
	/** Label of the former hour of games that were moved, by game id. */
	movedFrom: ReadonlyMap<string, string>;
};

/**
 * Builds the page of one day. Nothing is left out: a game without hour, channel or known team is listed like the others.
 * Returns the view and `validUntil`, the UTC ms at which the clock alone makes it untrue (kickoff, end of a game, midnight).
 */
export function buildDay({ day, now, games, names, movedFrom }: DayInput): { view: DayView; validUntil: number } {
	const tables = { teams: new Table<TeamCard>(), competitions: new Table<Competition>(), channels: new Table<Channel>() };
	const priority = (game: Game) => names.competitions.get(game.competitionId)?.priority ?? 9;
	const sorted = games
		.map((game) => ({ game, kickoffAt: game.kickoffAt, priority: priority(game), slug: game.slug }))
		.sort(compareGames)
		.map(({ game }) => game);
	const cards = sorted.map((game) => gameCard(game, { names, movedFrom, tables }));
	const upcoming = sorted.filter((game) => game.status === 'scheduled' && game.kickoffAt !== null && game.kickoffAt > now);
	const view: DayView = {
		day,
		today: dayOf(now),
		total: sorted.filter((game) => game.day === day).length,
		updatedAt: latest(sorted),
		teams: tables.teams.rows,
		competitions: tables.competitions.rows.map(competitionCard),
		channels: tables.channels.rows.map(({ id, shortName, group, free }) => ({ id, name: shortName, group, free })),
		games: cards,
		sections: daySections({ games: sorted, day, now }),
	};
	const next = upcoming[0]?.kickoffAt;
	if (next) view.nextKickoffAt = next;
	if (sorted.some((game) => game.demo)) view.demo = true;
	return { view, validUntil: validUntil(sorted, now) };
}

type CardContext = {
	names: Names;
	movedFrom: ReadonlyMap<string, string>;
	tables: { teams: Table<TeamCard>; competitions: Table<Competition>; channels: Table<Channel> };
};

function gameCard(game: Game, { names, movedFrom, tables }: CardContext): GameCard {
	const competition = names.competitions.get(game.competitionId) ?? unknownCompetition(game.competitionId);
	const card: GameCard = {
		slug: game.slug,
		home: side(game.home, names, tables.teams),
		away: side(game.away, names, tables.teams),
		competition: tables.competitions.place(competition.id, () => competition),
		broadcasts: broadcastCards(game, names, tables.channels),
	};
	if (game.round) card.round = game.round;
	if (game.kickoffAt !== null) card.kickoffAt = game.kickoffAt;
	if (game.status !== 'scheduled') card.status = game.status;
	if (game.broadcasts.some((broadcast) => broadcast.state === 'none')) card.noBroadcast = true;
	const moved = movedFrom.get(game.id);
	if (moved) card.movedFrom = moved;
	return card;
}

function side({ teamId, label }: Side, names: Names, teams: Table<TeamCard>): number | string {
	const team = teamId === null ? undefined : names.teams.get(teamId);
	return team ? teams.place(team.id, () => teamCard(team)) : (label ?? '');
}

function broadcastCards(game: Game, names: Names, channels: Table<Channel>): BroadcastCard[] {
	return game.broadcasts.flatMap(({ channelId, state, coverage }) => {
		const channel = channelId === null ? undefined : names.channels.get(channelId);
		if (!channel) return [];
		const card: BroadcastCard = { channel: channels.place(channel.id, () => channel), state };
		if (coverage.include.length > 0) card.include = joinUfs(coverage.include);
		if (coverage.exclude.length > 0) card.exclude = joinUfs(coverage.exclude);
		return [card];
	});
}

function competitionCard(competition: Competition): CompetitionCard {
	const { id, shortName, priority } = competition;
	return { id, name: shortName, priority, keys: searchKeys(competition), ...audienceOf(competition) };
}

function latest(games: readonly Game[]): number | null {
	return games.length === 0 ? null : Math.max(...games.map((game) => game.updatedAt));
}

function validUntil(games: readonly Game[], now: number): number {
	const midnight = startOfDay(addDays(dayOf(now), 1));
	const turns = games.map((game) => nextTurn(game, now)).filter((instant) => instant !== null);
	return Math.min(midnight, ...turns);
}
