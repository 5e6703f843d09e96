import type { DayWords } from '#core/football-pt/day-words.ts';
import type { ListingWords } from '#core/football-pt/listing-words.ts';
import type { LabelKind } from '#core/football-pt/words.ts';
import { type Facts, noFacts } from '#core/importing/agenda/facts/facts.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import type { Matchup } from '#core/importing/agenda/sides/sides.ts';
import type { IgnoredLine } from '#core/importing/draft-game.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';

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
	/** The zone that the page states once for all its hours. */
	zone: string | null;
	/** Below the heading of another sport, nothing is football until a heading says so. */
	otherSport: boolean;
	/** Facts of a block whose sides are not known yet. */
	pending: Facts;
	/** A label alone on its row: the next row holds its value. */
	openLabel: LabelKind | null;
	/** Blank lines before the row being read, and the number of its line. */
	block: number;
	lineNumber: number;
	lone: LoneSide | null;
	/** The last row that held no game. */
	rowBefore: { name: string; block: number; line: number } | null;
	/** Number of the last line with an hour but no sides. */
	clockLine: number | null;
	/** The club whose list is being read, and its opponents; null when days come above the sides. */
	clubs: { name: string; line: number }[] | null;
	/** The places where labels named channels. */
	readonly labelled: LabelledChannels[];
	/** Table rows: the number of cells, and the index of the cell with the home side. */
	columns: { count: number; home: number } | null;
	/** Number of the last line that named only channels. */
	channelLine: number | null;
	/** The club whose games the page lists; `listed`: a heading says so. */
	owner: { name: string; listed: boolean } | null;
	/** The station that the last sentences of a paragraph were about. */
	topic: { line: number; channels: RawChannel[] } | null;
	/** A day that only the page title gives. */
	titleDay: DayWords | null;
};

/** What decides whether a row names two sides. */
export type SidesContext = Pick<AgendaState, 'known' | 'columns'> & {
	headings: { time: string | null };
};

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

/** Whether no source has given this fact of the game yet. */
export function isFree(game: OpenGame, slot: Slot): boolean {
	if (slot === 'channels') return game.facts.channels.length === 0 && !game.facts.untelevised;
	return game.facts[slot] === null;
}

/** Whether a label or a heading gave a fact that still waits for its sides. */
export function hasFacts({ time, competition, day, venue, channels }: Facts): boolean {
	return [time, competition, day, venue].some((fact) => fact !== null) || channels.length > 0;
}

/** Words of a sentence, which rows of a list do not have. */
const WORDS_OF_SENTENCE = / \p{Ll}{2,} \p{Ll}{2,} \p{Ll}{3,} /u;

/** Whether a game comes from a sentence of an introduction: what follows starts a list below it. */
export function isSentence({ weak, text }: OpenGame): boolean {
	return text.length > 100 && (weak || WORDS_OF_SENTENCE.test(text));
}
