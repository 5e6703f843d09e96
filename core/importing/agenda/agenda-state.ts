import type { DayWords } from '#core/football-pt/day-words.ts';
import type { ListingWords } from '#core/football-pt/listing-words.ts';
import { type Facts, noFacts } from '#core/importing/agenda/facts/facts.ts';
import type { IgnoredLine } from '#core/importing/draft-game.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import type { Known } from './known.ts';

/** A game while its lines are still being read. */
export type OpenGame = {
	line: number;
	text: string;
	/** Blank lines seen before the game: labels of the same block certainly belong to it. */
	block: number;
	home: string;
	away: string;
	facts: Facts;
	/** The text before the sides in their sentence. */
	ahead: string;
	weak: boolean;
	/** The headings in force when the game began. */
	under: Headings;
};

/** What the headings say about the lines below them. */
type Headings = {
	/** 'undefined' below 'sem data definida'. */
	day: DayWords | 'undefined' | null;
	time: string | null;
	competition: string | null;
	round: string | null;
	venue: string | null;
	channels: RawChannel[];
};

/** Channels that a page names once for many of its games. */
export type SharedChannels = {
	channels: RawChannel[];
	/** The number of games shown: applies only when the page has exactly that many. */
	count: number | null;
	/** Applies to the games whose own lines name no channel. */
	rest: boolean;
};

/** The position of a line that a label marks as a list of channels. */
type LabelledChannels = { games: number; block: number; channels: readonly RawChannel[] };

/** A side alone on its line, waiting for the other one. */
export type LoneSide = {
	name: string;
	block: number;
	line: number;
	between: string | null;
	/** The line below it held only a versus sign. */
	signed?: boolean;
};

export type AgendaState = {
	readonly known: Known;
	games: OpenGame[];
	readonly ignored: IgnoredLine[];
	headings: Headings;
	/** The zone that the page states once for all its hours. */
	zone: string | null;
	/** Zones written on lines that hold no game. */
	hours: HourEvidence[];
	/** Whose vocabulary the page uses. */
	words: ListingWords;
	/** Below the heading of another sport, nothing is football until a heading says so. */
	otherSport: boolean;
	/**
	 * The page has a heading for each sport ('FUTEBOL', 'ANDEBOL'): a competition name alone does not
	 * return to football.
	 */
	bySport: boolean;
	/** The hour comes above the competition ('16h', then 'Série A'): a new competition keeps it. */
	timeFirst: boolean;
	/** The station comes above the competition, so it also shows the competitions that follow. */
	stationFirst: boolean;
	/** A lone hour came above the first game, so each lone hour applies to the games below it. */
	hoursLead: boolean;
	/** Facts of a block whose sides are not known yet. */
	pending: Facts;
	/** A label alone on its line: the next line holds its value. */
	openLabel: 'channels' | 'time' | 'venue' | 'date' | null;
	block: number;
	/** Number of the line being read. */
	lineNumber: number;
	/** The page has a blank line between any two lines, so blank lines separate nothing. */
	spaced: boolean;
	/** The last line that was not blank, and the next one. */
	above: string;
	below: string;
	lone: LoneSide | null;
	/** The last line that held no game. */
	rowBefore: { name: string; block: number; line: number } | null;
	/** Number of the last line with an hour but no sides. */
	clockLine: number | null;
	/**
	 * The club whose own list is being read, and its opponents; null when days come above the sides.
	 */
	clubs: { name: string; line: number }[] | null;
	/** Labelled days come above their games. */
	dayFirst: boolean;
	/** The places where labels named channels. */
	labelled: LabelledChannels[];
	/** Table rows: the number of cells, and the index of the cell with the home side. */
	columns: { count: number; home: number } | null;
	/** Labels come above the sides of their game. */
	labelsLead: boolean;
	/** Number of the last line that named only channels. */
	channelLine: number | null;
	/**
	 * The page separates unknown sides by dashes ('9h - União - Cidade Nova') and uses no other form.
	 */
	dashed: boolean;
	/**
	 * The page lists games as 'União - Cidade Nova, 15:00': such lines count as games from the start.
	 */
	listing: boolean;
	/** Lines of that form that were skipped. */
	listings: number;
	/** Lines of the dashed form. */
	dashedLines: number;
	/** The hour of all games, stated in one sentence of the page. */
	allAt: string | null;
	/** The channels of all games, stated in one sentence of the page. */
	allOn: SharedChannels | null;
	/** Channels that a sentence names for the games that follow on the same line. */
	announced: { line: number; channels: RawChannel[]; left: number } | null;
	/**
	 * The club whose games the page lists. `listed`: a heading says so; otherwise the title names
	 * only this club.
	 */
	owner: { name: string; listed: boolean } | null;
	/** The station that the last sentences of a paragraph were about. */
	topic: { line: number; channels: RawChannel[] } | null;
	/** The day that a line of prose announced for the games of the next line. */
	dayAhead: { day: DayWords; line: number } | null;
	/** A day that only the page title gives. */
	titleDay: DayWords | null;
};

export function newState(known: Known): AgendaState {
	return {
		known,
		games: [],
		ignored: [],
		headings: { day: null, time: null, competition: null, round: null, venue: null, channels: [] },
		zone: null,
		hours: [],
		words: null,
		otherSport: false,
		bySport: false,
		timeFirst: false,
		stationFirst: false,
		hoursLead: false,
		pending: noFacts(),
		openLabel: null,
		block: 0,
		lineNumber: 0,
		spaced: false,
		above: '',
		below: '',
		lone: null,
		rowBefore: null,
		clockLine: null,
		clubs: [],
		dayFirst: false,
		columns: null,
		labelled: [],
		labelsLead: false,
		channelLine: null,
		dashed: false,
		dashedLines: 0,
		listing: false,
		listings: 0,
		allAt: null,
		allOn: null,
		announced: null,
		owner: null,
		topic: null,
		dayAhead: null,
		titleDay: null,
	};
}

export function lastGame({ games }: AgendaState): OpenGame | null {
	return games.at(-1) ?? null;
}

export type Slot = 'channels' | 'time' | 'venue' | 'competition' | 'round' | 'day';

/** Whether no source has given this fact of the game yet. */
export function isFree(game: OpenGame, slot: Slot): boolean {
	if (slot === 'channels') return game.facts.channels.length === 0 && !game.facts.untelevised;
	return game.facts[slot] === null;
}
