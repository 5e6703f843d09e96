import { accessOf, endingTurn } from '#core/games/day/score.ts';
import type { Access } from '#core/games/day/score-points.ts';
import type { Game } from '#core/games/game.ts';
import { type ListContext, listForFilters } from '#core/games/game-list.ts';
import { isBehind, isOff, nextTurn } from '#core/games/game-rules.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { viewsCopy } from './copy.ts';
import {
	byKickoff,
	byWeight,
	type GroupedList,
	groupGames,
	type PlannedGroup,
} from './game-groups.ts';

/** Most games drawn large, on the first day with any. */
const MOST_TOP = 3;

const FREE: ReadonlySet<Access> = new Set(['nation', 'states']);

type FreeInput = ListContext & {
	/** Games of yesterday, today and tomorrow. */ games: readonly Game[];
};

/**
 * Live and upcoming games of today and tomorrow with a confirmed free channel; each states where it
 * is free. `validUntil` = UTC ms at which the clock alone makes the list stale.
 */
export function buildFree({ games, ...context }: FreeInput): {
	list: GroupedList;
	validUntil: number;
} {
	const { now, names } = context;
	const today = dayOf(now);
	const cards = listForFilters(games, names);
	const free = games.filter((game, place) => {
		const card = cards.games[place];
		return (
			card !== undefined && FREE.has(accessOf(cards, card)) && !isOff(game) && !isBehind(game, now)
		);
	});
	// A game still live from yesterday counts as today's.
	const ofDay = (day: string) =>
		free.filter((game) => (game.day < today ? today : game.day) === day);
	const days = [today, addDays(today, 1)]
		.map((day) => ({ day, its: ofDay(day) }))
		.filter(({ its }) => its.length > 0);
	const planned = days.map(({ day, its }, place): PlannedGroup => {
		const top = place === 0 ? byWeight(its, names, now).slice(0, MOST_TOP) : [];
		const lines = byKickoff(
			its.filter((game) => !top.includes(game)),
			names,
		);
		return { ...viewsCopy.free.group(day, today, its.length), day, top, lines };
	});
	const turns = free.flatMap((game) =>
		[nextTurn(game, now) ?? [], endingTurn(game, now) ?? []].flat(),
	);
	return {
		list: groupGames(planned, context),
		validUntil: Math.min(startOfDay(addDays(today, 1)), ...turns),
	};
}
