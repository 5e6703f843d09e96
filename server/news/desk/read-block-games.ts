import { searchKeys, unknownCompetition } from '#core/games/cards.ts';
import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import type { Game, Side } from '#core/games/game.ts';
import { sortGames } from '#core/games/game-list.ts';
import type { BlockDay, BlockGame } from '#core/news/contract/article-blocks.ts';
import { type GameText, gameMatcher } from '#core/search/game-matcher.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';

/** Days around today in which the editor searches for a game. */
const DAYS_BEFORE = 7;
const DAYS_AFTER = 30;
const MOST_FOUND = 20;
const MOST_OF_A_DAY = 12;

/**
 * Specific games as the editor shows them, including drafts and removed ones; unknown ids are
 * skipped.
 */
export async function readBlockGames(
	data: GuideData,
	ids: readonly string[],
): Promise<BlockGame[]> {
	const reference = await data.reference();
	const games = await Promise.all([...new Set(ids)].map((id) => data.games.byId(id)));
	return games.flatMap((game) => (game === null ? [] : [toBlockGame(game, reference)]));
}

/**
 * Published games around `now` that match a term, as on the guide's pages (S2.03): upcoming ones
 * first, nearest first.
 */
export async function findBlockGames(
	data: GuideData,
	term: string,
	now: number,
): Promise<BlockGame[]> {
	const today = dayOf(now);
	const [reference, coming] = await Promise.all([
		data.reference(),
		data.games.listComing(addDays(today, -DAYS_BEFORE), addDays(today, DAYS_AFTER)),
	]);
	const texts = coming.map((game) => textOf(game, reference));
	const find = (isFound: (text: GameText) => boolean) =>
		coming.filter((_, place) => texts[place] !== undefined && isFound(texts[place]));
	const asWritten = find(gameMatcher(term));
	const found = asWritten.length > 0 ? asWritten : find(gameMatcher(term, { forgiving: true }));
	const ordered = found.toSorted(
		(a, b) =>
			distance(a.day, today) - distance(b.day, today) ||
			(a.kickoffAt ?? Infinity) - (b.kickoffAt ?? Infinity),
	);
	return readBlockGames(
		data,
		ordered.slice(0, MOST_FOUND).map(({ id }) => id),
	);
}

/** Past days sort after all upcoming ones. */
function distance(day: string, today: string): number {
	const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
	return days < 0 ? 1_000 - days : days;
}

/** A day's published games: their number, and the first ones. */
export async function readBlockDay(data: GuideData, day: string): Promise<BlockDay> {
	const [reference, games] = await Promise.all([data.reference(), data.games.listDay(day)]);
	const first = sortGames(games, reference).slice(0, MOST_OF_A_DAY);
	return { day, total: games.length, games: first.map((game) => toBlockGame(game, reference)) };
}

function textOf({ home, away, competitionId }: Game, { teams, competitions }: Reference): GameText {
	const keys = ({ teamId, label }: Side) => {
		const team = teamId === null ? undefined : teams.get(teamId);
		return team === undefined ? (label ?? '') : searchKeys(team);
	};
	const competition = competitions.get(competitionId);
	return {
		sides: [keys(home), keys(away)],
		competition: competition === undefined ? '' : searchKeys(competition),
		channels: [],
	};
}

function toBlockGame(game: Game, reference: Reference): BlockGame {
	const { id, slug, round, day, kickoffAt, status, home, away, competitionId, broadcasts } = game;
	const name = ({ teamId, label }: Side) =>
		(teamId === null ? null : reference.teams.get(teamId)?.shortName) ??
		(label?.trim() || SIDE_UNDEFINED);
	const sure = broadcasts.toSorted((a, b) => rank(a.state) - rank(b.state));
	return {
		...{ id, slug, round, day, kickoffAt, status },
		title: `${name(home)} × ${name(away)}`,
		competition: (reference.competitions.get(competitionId) ?? unknownCompetition(competitionId))
			.shortName,
		isPublic: game.publication === 'published' && game.deletedAt === null,
		channels: sure.flatMap(({ channelId, state }) =>
			channelId === null || state === 'none'
				? []
				: [reference.channels.get(channelId)?.shortName ?? channelId],
		),
		noBroadcast: broadcasts.some(({ state }) => state === 'none'),
	};
}

const rank = (state: string) => ['confirmed', 'usual', 'unconfirmed', 'none'].indexOf(state);
