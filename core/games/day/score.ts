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

/** Input of the score. */
export type ScoreFacts = {
	competition: Pick<CompetitionCard, 'id' | 'priority' | 'ageGroup'>;
	round: string | undefined;
	/** Ids of the known sides. */
	teams: readonly string[];
	access: Access;
	isEnding: boolean;
};

/**
 * How much a game matters to most readers, in points; higher comes first (`ordem=destaque`,
 * decision 0029). Counted: Brazil's team, competition and phase, clubs, free nationwide. Youth
 * games come last; a game about to end comes after an otherwise equal one. Only the browser knows
 * the reader's teams, and puts them before all.
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

/** From this point after kickoff, a live game counts as about to end. */
const ENDING_AFTER_MS = 75 * 60_000;

/**
 * UTC ms at which a game will begin to count as about to end, null for others: the order of its day
 * changes then.
 */
export function endingTurn({ kickoffAt, status }: Timed, now: number): number | null {
	const turn = kickoffAt === null ? 0 : kickoffAt + ENDING_AFTER_MS;
	return status === 'scheduled' && turn > now ? turn : null;
}

type Timed = Parameters<typeof isLive>[0];

/**
 * Indexes of a list's games, the most important first: by bands of the score, within a band by
 * kickoff (undefined last), then as listed. `now` in UTC milliseconds.
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

/** How a listed game can be watched. Only confirmed broadcasts count as free. */
export function accessOf({ channels }: GameList, { broadcasts }: GameCard): Access {
	const free = broadcasts.filter(
		({ channel, state }) => state === 'confirmed' && channels[channel]?.free,
	);
	const isLimited = ({ channel, include, exclude }: (typeof free)[number]) =>
		Boolean(include ?? exclude ?? channels[channel]?.regionUfs);
	if (free.length > 0) return free.every(isLimited) ? 'states' : 'nation';
	return broadcasts.some(({ state }) => state !== 'none') ? 'announced' : 'open';
}
