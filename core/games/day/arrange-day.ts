import type { Game } from '#core/games/game.ts';
import { compareGames, countStanding, isOver, nextTurn } from '#core/games/game-rules.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { daySections } from './day-sections.ts';
import type { DayView, GameCard, GameList } from './day-view.ts';
import { endingTurn, rankGames } from './score.ts';

/** The cards of a day, and the data that no card holds. */
export type DayContent = GameList & Pick<DayView, 'day' | 'updatedAt' | 'mapped' | 'demo'>;

/**
 * Everything of a day that is derived from its cards and the clock: order, headings, rank, count,
 * today. `now` in UTC milliseconds. The server builds a day with it; an open page rearranges its
 * cards with it. It does not change the texts of cards: see `asksData`.
 */
export function arrangeDay(
	{ day, updatedAt, teams, competitions, channels, games, demo, mapped }: DayContent,
	now: number,
): DayView {
	const list = { teams, competitions, channels, games: sortCards(games, competitions) };
	const listed = list.games.map((card) => timesOf(card, day));
	const ranked = rankGames(list, now);
	const view: DayView = {
		day,
		today: dayOf(now),
		total: countStanding(listed.filter((game) => game.day === day)),
		updatedAt,
		...list,
		sections: daySections({ games: listed, ranked, day, now }),
		ranked,
	};
	if (demo) view.demo = true;
	if (mapped) view.mapped = true;
	return view;
}

/**
 * UTC ms at which the clock alone changes the day: kickoff, a game about to end, its end, midnight.
 */
export function nextDayTurn(
	{ day, games }: Pick<DayContent, 'day' | 'games'>,
	now: number,
): number {
	const turns = games.flatMap((card) => {
		const game = timesOf(card, day);
		return [nextTurn(game, now), endingTurn(game, now)].filter((instant) => instant !== null);
	});
	return Math.min(startOfDay(addDays(dayOf(now), 1)), ...turns);
}

/**
 * Whether a day built at `from` has texts that need new data at `to` (UTC ms, later):
 * - another day began;
 * - a game ended: its answer changes to the past tense, and other games may follow it;
 * - an unannounced game began: its text no longer says "so far".
 */
export function asksData(
	{ day, games }: Pick<DayContent, 'day' | 'games'>,
	{ from, to }: { from: number; to: number },
): boolean {
	if (dayOf(from) !== dayOf(to)) return true;
	return games.some((card) => {
		const game = timesOf(card, day);
		if (isOver(game, from) !== isOver(game, to)) return true;
		return card.answer.country.kind === 'open' && nextTurn(game, from) !== nextTurn(game, to);
	});
}

type Times = Pick<Game, 'kickoffAt' | 'status' | 'day'>;

function timesOf({ kickoffAt, status, ...card }: GameCard, day: string): Times {
	return {
		kickoffAt: kickoffAt ?? null,
		status: status ?? 'scheduled',
		day: kickoffAt === undefined ? (card.day ?? day) : dayOf(kickoffAt),
	};
}

/** Returns the same array when it is already sorted. */
function sortCards(games: GameCard[], competitions: GameList['competitions']): GameCard[] {
	const keyed = games.map((card) => ({
		card,
		kickoffAt: card.kickoffAt ?? null,
		priority: competitions[card.competition]?.priority ?? 9,
		slug: card.slug,
	}));
	const sorted = keyed.toSorted(compareGames);
	return sorted.every((row, place) => row === keyed[place])
		? games
		: sorted.map(({ card }) => card);
}
