import { type Topic, topics } from '#core/changes/topic.ts';
import { addDays, daysBetween } from '#core/site/dates.ts';
import type { CalendarRepository } from '#server/calendars/calendar-repository.ts';
import type { ActivityRepository } from '#server/games/activity-repository.ts';
import type { AgendaRepository, DayRange, Subject } from '#server/games/agenda-repository.ts';
import type { GameChangeRepository } from '#server/games/game-change-repository.ts';
import type { GameRepository } from '#server/games/game-repository.ts';
import type { RelatedRepository } from '#server/games/related-repository.ts';
import type { GuideData } from '#server/guide-data.ts';
import type { MapRepository } from '#server/map/map-repository.ts';
import type { RepositoryTopics, TopicsOf } from './topics-of.ts';

/** A longer range depends on everything. */
const MOST_DAYS = 70;

const everything = () => [topics.all];
const ofSubject = (_: unknown, { kind, id }: Subject) => [topics[kind](id)];

/** The days of a range, both ends included. */
function days({ from, to }: DayRange): Topic[] {
	const count = daysBetween(from, to) + 1;
	return count > MOST_DAYS
		? [topics.all]
		: Array.from({ length: Math.max(count, 0) }, (_, ahead) => topics.day(addDays(from, ahead)));
}

/**
 * The days searched for the first `limit` results: up to the last one found, or all when fewer were
 * found.
 */
function daysUntil(found: readonly string[], { from, to }: DayRange, limit: number): Topic[] {
	return days({ from, to: found.length < limit ? to : (found.toSorted().at(-1) ?? to) });
}

export const gameTopics: RepositoryTopics<GameRepository> = {
	listDay: (_, day) => [topics.day(day)],
	listKickoff: (_, day) => [topics.day(day)],
	listFollowing: (games, day, to, limit) =>
		daysUntil(
			games.map((game) => game.day),
			{ from: addDays(day, 1), to },
			limit,
		),
	listComing: (_, from, to) => days({ from, to }),
	// Any game may take over an unused address later.
	bySlug: (game) => [game === null ? topics.all : topics.game(game.id)],
	byId: (_, id) => [topics.game(id)],
	listCompetition: (_, id) => [topics.competition(id)],
	isGoneAddress: everything,
	takenSlugs: everything,
	countAll: everything,
};

export const agendaTopics: RepositoryTopics<AgendaRepository> = {
	listNext: ofSubject,
	countNext: ofSubject,
	listPast: ofSubject,
	listSharedSlots: (_, asked) => asked.days.map(topics.day),
};

export const calendarTopics: RepositoryTopics<CalendarRepository> = {
	listDay: (_, day) => [topics.day(day)],
	listChosen: (_, { teams, competitions, channels }) => [
		...teams.map(topics.team),
		...competitions.map(topics.competition),
		...channels.map(topics.channel),
	],
	bySlug: (found) => [found === null ? topics.all : topics.game(found.game.id)],
};

export const relatedTopics: RepositoryTopics<RelatedRepository> = {
	listByIds: (_, ids) => ids.map(topics.game),
	// Any game may take over an unused address later.
	listBySlugs: (games, slugs) =>
		games.length < slugs.length ? [topics.all] : games.map((game) => topics.game(game.id)),
	listNearMeetings: (_, { homeId }) => [topics.team(homeId)],
	listMeetings: (_, { homeId }) => [topics.team(homeId)],
};

export const mapTopics: RepositoryTopics<MapRepository> = {
	listDaysShown: (found, _, range, limit) => daysUntil(found, range, limit),
};

export const activityTopics: RepositoryTopics<ActivityRepository> = {
	countDays: (_, asked) => asked.map(topics.total),
	countBroadcasts: ofSubject,
	teamsOf: (_, id) => [topics.competition(id)],
	listPlayed: (_, range) => days(range),
	list: (_, _kind, range) => days(range),
};

export const gameChangeTopics: RepositoryTopics<GameChangeRepository> = {
	listGame: (_, id) => [topics.game(id)],
	wasPublished: (_, id) => [topics.game(id)],
	listKickoffMoves: (_, day) => [topics.day(day)],
	listKickoffMovesOf: (_, ids) => ids.map(topics.game),
	listRecent: everything,
};

export const habitTopics: TopicsOf<GuideData['habits']> = (_, competitions) =>
	competitions.map(({ id }) => topics.habits(id));
