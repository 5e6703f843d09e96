import type { Audience } from '#core/competitions/audience.ts';
import { isOff } from '#core/games/game-rules.ts';
import type { DatedList } from './dated-list.ts';

/** Games of the first team, of women's teams, of youth teams. */
const AUDIENCE_KINDS = ['first', 'women', 'youth'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

/** Indexes of a day's games in `DatedList.games`. */
export type DayGames = { day: string; games: number[] };

/** Games of one kind by day: the visible ones and the folded ones. */
export type AgendaPart = { kind: AudienceKind; near: DayGames[]; later: DayGames[] };

type AgendaParts = { first: number | null; leading: AudienceKind; parts: AgendaPart[] };

/** Most games of a part before its fold: keeps the page within four phone screens. */
const MOST_NEAR = 4;

/**
 * What a page of upcoming games shows, in order. `first` = index of the next game that is still on,
 * null without one. Each game except `first` is in exactly one part. `leading` = the kind of
 * `first`, whose games are not folded. `byAudience`: the first team before women's and youth teams,
 * otherwise one part for all.
 */
export function agendaParts(list: DatedList, { byAudience }: { byAudience: boolean }): AgendaParts {
	const kindOf = (place: number) =>
		byAudience ? audienceKind(list.competitions[list.games[place]?.competition ?? -1]) : 'first';
	const kinds = AUDIENCE_KINDS.map((kind) => ({
		kind,
		days: daysOf(list, (place) => kindOf(place) === kind),
	}));
	const [leading] = kinds.filter(({ days }) => days.length > 0);
	const first =
		leading?.days.flatMap(({ games }) => games).find((place) => !isOff(list.games[place] ?? {})) ??
		null;
	const parts = kinds.map(({ kind, days }) => ({ kind, ...split(without(days, first)) }));
	return {
		first,
		leading: leading?.kind ?? 'first',
		parts: parts.filter(({ near }) => near.length > 0),
	};
}

/** Women's youth teams are youth teams. */
export function audienceKind({ gender, ageGroup }: Audience = {}): AudienceKind {
	if (ageGroup !== undefined) return 'youth';
	return gender === undefined ? 'first' : 'women';
}

function daysOf({ days }: DatedList, isOf: (place: number) => boolean): DayGames[] {
	return days
		.map(({ day, games }) => ({ day, games: games.filter(isOf) }))
		.filter(({ games }) => games.length > 0);
}

function without(days: readonly DayGames[], first: number | null): DayGames[] {
	return days
		.map(({ day, games }) => ({ day, games: games.filter((place) => place !== first) }))
		.filter(({ games }) => games.length > 0);
}

/** A fold that hides one game is taller than the game. */
function split(days: readonly DayGames[]): Pick<AgendaPart, 'near' | 'later'> {
	const total = days.reduce((sum, { games }) => sum + games.length, 0);
	let left = total <= MOST_NEAR + 1 ? total : MOST_NEAR;
	const [near, later]: [DayGames[], DayGames[]] = [[], []];
	for (const { day, games } of days) {
		const [shown, hidden] = [games.slice(0, left), games.slice(left)];
		if (shown.length > 0) near.push({ day, games: shown });
		if (hidden.length > 0) later.push({ day, games: hidden });
		left -= shown.length;
	}
	return { near, later };
}
