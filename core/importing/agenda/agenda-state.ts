import type { DayWords } from '#core/football-pt/day-words.ts';
import type { ListingWords } from '#core/football-pt/listing-words.ts';
import type { LabelledChannels } from '#core/importing/agenda/channels/shown-below.ts';
import { type Facts, noFacts } from '#core/importing/agenda/facts/facts.ts';
import type { LoneSide } from '#core/importing/agenda/sides/bare-sides.ts';
import type { IgnoredLine } from '#core/importing/draft-game.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import type { Known } from './known.ts';

/** A game while its lines are still being read. */
export type OpenGame = {
	line: number;
	text: string;
	/** Blank lines before it: labels of its own block surely belong to it. */
	block: number;
	home: string;
	away: string;
	facts: Facts;
	/** What stands before the sides in their sentence. */
	ahead: string;
	weak: boolean;
	/** What the headings above said when it began. */
	under: Headings;
};

/** What headings say about the lines below them. */
type Headings = {
	/** 'undefined' below 'sem data definida'. */
	day: DayWords | 'undefined' | null;
	time: string | null;
	competition: string | null;
	round: string | null;
	venue: string | null;
	channels: RawChannel[];
};

/** Channels that a page tells once for many of its games. */
export type ShownOfAll = {
	channels: RawChannel[];
	/** How many games they show: true of the page only where it holds as many. */
	count: number | null;
	/** Of the games for which no line tells channels of its own. */
	rest: boolean;
};

export type AgendaState = {
	readonly known: Known;
	games: OpenGame[];
	readonly ignored: IgnoredLine[];
	headings: Headings;
	/** Zone that the page says once for all its hours. */
	zone: string | null;
	/** Zones that the lines beside the games write. */
	hours: HourEvidence[];
	/** Whose words the page uses. */
	words: ListingWords;
	/** Below the heading of another sport nothing is football until a heading says so. */
	otherSport: boolean;
	/**
	 * The page has a heading for each sport ('FUTEBOL', 'ANDEBOL'): a competition's name alone does
	 * not lead back to football.
	 */
	bySport: boolean;
	/** The hour stood above the competition ('16h', then 'Série A'): a new competition keeps it. */
	timeFirst: boolean;
	/** The station stood above the competition: it shows those below it as well. */
	stationFirst: boolean;
	/** An hour alone stood above the first game: each that stands so is of the games below it. */
	hoursLead: boolean;
	/** Facts of a block whose sides have not been named yet. */
	pending: Facts;
	/** A label alone on its line: the next line is its value. */
	openLabel: 'channels' | 'time' | 'venue' | 'date' | null;
	block: number;
	/** Number of the line that is read. */
	lineNumber: number;
	/** A blank line stands between any two lines of the page, and parts nothing. */
	spaced: boolean;
	/** The last line that was not blank, and the next one. */
	above: string;
	below: string;
	lone: LoneSide | null;
	/** The last line that told no game. */
	rowBefore: { name: string; block: number; line: number } | null;
	/** Number of the last line that told an hour and no sides. */
	clockLine: number | null;
	/** The club whose own list is read, and whom it meets; null where days stand above the sides. */
	clubs: { name: string; line: number }[] | null;
	/** Labelled days stand above their games. */
	dayFirst: boolean;
	/** Where labels told channels. */
	labelled: LabelledChannels[];
	/** The rows of a table: how many cells they have, and in which the home side stands. */
	columns: { count: number; home: number } | null;
	/** Labels stand above the sides of their game. */
	labelsLead: boolean;
	/** Number of the last line that only named channels. */
	channelLine: number | null;
	/**
	 * The page separates sides that nobody knows by dashes ('9h - União - Cidade Nova'): its lines
	 * have no other form.
	 */
	dashed: boolean;
	/**
	 * The page lists games as 'União - Cidade Nova, 15:00': such lines are games from the first on.
	 */
	listing: boolean;
	/** Lines of that form that were passed over. */
	listings: number;
	/** Lines that have that form. */
	dashedLines: number;
	/** The hour of all games, as a sentence of the page says. */
	allAt: string | null;
	/** The channels of all games, as a sentence of the page says. */
	allOn: ShownOfAll | null;
	/** Channels that a sentence of a line names for games that it tells next. */
	announced: { line: number; channels: RawChannel[]; left: number } | null;
	/**
	 * The club whose games the page tells; `listed` = a heading says so, else the title names no
	 * other.
	 */
	owner: { name: string; listed: boolean } | null;
	/** The station of which the last sentences of a paragraph told. */
	topic: { line: number; channels: RawChannel[] } | null;
	/** The day with which a line of prose announced the games of the next. */
	dayAhead: { day: DayWords; line: number } | null;
	/** A day that only the title of the page gives. */
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

/** Whether nothing told this fact of a game yet. */
export function isFree(game: OpenGame, slot: Slot): boolean {
	if (slot === 'channels') return game.facts.channels.length === 0 && !game.facts.untelevised;
	return game.facts[slot] === null;
}
