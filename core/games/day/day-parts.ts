import type { DayView, GameCard, GameList, SectionKind } from './day-view.ts';

/**
 * Parts of a day in order of importance (`ordem=destaque`). top = at most three, drawn large;
 * without any left, the next one · more = others with a channel · group = one competition, on a day
 * with few known channels · rest = the tail of a long day · youth · open = no channel announced ·
 * over = folded.
 */
export type PartKind =
	| 'next'
	| 'top'
	| 'more'
	| 'group'
	| 'rest'
	| 'off'
	| 'youth'
	| 'open'
	| 'over';

export type DayPart = {
	kind: PartKind;
	/** Indexes in `DayView.games`. */
	games: number[];
	/** Index in `DayView.competitions`, for a group. */
	competition?: number;
};

/** Most games drawn large. */
const MOST_TOP = 3;
/** Most lines before a fold, and how many more are not worth one. */
const MOST_LINES = 18;
const SPARE_LINES = 3;

/**
 * Puts every game of a day into exactly one part; `kept` = only these. A day on which most games
 * have no channel is grouped by competition: its facts are all that is known of its games.
 */
export function dayParts(view: DayView, kept?: ReadonlySet<number>): DayPart[] {
	const kinds = kindsOf(view);
	const listed = view.ranked.filter((place) => kept?.has(place) ?? true);
	const places = (kind: PartKind) =>
		listed.filter((place) => partOf(view, place, kinds[place]) === kind);
	const byHour = (kind: PartKind) => places(kind).sort((a, b) => a - b);
	const [shown, open] = [places('more'), places('open')];
	const next = byHour('next');
	const top =
		shown.length > 0
			? shown.slice(0, MOST_TOP)
			: open.length > 0
				? open.slice(0, 1)
				: next.slice(0, 1);
	const rest = open.filter((place) => !top.includes(place));
	const isGrouped = open.length > shown.length;
	const more: DayPart = { kind: 'more', games: shown.filter((place) => !top.includes(place)) };
	const parts: DayPart[] = [
		{ kind: 'top', games: top },
		{ kind: 'next', games: next.filter((place) => !top.includes(place)) },
		...foldRest([more, ...(isGrouped ? groups(view, rest) : [])]),
		{ kind: 'off', games: byHour('off') },
		{ kind: 'youth', games: byHour('youth') },
		{ kind: 'open', games: isGrouped ? [] : rest },
		{ kind: 'over', games: byHour('over') },
	];
	return parts.filter(({ games }) => games.length > 0);
}

/**
 * Shows only the first lines of a long day: cuts the parts there, and collects the remaining games
 * in one more part.
 */
function foldRest(parts: readonly DayPart[]): DayPart[] {
	const all = parts.flatMap(({ games }) => games);
	if (all.length <= MOST_LINES + SPARE_LINES) return [...parts];
	const open = new Set(all.slice(0, MOST_LINES));
	const cut = parts.map((part) => ({
		...part,
		games: part.games.filter((place) => open.has(place)),
	}));
	return [...cut, { kind: 'rest', games: all.filter((place) => !open.has(place)) }];
}

const knownKinds = new WeakMap<DayView, SectionKind[]>();

/** The kind of each game of a day, by its index. */
export function kindsOf(view: DayView): readonly SectionKind[] {
	const known = knownKinds.get(view);
	if (known !== undefined) return known;
	const kinds: SectionKind[] = [];
	for (const { kind, games } of view.sections) for (const place of games) kinds[place] = kind;
	knownKinds.set(view, kinds);
	return kinds;
}

function partOf(
	{ games, competitions }: DayView,
	place: number,
	kind: SectionKind | undefined,
): PartKind {
	if (kind === 'next' || kind === 'off' || kind === 'over') return kind;
	const game = games[place];
	if (game === undefined || competitions[game.competition]?.ageGroup !== undefined) return 'youth';
	return isAnnounced(game) ? 'more' : 'open';
}

function isAnnounced({ broadcasts }: GameCard): boolean {
	return broadcasts.some(({ state }) => state !== 'none');
}

/** In the order of the first game of each competition; within one by hour. */
function groups(view: DayView, places: readonly number[]): DayPart[] {
	return byCompetition(view, places).map(({ competition, games }) => ({
		kind: 'group',
		competition,
		games: games.sort((a, b) => a - b),
	}));
}

/** A competition and the indexes of its games in `GameList.games`. */
export type CompetitionGroup = {
	/** Index in `GameList.competitions`. */ competition: number;
	games: number[];
};

/** Groups games by competition, in the order of each one's first game. */
export function byCompetition(
	{ games }: Pick<GameList, 'games'>,
	places: Iterable<number>,
): CompetitionGroup[] {
	const groups = Map.groupBy(places, (place) => games[place]?.competition ?? -1);
	return [...groups].map(([competition, its]) => ({ competition, games: its }));
}
