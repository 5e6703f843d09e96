import type { Game } from '#core/games/game.ts';
import { type ListContext, latestChange, listGames, sortGames } from '#core/games/game-list.ts';
import { countStanding, isBehind, isLive, nextTurn } from '#core/games/game-rules.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import type { GameList } from './day-view.ts';
import { rankGames } from './score.ts';

/** Days that a page of a team, competition or channel looks ahead, and how many games it shows. */
export const NEXT_DAYS = 30;
export const NEXT_GAMES = 30;
export const PAST_GAMES = 20;

/** Games of several days: `days` holds the places of each day's games. */
export type DatedList = GameList & { days: { day: string; games: number[] }[] };

/** What a team, competition or channel has before and behind it. */
export type Agenda = {
	/** Today in São Paulo. */
	today: string;
	/** Running and coming games, soonest first. */
	next: DatedList;
	/** Slugs of those that run at this moment; absent without any. */
	live?: string[];
	/** How many games are to come in all, those called off left out. */
	coming: number;
	/** Games played, latest first. */
	past: DatedList;
	/** Where none is to come: a game of the guide that is. */
	instead?: DatedList;
	/** UTC ms of the last change to any game listed. */
	updatedAt: number | null;
	/** True while any game listed belongs to the demonstration. */
	demo?: true;
};

/** Whether a page has any game to show, to come or played. */
export function hasGames({ next, past }: Pick<Agenda, 'next' | 'past'>): boolean {
	return next.games.length + past.games.length > 0;
}

/**
 * The same without the sentences of its games, which only texts need: as it goes to the browser.
 */
export function withoutSentences<View extends Agenda>(view: View): View {
	const plain = (list: DatedList): DatedList => ({
		...list,
		games: list.games.map(({ told, ...game }) => game),
	});
	return {
		...view,
		next: plain(view.next),
		past: plain(view.past),
		...(view.instead && { instead: plain(view.instead) }),
	};
}

type AgendaInput = ListContext & {
	games: readonly Game[];
	/** See `Agenda`: games of others, of which the most important one is taken. */
	others?: readonly Game[];
	/** See `Agenda`; those of `games` where absent. */
	coming?: number;
};

/**
 * Splits games into those to come (those running among them) and those behind, each once: 30 and 20
 * at most. A game that will not be played stands with its day. `validUntil` = UTC ms at which the
 * clock alone makes it untrue.
 */
export function buildAgenda({ games, others = [], coming, ...context }: AgendaInput): {
	agenda: Agenda;
	validUntil: number;
} {
	const { now } = context;
	const today = dayOf(now);
	const sorted = sortByDay([...new Map(games.map((game) => [game.id, game])).values()], context);
	const behind = (game: Game) => isBehind(game, now);
	const next = sorted.filter((game) => !behind(game)).slice(0, NEXT_GAMES);
	const past = sorted.filter(behind).toReversed().slice(0, PAST_GAMES);
	const listed = [...next, ...past];
	const agenda: Agenda = {
		today,
		next: datedList(next, context),
		coming: coming ?? countStanding(next),
		past: datedList(past, context),
		updatedAt: latestChange(listed),
	};
	const best = next.length > 0 ? undefined : mostImportant(others, context);
	if (best) agenda.instead = datedList([best], context);
	const live = next.filter((game) => isLive(game, now)).map(({ slug }) => slug);
	if (live.length > 0) agenda.live = live;
	if (listed.some((game) => game.demo)) agenda.demo = true;
	const turns = [...listed, ...(best ? [best] : [])].flatMap((game) => nextTurn(game, now) ?? []);
	return { agenda, validUntil: Math.min(startOfDay(addDays(today, 1)), ...turns) };
}

/** The one that stands first where a day is ordered by what matters. */
function mostImportant(games: readonly Game[], context: ListContext): Game | undefined {
	const coming = games.filter((game) => !isBehind(game, context.now));
	const [first] = rankGames(listGames(coming, context), context.now);
	return first === undefined ? undefined : coming[first];
}

function sortByDay(games: readonly Game[], { names }: Pick<ListContext, 'names'>): Game[] {
	const byDay = Map.groupBy(games, (game) => game.day);
	return [...byDay.keys()].sort().flatMap((day) => sortGames(byDay.get(day) ?? [], names));
}

function datedList(games: readonly Game[], context: ListContext): DatedList {
	const days = new Map<string, number[]>();
	games.forEach(({ day }, place) => {
		const places = days.get(day);
		if (places) places.push(place);
		else days.set(day, [place]);
	});
	return {
		...listGames(games, context),
		days: [...days].map(([day, places]) => ({ day, games: places })),
	};
}
