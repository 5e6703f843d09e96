import { CHANNEL_GROUPS, type ChannelGroup } from '#core/channels/channel.ts';
import { ALL_UFS, type Uf } from '#core/football-pt/uf.ts';
import { receivedIn } from '#core/games/coverage/reach.ts';
import {
	type DayFilter,
	NO_FILTER,
	PERIODS,
	type Period,
	periodOf,
} from '#core/games/filter/day-filter.ts';
import type { FilterName } from '#core/games/filter/filter-names.ts';
import {
	broadcastsThatPass,
	gamesThatPass,
	isUnsure,
	reachOfShown,
	type Shown,
} from '#core/games/filter/filter-rules.ts';
import { teamsOf } from '#core/games/teams-of.ts';
import { timeOf } from '#core/site/dates.ts';
import type { GameCard, GameList } from './day-view.ts';

/**
 * How many games an option leaves, and how many of these are only possible matches (`isUnsure`).
 */
export type Tally = { count: number; unsure: number };
/** An option and how many games it would leave with the other filters applied. */
type Facet<Id extends string = string> = Count<Id> & { name: string };
type Count<Id extends string> = { id: Id } & Tally;

/**
 * The options of a day. Options that would leave no game are omitted, except the selected one.
 * Enumerations keep their order and have no name here (the copy has them).
 */
type DayFacets = {
	/** The most important competition first. */
	campeonato: Facet[];
	/** The channel with most games first. */
	canal: Facet[];
	acesso: Count<ChannelGroup>[];
	gratis: Tally;
	uf: Count<Uf>[];
	/** By name. */
	time: Facet[];
	periodo: Count<Period>[];
};

/** The option that a game counts for, and whether it is only a possible match. */
type Match<Id extends string> = { id: Id; unsure: boolean };

/** Counts the options of a day. Each count ignores its own filter and applies the others. */
export function dayFacets(list: GameList, filter: DayFilter): DayFacets {
	const tally = <Id extends string>(
		name: FilterName,
		matchesOf: (game: GameCard, others: DayFilter) => readonly Match<Id>[],
	) => {
		const others = { ...filter, [name]: NO_FILTER[name] };
		const games = [...gamesThatPass(list, others)].flatMap((place) => list.games[place] ?? []);
		const counts = countMatches(games.map((game) => matchesOf(game, others)));
		const chosen = filter[name] as Id | null;
		if (chosen !== null && typeof chosen === 'string' && !counts.has(chosen))
			counts.set(chosen, NONE);
		return counts;
	};
	/** Counts games as a whole. */
	const byGame = (name: FilterName, idsOf: (game: GameCard) => readonly string[]) =>
		tally(name, (game, others) => {
			const unsure = isUnsure(list, game, others);
			return idsOf(game).map((id) => ({ id, unsure }));
		});
	/** Counts each way to watch a game. */
	const byWay = <Id extends string>(name: FilterName, idOf: (shown: Shown) => Id) =>
		tally(name, (game, others) =>
			broadcastsThatPass(list, game, others).map((shown) => ({
				id: idOf(shown),
				unsure: shown.unsure,
			})),
		);
	const free = byWay('gratis', ({ channel }) => (channel.free ? 'free' : 'paid'));
	return {
		campeonato: competitionFacets(
			list,
			byGame('campeonato', ({ competition }) => [list.competitions[competition]?.id ?? '']),
		),
		canal: channelFacets(
			list,
			byWay('canal', ({ channel }) => channel.id),
		),
		acesso: inOrder(
			CHANNEL_GROUPS,
			byWay('acesso', ({ channel }) => channel.group),
		),
		gratis: free.get('free') ?? NONE,
		uf: inOrder(
			ALL_UFS,
			tally('uf', (game, others) => broadcastsThatPass(list, game, others).flatMap(statesOf)),
		),
		time: teamFacets(
			list,
			byGame('time', (game) => teamsOf(list, game)),
		),
		periodo: inOrder(
			PERIODS,
			byGame('periodo', ({ kickoffAt }) =>
				kickoffAt === undefined ? [] : [periodOf(timeOf(kickoffAt).hour)],
			),
		),
	};
}

const NONE: Tally = { count: 0, unsure: 0 };
/** One certain way makes the game certain. */
function countMatches<Id extends string>(games: readonly (readonly Match<Id>[])[]): Map<Id, Tally> {
	const counts = new Map<Id, Tally>();
	for (const matches of games) {
		const ids = new Map<Id, boolean>();
		for (const { id, unsure } of matches) ids.set(id, unsure && ids.get(id) !== false);
		for (const [id, unsure] of ids) {
			const before = counts.get(id) ?? NONE;
			counts.set(id, { count: before.count + 1, unsure: before.unsure + (unsure ? 1 : 0) });
		}
	}
	return counts;
}

function statesOf(shown: Shown): Match<Uf>[] {
	const reach = reachOfShown(shown);
	return ALL_UFS.flatMap((id) => {
		const received = receivedIn(reach, id);
		return received === 'no' ? [] : [{ id, unsure: received === 'maybe' }];
	});
}

function inOrder<Id extends string>(
	order: readonly Id[],
	counts: ReadonlyMap<string, Tally>,
): Count<Id>[] {
	return order.flatMap((id) => {
		const tally = counts.get(id);
		return tally === undefined ? [] : [{ id, ...tally }];
	});
}

/** In row order. A selected entry missing from the day has no row: the page knows its name. */
function named(
	rows: readonly { id?: string; name: string }[],
	counts: ReadonlyMap<string, Tally>,
): Facet[] {
	return rows.flatMap(({ id, name }) => {
		const tally = id === undefined ? undefined : counts.get(id);
		return id === undefined || tally === undefined ? [] : [{ id, name, ...tally }];
	});
}

function competitionFacets(list: GameList, counts: ReadonlyMap<string, Tally>): Facet[] {
	return named(
		list.competitions.toSorted((a, b) => a.priority - b.priority || compareText(a.name, b.name)),
		counts,
	);
}

function channelFacets(list: GameList, counts: ReadonlyMap<string, Tally>): Facet[] {
	return named(list.channels, counts).sort(
		(a, b) => b.count - a.count || compareText(a.name, b.name),
	);
}

function teamFacets(list: GameList, counts: ReadonlyMap<string, Tally>): Facet[] {
	return named(list.teams, counts).sort((a, b) => compareText(a.name, b.name));
}

const collator = new Intl.Collator('pt-BR');

function compareText(a: string, b: string): number {
	return collator.compare(a, b);
}
