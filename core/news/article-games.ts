import type { Game } from '#core/games/game.ts';
import { type ListContext, listGames, sortGames } from '#core/games/game-list.ts';
import { countStanding, isLive, isOff, isOver, nextTurn } from '#core/games/game-rules.ts';
import { dayOf } from '#core/site/dates.ts';
import type { ArticleGames, GameMoment } from './article-view.ts';

/** Most games listed by a day block; the page of the day has them all. */
const MOST_OF_DAY = 12;
/** Most games under an article. */
const MOST_RELATED = 6;

type ArticleGamesInput = ListContext & {
	/** Games embedded in the text. */
	embedded: readonly Game[];
	/** All games of each day embedded in the text. */
	days: ReadonlyMap<string, readonly Game[]>;
	/** Games that the article names, then upcoming games of its subjects, best first. */
	related: readonly Game[];
};

/**
 * The games of an article at `now`: whatever the text says, hour and channels are the guide's. Each
 * game is listed once, however often it is named; embedded ones are not repeated under the text.
 * `validUntil` = UTC ms of the next kickoff or end.
 */
export function buildArticleGames({
	embedded,
	days,
	related,
	now,
	...context
}: ArticleGamesInput): {
	games: ArticleGames;
	validUntil: number;
} {
	const shownDays = new Map(
		[...days].map(([day, games]) => [day, mostImportant(games, { ...context, now })]),
	);
	const embeddedIds = new Set(embedded.map(({ id }) => id));
	const under = [...new Map(related.map((game) => [game.id, game])).values()].filter(
		({ id }) => !embeddedIds.has(id),
	);
	const shownUnder = sortGames(under.slice(0, MOST_RELATED), context.names);
	const all = [
		...new Map(
			[...embedded, ...[...shownDays.values()].flat(), ...shownUnder].map((game) => [
				game.id,
				game,
			]),
		).values(),
	];
	const places = new Map(all.map(({ id }, place) => [id, place]));
	const placesOf = (games: readonly Game[]) => games.map(({ id }) => places.get(id) ?? 0);
	const games: ArticleGames = {
		...listGames(all, { ...context, now }),
		today: dayOf(now),
		moments: all.map((game) => momentOf(game, now)),
		days: all.map(({ day }) => day),
		byId: Object.fromEntries(embedded.map(({ id }) => [id, places.get(id) ?? 0])),
		byDay: Object.fromEntries([...shownDays].map(([day, ofDay]) => [day, placesOf(ofDay)])),
		totals: Object.fromEntries([...days].map(([day, ofDay]) => [day, countStanding(ofDay)])),
		related: placesOf(shownUnder),
	};
	const turns = all.flatMap((game) => nextTurn(game, now) ?? []);
	return { games, validUntil: Math.min(Number.MAX_SAFE_INTEGER, ...turns) };
}

/**
 * The most important games of a day, unfinished ones before the others, returned in the order of
 * the day.
 */
function mostImportant(
	games: readonly Game[],
	{ names, now }: Pick<ArticleGamesInput, 'names' | 'now'>,
): Game[] {
	const rank = (game: Game) =>
		(names.competitions.get(game.competitionId)?.priority ?? 9) +
		(isOver(game, now) || isOff(game) ? 10 : 0);
	return sortGames(
		sortGames(games, names)
			.sort((a, b) => rank(a) - rank(b))
			.slice(0, MOST_OF_DAY),
		names,
	);
}

function momentOf(game: Game, now: number): GameMoment {
	if (isOff(game)) return 'off';
	if (isLive(game, now)) return 'live';
	return isOver(game, now) ? 'over' : 'coming';
}
