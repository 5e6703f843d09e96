import { isLive } from '#core/games/game-rules.ts';
import { teamsOf } from '#core/games/teams-of.ts';
import { normalize } from '#core/search/normalize.ts';
import type { CompetitionCard, GameCard, GameList } from './day-view.ts';
import {
	ACCESS_POINTS,
	type Access,
	BAND_POINTS,
	CLUB_POINTS,
	COMPETITION_POINTS,
	ENDING_POINTS,
	NATIONAL_TEAM_POINTS,
	PHASE_POINTS,
	PRIORITY_POINTS,
	YOUTH_POINTS,
} from './score-points.ts';

/** What the order of a day rests on. */
export type ScoreFacts = {
	competition: Pick<CompetitionCard, 'id' | 'priority' | 'ageGroup'>;
	round: string | undefined;
	/** Ids of the known sides. */
	teams: readonly string[];
	access: Access;
	isEnding: boolean;
};

/**
 * How much a game matters to most readers, in points; the higher, the earlier it stands
 * (`ordem=destaque`, decision 0029): Brazil's team, competition and phase, clubs, free in the whole
 * country. Youth games stand after all others; a game that is about to end after one that is its
 * equal otherwise. The teams of a reader are known to their browser alone, which puts them before
 * all.
 */
export function scoreGame({ competition, round, teams, access, isEnding }: ScoreFacts): number {
	const phase = round === undefined ? '' : normalize(round);
	const sides = teams.reduce(
		(sum, id) => sum + (NATIONAL_TEAM_POINTS[id] ?? CLUB_POINTS[id] ?? 0),
		0,
	);
	return (
		sides +
		(COMPETITION_POINTS[competition.id] ?? PRIORITY_POINTS[competition.priority] ?? 0) +
		(PHASE_POINTS.find(([words]) => words.test(phase))?.[1] ?? 0) +
		ACCESS_POINTS[access] -
		(isEnding ? ENDING_POINTS : 0) -
		(competition.ageGroup === undefined ? 0 : YOUTH_POINTS)
	);
}

/** From this minute of its `LIVE_MINUTES` on, a running game is about to end. */
const ENDING_AFTER_MS = 75 * 60_000;

/**
 * UTC ms at which a game that has not come so far will be about to end, null for others: the order
 * of its day changes then.
 */
export function endingTurn({ kickoffAt, status }: Timed, now: number): number | null {
	const turn = kickoffAt === null ? 0 : kickoffAt + ENDING_AFTER_MS;
	return status === 'scheduled' && turn > now ? turn : null;
}

type Timed = Parameters<typeof isLive>[0];

/**
 * Places of the games of a list, those that matter most first: by bands of the score, within a band
 * by kickoff (an open hour last), then as listed. `now` in UTC milliseconds.
 */
export function rankGames(list: GameList, now: number): number[] {
	return list.games
		.map((game, place) => ({
			place,
			at: game.kickoffAt ?? Infinity,
			band: Math.floor(scoreGame(factsOf(list, game, now)) / BAND_POINTS),
		}))
		.sort((a, b) => b.band - a.band || (a.at === b.at ? 0 : a.at - b.at) || a.place - b.place)
		.map(({ place }) => place);
}

function factsOf(list: GameList, game: GameCard, now: number): ScoreFacts {
	const { kickoffAt = null, status = 'scheduled', round } = game;
	return {
		competition: list.competitions[game.competition] ?? { id: '', priority: 9 },
		round,
		teams: teamsOf(list, game),
		access: accessOf(list, game),
		isEnding: isLive({ kickoffAt, status }, now) && endingTurn({ kickoffAt, status }, now) === null,
	};
}

/** How a game of a list can be watched. Only what is confirmed counts as free. */
export function accessOf({ channels }: GameList, { broadcasts }: GameCard): Access {
	const free = broadcasts.filter(
		({ channel, state }) => state === 'confirmed' && channels[channel]?.free,
	);
	const isLimited = ({ channel, include, exclude }: (typeof free)[number]) =>
		Boolean(include ?? exclude ?? channels[channel]?.regionUfs);
	if (free.length > 0) return free.every(isLimited) ? 'states' : 'nation';
	return broadcasts.some(({ state }) => state !== 'none') ? 'announced' : 'open';
}
