import { endingTurn } from '#core/games/day/score.ts';
import type { Game } from '#core/games/game.ts';
import type { ListContext } from '#core/games/game-list.ts';
import { isLive, nextTurn } from '#core/games/game-rules.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { viewsCopy } from './copy.ts';
import {
	byKickoff,
	byWeight,
	type GroupedList,
	groupGames,
	type PlannedGroup,
} from './game-groups.ts';

/** Games that begin within this time are on the live page, too. */
const SOON_MS = 60 * 60_000;
/** Most games drawn large. */
const MOST_TOP = 3;

type LiveInput = ListContext & {
	/** Of yesterday, today and tomorrow; if none of them is upcoming, the ones that follow. */
	games: readonly Game[];
};

/**
 * Games live at `now` (UTC ms), then those within the next hour; without either, the next game.
 * `validUntil` = UTC ms at which the clock alone makes the list stale.
 */
export function buildLive({ games, ...context }: LiveInput): {
	list: GroupedList;
	validUntil: number;
} {
	const { now, names } = context;
	const running = games.filter((game) => isLive(game, now));
	const coming = byKickoff(
		games.filter(
			({ status, kickoffAt }) => status === 'scheduled' && kickoffAt !== null && kickoffAt > now,
		),
		names,
	);
	const soon = coming.filter(({ kickoffAt }) => (kickoffAt ?? 0) <= now + SOON_MS);
	const later = coming.slice(soon.length);
	const next =
		running.length + soon.length > 0 ? [] : byWeight(sameMinute(later), names, now).slice(0, 1);
	const groups = [
		group('live', running, byWeight(running, names, now).slice(0, MOST_TOP), context),
		group(
			'soon',
			soon,
			running.length > 0 ? [] : byWeight(soon, names, now).slice(0, MOST_TOP),
			context,
		),
		group('next', next, next, context),
	].filter(({ top, lines }) => top.length + lines.length > 0);
	const turns = [...running, ...soon, ...next].flatMap((game) =>
		[nextTurn(game, now) ?? [], endingTurn(game, now) ?? []].flat(),
	);
	const entering = (later[0]?.kickoffAt ?? Infinity) - SOON_MS;
	return {
		list: groupGames(groups, context),
		validUntil: Math.min(startOfDay(addDays(dayOf(now), 1)), ...turns, entering),
	};
}

function group(
	kind: 'live' | 'soon' | 'next',
	games: readonly Game[],
	top: readonly Game[],
	{ now, names }: ListContext,
): PlannedGroup {
	const { anchor, heading, note } = viewsCopy.live.groups[kind];
	const lines = byKickoff(
		games.filter((game) => !top.includes(game)),
		names,
	);
	return { anchor, heading, note: note(games.length), day: dayOf(now), top, lines };
}

function sameMinute([first, ...others]: readonly Game[]): Game[] {
	return first === undefined
		? []
		: [first, ...others.filter(({ kickoffAt }) => kickoffAt === first.kickoffAt)];
}
