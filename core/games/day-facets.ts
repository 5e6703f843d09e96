import { CHANNEL_GROUPS, type ChannelGroup } from '#core/channels/channel.ts';
import { timeOf } from '#core/site/dates.ts';
import { UFS, type Uf } from '#core/site/uf.ts';
import { type DayFilter, NO_FILTER, PERIODS, type Period, periodOf } from './day-filter.ts';
import type { GameCard, GameList } from './day-view.ts';
import type { FilterName } from './filter-names.ts';
import { broadcastsThatPass, gamesThatPass, shownUfs, teamsOf } from './filter-rules.ts';

/** A choice and how many games it would leave, the other filters applied. */
export type Facet<Id extends string = string> = { id: Id; name: string; count: number };
export type Count<Id extends string> = { id: Id; count: number };

/**
 * What can be chosen on a day. Choices that would leave no game are not offered, except the one that is chosen; enumerations keep their
 * order and have no name here (words are copy).
 */
export type DayFacets = {
	/** Most important competition first. */
	campeonato: Facet[];
	/** The channel with most games first. */
	canal: Facet[];
	acesso: Count<ChannelGroup>[];
	gratis: number;
	uf: Count<Uf>[];
	/** By name. */
	time: Facet[];
	periodo: Count<Period>[];
};

/** Counts the choices of a day. For each, its own filter is put aside and the others hold. */
export function dayFacets(list: GameList, filter: DayFilter): DayFacets {
	const without = (name: FilterName): [DayFilter, GameCard[]] => {
		const others = { ...filter, [name]: NO_FILTER[name] };
		return [others, [...gamesThatPass(list, others)].flatMap((place) => list.games[place] ?? [])];
	};
	const tally = <Id extends string>(name: FilterName, idsOf: (game: GameCard, others: DayFilter) => readonly Id[]): Map<Id, number> => {
		const [others, games] = without(name);
		const counts = new Map<Id, number>();
		for (const game of games) for (const id of new Set(idsOf(game, others))) counts.set(id, (counts.get(id) ?? 0) + 1);
		const chosen = filter[name] as Id | null;
		if (chosen !== null && typeof chosen === 'string' && !counts.has(chosen)) counts.set(chosen, 0);
		return counts;
	};
	const group = tally('acesso', (game, others) => broadcastsThatPass(list, game, others).map(({ channel }) => channel.group));
	const ufs = tally('uf', (game, others) => ufsOf(list, game, others));
	const periods = tally('periodo', ({ kickoffAt }) => (kickoffAt === undefined ? [] : [periodOf(timeOf(kickoffAt).hour)]));
	const [others, games] = without('gratis');
	return {
		campeonato: competitionFacets(
			list,
			tally('campeonato', ({ competition }) => [list.competitions[competition]?.id ?? '']),
		),
		canal: channelFacets(
			list,
			tally('canal', (game, rest) => broadcastsThatPass(list, game, rest).map(({ channel }) => channel.id)),
		),
		acesso: inOrder(CHANNEL_GROUPS, group),
		gratis: games.filter((game) => broadcastsThatPass(list, game, { ...others, gratis: true }).length > 0).length,
		uf: inOrder(ALL_UFS, ufs),
		time: teamFacets(
			list,
			tally('time', (game) => teamsOf(list, game)),
		),
		periodo: inOrder(PERIODS, periods),
	};
}

const ALL_UFS = Object.keys(UFS) as Uf[];

function ufsOf(list: GameList, game: GameCard, others: DayFilter): Uf[] {
	return broadcastsThatPass(list, game, others).flatMap((shown) => shownUfs(shown, ALL_UFS));
}

function inOrder<Id extends string>(order: readonly Id[], counts: ReadonlyMap<Id, number>): Count<Id>[] {
	return order.flatMap((id) => {
		const count = counts.get(id);
		return count === undefined ? [] : [{ id, count }];
	});
}

/** In the order of the rows. A chosen entry that is not of this day has no row: the page knows its name. */
function named(rows: readonly { id?: string; name: string }[], counts: ReadonlyMap<string, number>): Facet[] {
	return rows.flatMap(({ id, name }) => {
		const count = id === undefined ? undefined : counts.get(id);
		return id === undefined || count === undefined ? [] : [{ id, name, count }];
	});
}

function competitionFacets(list: GameList, counts: ReadonlyMap<string, number>): Facet[] {
	return named(
		list.competitions.toSorted((a, b) => a.priority - b.priority || compareText(a.name, b.name)),
		counts,
	);
}

function channelFacets(list: GameList, counts: ReadonlyMap<string, number>): Facet[] {
	return named(list.channels, counts).sort((a, b) => b.count - a.count || compareText(a.name, b.name));
}

function teamFacets(list: GameList, counts: ReadonlyMap<string, number>): Facet[] {
	return named(list.teams, counts).sort((a, b) => compareText(a.name, b.name));
}

const collator = new Intl.Collator('pt-BR');

function compareText(a: string, b: string): number {
	return collator.compare(a, b);
}
