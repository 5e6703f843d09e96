import type { DayWords } from '#core/football-pt/day-words.ts';
import type { ListingWords } from '#core/football-pt/listing-words.ts';
import type { LabelKind } from '#core/football-pt/words.ts';
import { type Facts, noFacts } from '#core/importing/agenda/facts/facts.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import type { Matchup } from '#core/importing/agenda/sides/sides.ts';
import type { IgnoredLine } from '#core/importing/draft-game.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';

/** A game whose lines are still being read. */
export type OpenGame = {
	line: number;
	text: string;
	/** Blank lines above; labels of the same block surely belong to the game. */
	block: number;
	home: string;
	away: string;
	facts: Facts;
	/** Its sentence before the sides. */
	ahead: string;
	weak: boolean;
	under: Headings;
};

type Headings = {
	/** 'undefined' below 'sem data definida'. */
	day: DayWords | 'undefined' | null;
	time: string | null;
	competition: string | null;
	round: string | null;
	venue: string | null;
	channels: RawChannel[];
};

type LabelledChannels = { games: number; block: number; channels: readonly RawChannel[] };

export type LoneSide = {
	name: string;
	block: number;
	line: number;
	between: string | null;
	signed?: boolean;
};

/** Channels that a page names once for its games; `rest`: for those whose rows name none. */
export type SharedChannels = { channels: RawChannel[]; rest: boolean };

/** A row with names around a dash; `listing`: with their hour or station, as lists have them. */
export type DashedRow = { sides: Matchup; listing: boolean };

/** How a page arranges its facts. It is found before the games are read and never changes. */
export type Layout = {
	/** A blank line between any two lines separates nothing. */
	spaced: boolean;
	/** Dashes separate the sides, known or not, and no other sign does. */
	dashed: boolean;
	/** Rows that are titles of games with a dash between their sides. */
	titles: ReadonlyMap<string, DashedRow>;
	/** Rows list games as 'União - Cidade Nova, 15:00'. */
	listing: boolean;
	/** Labels come above the sides of their game. */
	labelsLead: boolean;
	/** Labelled dates come above their games. */
	datesLead: boolean;
	/** A lone hour came above the first game: each one applies to the games below it. */
	hoursLead: boolean;
	/** The hour comes above the competition ('16h', then 'Série A'), which keeps it. */
	hourFirst: boolean;
	/** Each sport has its heading: a competition alone does not lead back to football. */
	bySport: boolean;
	/** The hour that a sentence gives for all games, as HH:MM. */
	allAt: string | null;
	/** The channels that a sentence gives for all games. */
	allOn: SharedChannels | null;
	/** Zones written on rows that hold no game. */
	hours: HourEvidence[];
	/** Whose vocabulary the page uses. */
	words: ListingWords;
};

/** What is known while the rows of a page are read, from top to bottom. */
export type AgendaState = {
	readonly known: Known;
	readonly layout: Layout;
	games: OpenGame[];
	readonly ignored: IgnoredLine[];
	headings: Headings;
	/** Stated once for all hours. */
	zone: string | null;
	/** Nothing is football until a heading says so. */
	otherSport: boolean;
	pending: Facts;
	/** The next row holds its value. */
	openLabel: LabelKind | null;
	/** Blank lines before the row, and its line. */
	block: number;
	lineNumber: number;
	lone: LoneSide | null;
	rowBefore: { name: string; block: number; line: number } | null;
	clockLine: number | null;
	/** A club and its opponents; null when days are above the sides. */
	clubs: { name: string; line: number }[] | null;
	readonly labelled: LabelledChannels[];
	/** Cells of a table row, and the index of the home side. */
	columns: { count: number; home: number } | null;
	channelLine: number | null;
	/** `listed`: a heading says so. */
	owner: { name: string; listed: boolean } | null;
	/** The station of a paragraph's last sentences. */
	topic: { line: number; channels: RawChannel[] } | null;
	titleDay: DayWords | null;
};

/** What decides whether a row names two sides. */
export type SidesContext = Pick<AgendaState, 'known' | 'columns'> & {
	headings: { time: string | null };
};

/** The context of a row before anything above it is known. */
export function contextOf(known: Known): SidesContext {
	return { known, columns: null, headings: { time: null } };
}

export function newState(known: Known, layout: Layout): AgendaState {
	return {
		known,
		layout,
		games: [],
		ignored: [],
		headings: { day: null, time: null, competition: null, round: null, venue: null, channels: [] },
		zone: null,
		otherSport: false,
		pending: noFacts(),
		openLabel: null,
		block: 0,
		lineNumber: 0,
		lone: null,
		rowBefore: null,
		clockLine: null,
		clubs: [],
		labelled: [],
		columns: null,
		channelLine: null,
		owner: null,
		topic: null,
		titleDay: null,
	};
}

export function lastGame({ games }: AgendaState): OpenGame | null {
	return games.at(-1) ?? null;
}

export type Slot = 'channels' | 'time' | 'venue' | 'competition' | 'round' | 'day';

/** Whether no source has given this fact yet. */
export function isFree(game: OpenGame, slot: Slot): boolean {
	if (slot === 'channels') return game.facts.channels.length === 0 && !game.facts.untelevised;
	return game.facts[slot] === null;
}

/** Whether a game of the same block waits for its hour. */
export function waitsForHour(game: OpenGame | null, { block }: AgendaState): game is OpenGame {
	return game?.block === block && game.facts.time === null && game.under.time === null;
}

/** Whether some fact waits for its sides. */
export function hasFacts({ time, competition, day, venue, channels }: Facts): boolean {
	return [time, competition, day, venue].some((fact) => fact !== null) || channels.length > 0;
}

const WORDS_OF_SENTENCE = / \p{Ll}{2,} \p{Ll}{2,} \p{Ll}{3,} /u;

/** Whether a game is from an introduction; a list may follow. */
export function isSentence({ weak, text }: OpenGame): boolean {
	return text.length > 100 && (weak || WORDS_OF_SENTENCE.test(text));
}
