import type { Game } from '#core/games/game.ts';
import { type ListContext, latestChange, listGames, sortGames } from '#core/games/game-list.ts';
import { countStanding, isBehind, isLive, nextTurn } from '#core/games/game-rules.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import type { GameList } from './day-view.ts';
import { rankGames } from './score.ts';

/**
 * How many days a page of a team, competition or channel looks ahead, and how many games it shows.
 */
export const NEXT_DAYS = 30;
export const NEXT_GAMES = 30;
export const PAST_GAMES = 20;

/** Games of several days: `days` holds the indexes of each day's games. */
export type DatedList = GameList & { days: { day: string; games: number[] }[] };

/** The upcoming and past games of a team, competition or channel. */
export type Agenda = {
	/** Today in São Paulo. */
	today: string;
	/** Live and upcoming games, soonest first. */
	next: DatedList;
	/** Slugs of those that are live; absent without any. */
	live?: string[];
	/** Number of all upcoming games, without those called off. */
	coming: number;
	/** Past games, latest first. */
	past: DatedList;
	/** Where there is no upcoming game: another one of the guide. */
	instead?: DatedList;
	/** UTC ms of the last change to any game listed. */
	updatedAt: number | null;
	/** True while any listed game belongs to the demo. */
	demo?: true;
};

/** Whether a page has any game to show, upcoming or past. */
export function hasGames({ next, past }: Pick<Agenda, 'next' | 'past'>): boolean {
	return next.games.length + past.games.length > 0;
}

/** Drops the sentences of games, which only texts need, before the view goes to the browser. */
export function withoutSentences<View extends Agenda>(view: View): View {
	const plain = (list: DatedList): DatedList => ({
		...list,
		games: list.games.map(({ answerText, ...game }) => game),
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
	/** See `Agenda`: games of others; the most important one is used. */
	others?: readonly Game[];
	/** See `Agenda`; absent = counted from `games`. */
	coming?: number;
};

/**
 * Splits games into upcoming (including live) and past ones, without duplicates: at most 30 and 20.
 * A called-off game stays on its day. `validUntil` = UTC ms at which the clock alone makes the
 * agenda stale.
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

/** The first game in the order by importance. */
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
	const days = Map.groupBy(games.entries(), ([, { day }]) => day);
	return {
		...listGames(games, context),
		days: [...days].map(([day, its]) => ({ day, games: its.map(([place]) => place) })),
	};
}
