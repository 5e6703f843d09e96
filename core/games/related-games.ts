import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import type { Names } from './cards.ts';
import type { Game, Side } from './game.ts';
import { isOff, LIVE_MINUTES } from './game-rules.ts';
import type { GameView } from './game-view.ts';
import { type Leg, otherLeg } from './legs.ts';

/** A game that another game's page links to. */
export type RelatedGame = {
	slug: string;
	home: string;
	away: string;
	competition: string;
	day: string;
	kickoffAt: number | null;
};

/** A team and its next games, soonest first. */
export type NextOfTeam = { id: string; name: string; games: RelatedGame[] };

export type RelatedGames = {
	/** The other leg of the tie, null without one. */
	leg: { which: Leg; game: RelatedGame } | null;
	/** The next games of each known team; teams without any are left out. */
	next: NextOfTeam[];
	/** Other games with the same kickoff, the most important competitions first. */
	sameTime: RelatedGame[];
};

type RelatedInput = {
	view: GameView;
	/** Games of the same competition with the sides reversed. */
	meetings: readonly Game[];
	/** Live and upcoming games of each known team, soonest first. */
	next: readonly { id: string; name: string; games: readonly Game[] }[];
	/** Published games at the same minute. */
	sameTime: readonly Game[];
	names: Names;
	/** UTC milliseconds. */
	now: number;
};

const MOST_NEXT = 3;
const MOST_SAME_TIME = 6;

/**
 * Chooses the games that a game's page links to. `validUntil` = UTC ms at which one of the next
 * games ends, or the end of time.
 */
export function relateGames({ view, meetings, next, sameTime, names, now }: RelatedInput): {
	related: RelatedGames;
	validUntil: number;
} {
	const others = (games: readonly Game[]) =>
		games.filter((game) => game.slug !== view.slug && !isOff(game));
	const shown = (games: readonly Game[]) => games.map((game) => relatedGame(game, names));
	const nextGames = next.map(({ id, name, games }) => ({
		id,
		name,
		games: others(games).slice(0, MOST_NEXT),
	}));
	const priority = ({ competitionId }: Game) =>
		names.competitions.get(competitionId)?.priority ?? 9;
	const atOnce = others(sameTime).sort(
		(a, b) => priority(a) - priority(b) || (a.slug < b.slug ? -1 : 1),
	);
	const ends = nextGames.flatMap(({ games }) =>
		games.flatMap(({ kickoffAt }) =>
			kickoffAt === null ? [] : [kickoffAt + LIVE_MINUTES * 60_000],
		),
	);
	return {
		related: {
			leg: legOf(view, meetings, names),
			next: nextGames
				.filter(({ games }) => games.length > 0)
				.map((team) => ({ ...team, games: shown(team.games) })),
			sameTime: shown(atOnce.slice(0, MOST_SAME_TIME)),
		},
		validUntil: Math.min(...ends.filter((end) => end > now), Number.MAX_SAFE_INTEGER),
	};
}

/**
 * Teams with their next games for the links of a page, from the given games without called-off
 * ones.
 */
export function nextOfTeams(
	teams: readonly { id: string; name: string; games: readonly Game[] }[],
	names: Names,
): NextOfTeam[] {
	return teams.map(({ id, name, games }) => ({
		...{ id, name },
		games: games.filter((game) => !isOff(game)).map((game) => relatedGame(game, names)),
	}));
}

/** The nearest meeting that is the other leg. */
function legOf(view: GameView, meetings: readonly Game[], names: Names): RelatedGames['leg'] {
	const distance = ({ day }: Game) => Math.abs(Date.parse(day) - Date.parse(view.day));
	for (const game of meetings.toSorted((a, b) => distance(a) - distance(b))) {
		const which = otherLeg(view, game);
		if (which !== null && game.slug !== view.slug) return { which, game: relatedGame(game, names) };
	}
	return null;
}

function relatedGame(
	{ slug, home, away, competitionId, day, kickoffAt }: Game,
	names: Names,
): RelatedGame {
	const sideName = ({ teamId, label }: Side) =>
		names.teams.get(teamId ?? '')?.shortName ?? label ?? SIDE_UNDEFINED;
	const competition = names.competitions.get(competitionId)?.shortName ?? competitionId;
	return { slug, home: sideName(home), away: sideName(away), competition, day, kickoffAt };
}
