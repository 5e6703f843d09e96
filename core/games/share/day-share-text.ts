import { shareCopy } from '#core/games/copy/share.ts';
import type { DaySection, DayView, GameCard } from '#core/games/day/day-view.ts';
import { importantGames } from '#core/games/day/important-games.ts';
import { isListedBehind } from '#core/games/day/listed-behind.ts';
import { pair, sideName, whereOf, withAudience } from './share-text.ts';
import { type ShownOn, shownOnOfCard } from './shown-on.ts';

/**
 * Most characters of a message inside an address (https://wa.me): percent-encoding can triple its
 * length.
 */
export const MESSAGE_CHARACTERS = 2_000;
/** Most characters of a text that a reader copies. */
export const COPY_CHARACTERS = 12_000;

const ROW_CHANNELS = 3;

type Wanted = {
	view: DayView;
	/** Absolute address of the day's page. */
	address: string;
	/** Most characters (UTF-16 units) of the whole text. */
	most: number;
};

/**
 * A day as a message: upcoming games under their hours, each with its channels, the address last.
 * If not all fit, it names those of the most important competitions and counts the others as "e
 * mais N". Games listed as finished, postponed or of another day are only counted.
 */
export function dayShareText({ view, address, most }: Wanted): string {
	const sections = sectionsToCome(view);
	const places = sections.flatMap(({ games }) => games);
	const write = (count: number) =>
		writeDay({ view, address, sections, chosen: importantGames(view, places, count) });
	return write(largest(places.length, (count) => write(count).length <= most));
}

/** The sections of a day with upcoming or live games. */
function sectionsToCome({ sections }: DayView): DaySection[] {
	return sections.filter(({ kind }) => kind === 'live' || kind === 'hour' || kind === 'undefined');
}

/** How many games a text of the day covers, by name or as "e mais N". */
export function countToCome(view: DayView): number {
	return sectionsToCome(view).reduce((sum, { games }) => sum + games.length, 0);
}

/** The largest count from 0 up that fits; 0 also where none does. */
function largest(most: number, fits: (count: number) => boolean): number {
	let [low, high] = [0, most];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (fits(middle)) low = middle;
		else high = middle - 1;
	}
	return low;
}

type Chosen = {
	view: DayView;
	address: string;
	sections: readonly DaySection[];
	chosen: readonly GameCard[];
};

function writeDay({ view, address, sections, chosen }: Chosen): string {
	const named = new Set(chosen);
	const groups = sections.flatMap((section) => {
		const games = section.games
			.flatMap((place) => view.games[place] ?? [])
			.filter((game) => named.has(game));
		return games.length === 0
			? []
			: [[headingOf(section), ...games.map((game) => row(game, section, view))].join('\n')];
	});
	const all = Math.max(
		view.total,
		sections.reduce((sum, { games }) => sum + games.length, 0),
	);
	const head = [
		shareCopy.day(view.day, view.today, view.total),
		groups.length > 0 ? shareCopy.zone : emptyWords(view, sections),
	];
	const foot = [
		all > named.size && named.size > 0 ? shareCopy.moreGames(all - named.size) : '',
		view.demo ? shareCopy.demoDay : '',
		address,
	];
	return [head, ...groups, foot]
		.map((part) =>
			typeof part === 'string' ? part : part.filter((line) => line !== '').join('\n'),
		)
		.join('\n\n');
}

/** Why no game is listed. */
function emptyWords(view: DayView, sections: readonly DaySection[]): string {
	if (sections.length > 0) return '';
	return view.sections.every(({ kind }) => kind === 'next')
		? shareCopy.emptyDay
		: shareCopy.noneToCome;
}

function headingOf({ kind, label, madrugada }: DaySection): string {
	return shareCopy.group(kind === 'hour' ? label : kind, madrugada === true);
}

/** A row includes its hour where the heading does not. */
function row(game: GameCard, { kind }: DaySection, view: DayView): string {
	const hour =
		kind === 'live' && game.kickoffAt !== undefined
			? `${shareCopy.card.hourInRow(game.kickoffAt)} `
			: '';
	const names = withAudience(
		pair(sideName(game.home, view), sideName(game.away, view)),
		view.competitions[game.competition],
	);
	return `• ${hour}${names}: ${whereInRow(game, isListedBehind(kind, view), view)}`;
}

/**
 * A list of channels, the answer's first, rather than the sentence. The text can be imported again
 * (docs/importing.md), and "costuma passar na ESPN" would be read as announced.
 */
function whereInRow(game: GameCard, isBehind: boolean, view: DayView): string {
	const shown: Pick<ShownOn, 'name' | 'free' | 'state' | 'coverage'>[] = shownOnOfCard(game, view);
	const usual = (game.answerText?.usual ?? []).map((name) => ({
		name,
		free: false,
		state: 'usual' as const,
		coverage: null,
	}));
	const lead = view.channels[game.answer.country.channel ?? -1]?.name;
	const ordered = (shown.length > 0 ? shown : usual).toSorted(
		(a, b) => Number(b.name === lead) - Number(a.name === lead),
	);
	return whereOf(ordered, { isNone: game.noBroadcast === true, isBehind }, ROW_CHANNELS);
}
