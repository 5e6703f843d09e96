import type { GroupLine } from '#core/answer/group-line.ts';
import { partAnchors, partCopy } from '#core/games/copy/day-parts.ts';
import { audienceName, dayCopy } from '#core/games/copy/games.ts';
import { type DayPart, dayParts, kindsOf, type PartKind } from '#core/games/day/day-parts.ts';
import type { DayView, SectionKind } from '#core/games/day/day-view.ts';
import { formatHour } from '#core/site/dates.ts';
import { withSearch } from '#core/site/paths.ts';
import { filterGames } from './filter-games.ts';

/** A heading and its games, as shown. */
export type ShownSection = {
	kind: PartKind | SectionKind;
	/** The fragment of its address. */
	anchor: string;
	heading: string;
	games: readonly number[];
	/** Shown beside the heading instead of the number of games. */
	note?: string;
	madrugada?: true;
	/**
	 * Below the heading: what its games without an announced channel have in common. Their rows need
	 * not repeat it.
	 */
	said?: GroupLine;
	/** Id of the competition in the heading: its rows need not repeat it. */
	titled?: string;
	/** Folded until a reader or a search unfolds it. */
	folded?: true;
};

/** The shown part of a day. */
export type ShownDay = {
	sections: readonly ShownSection[];
	/** Indexes of the matching games; null = no search or filter. */
	found: ReadonlySet<number> | null;
	/** Announcement of the result; '' = no search or filter. */
	status: string;
	/** The search and filters as a query, without '?'. */
	query: string;
	/** Number of active filters, without the search. */
	active: number;
};

/** A day without filters, with or without a search. */
export function searchedDay(view: DayView, term: string): ShownDay {
	const found = filterGames(view, term);
	const status = found === null ? '' : dayCopy.found(found.size, term);
	return {
		sections: wholeDay(view),
		found,
		status,
		query: withSearch('', term).slice(1),
		active: 0,
	};
}

const known = new WeakMap<DayView, readonly ShownSection[]>();

/** The sections stay the same objects between keystrokes, so React skips the unchanged ones. */
function wholeDay(view: DayView): readonly ShownSection[] {
	const sections = known.get(view) ?? partSections(view, dayParts(view));
	known.set(view, sections);
	return sections;
}

/** Parts of a day with their headings. */
export function partSections(view: DayView, parts: readonly DayPart[]): ShownSection[] {
	return parts.map((part) =>
		part.kind === 'group' ? competitionSection(view, part) : { ...part, ...partWords(view, part) },
	);
}

/** The games of one competition, under its name. */
export function competitionSection(
	view: DayView,
	{ competition = -1, games }: Pick<DayPart, 'competition' | 'games'>,
): ShownSection {
	const card = view.competitions[competition];
	const heading = card === undefined ? '' : audienceName(card.name, card);
	const section: ShownSection = {
		kind: 'group',
		anchor: `campeonato-${card?.id ?? ''}`,
		heading,
		titled: card?.id ?? '',
		games,
	};
	const said = games.every((place) => view.games[place]?.answer.country.channel === undefined)
		? card?.said
		: undefined;
	return said ? { ...section, said } : section;
}

type Words = Pick<ShownSection, 'anchor' | 'heading' | 'note' | 'folded'>;

function partWords(view: DayView, { kind, games }: DayPart): Words {
	if (kind === 'group') return { anchor: '', heading: '' };
	const anchor = partAnchors[kind];
	if (kind === 'top' && isNext(view, games))
		return { anchor, heading: partCopy.nextGame, note: '' };
	if (kind === 'more') return { anchor, heading: partCopy.more(view.day, view.today) };
	if (kind === 'youth')
		return {
			anchor,
			heading: partCopy.youth(games.length),
			note: agesOf(view, games),
			folded: true,
		};
	if (kind === 'rest') return { anchor, heading: partCopy.rest(games.length), folded: true };
	if (kind === 'open') {
		return {
			anchor,
			heading: partCopy.open(games.length, view.day < view.today),
			note: lastHour(view, games),
			folded: true,
		};
	}
	return kind === 'over'
		? { anchor, heading: partCopy.over, folded: true }
		: { anchor, heading: partCopy[kind] };
}

function isNext(view: DayView, [first = -1]: readonly number[]): boolean {
	return kindsOf(view)[first] === 'next';
}

function agesOf({ games, competitions }: DayView, places: readonly number[]): string {
	return partCopy.ages(
		places.flatMap((place) => competitions[games[place]?.competition ?? -1]?.ageGroup ?? []),
	);
}

function lastHour({ games }: DayView, places: readonly number[]): string {
	const last = Math.max(...places.map((place) => games[place]?.kickoffAt ?? 0));
	return last === 0 ? '' : partCopy.until(formatHour(last));
}
