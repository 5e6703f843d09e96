import { importReasons, importWarnings } from '#core/importing/copy/reasons.ts';
import type { DraftIssue } from '#core/importing/draft-game.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import { namedIssue, plainIssue, weekdayIssue, yearIssue } from '#core/importing/issue.ts';
import type { RawGame, RawReading } from '#core/importing/raw-game.ts';
import { type SourceLine, shownText } from '#core/importing/source-lines.ts';
import { parseDay } from '#core/site/dates.ts';
import { type WrittenDate, weekdayOfDate } from './date-prefix.ts';
import type { DocumentHints } from './document-hints.ts';
import type { Heading } from './headings.ts';
import { type NoiseState, QUIET } from './noise.ts';
import type { Opening } from './opening.ts';
import type { Sides } from './sides.ts';
import { inferYear } from './year-inference.ts';

/**
 * The reader's state: headings, the date and hour that later lines inherit, and the games read so
 * far.
 */
export type ReadingState = {
	hints: DocumentHints;
	competition: string | null;
	/** Rounds by heading level: 'Path A' > 'Final'. */
	rounds: string[];
	date: string | null;
	dateIssues: DraftIssue[];
	/** Last valid date: the reference for dates without a year. */
	anchor: string | null;
	time: string | null;
	zone: string | null;
	/** Zone that a comment gives for all hours below it. */
	commentZone: string | null;
	/** Hour evidence from the format, or from a comment without an offset. */
	hours: HourEvidence[];
	venue: string | null;
	timeIssues: DraftIssue[];
	/** A heading followed the last date, so the date is only inherited. */
	staleDate: boolean;
	noise: NoiseState;
	reading: RawReading;
};

/** The state before the first line. */
export function startState(hints: DocumentHints): ReadingState {
	return {
		hints,
		competition: hints.title,
		rounds: [],
		date: null,
		dateIssues: [],
		anchor: null,
		time: null,
		zone: null,
		commentZone: null,
		hours: hints.hours,
		venue: null,
		timeIssues: [],
		staleDate: false,
		noise: QUIET,
		reading: { games: [], ignored: [], warnings: [] },
	};
}

/** Records a line that could not be read. */
export function ignore(state: ReadingState, line: SourceLine, reason: string): void {
	state.reading.ignored.push({ line: line.number, text: shownText(line.text), reason });
}

function clearTime(state: ReadingState): void {
	state.time = null;
	state.zone = null;
	state.timeIssues = [];
}

/**
 * A title starts a new competition. A round keeps the date, which files may write only once, but
 * not the hour.
 */
export function enterHeading(state: ReadingState, heading: Heading): void {
	state.noise = QUIET;
	state.venue = null;
	clearTime(state);
	state.staleDate = state.date !== null;
	if (heading.kind === 'round') {
		state.rounds = [...state.rounds.slice(0, heading.level - 1), heading.text];
		return;
	}
	state.rounds = [];
	if (heading.level === 1 || /\b(?:19|20)\d{2}\b/u.test(heading.text))
		state.competition = heading.text;
}

function isoOf(year: number, date: WrittenDate): string | null {
	return parseDay(
		`${year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`,
	);
}

function warnOnce(state: ReadingState, warning: string): void {
	if (!state.reading.warnings.includes(warning)) state.reading.warnings.push(warning);
}

/** The doubts about a valid date. */
function doubtsOf(state: ReadingState, written: WrittenDate, year: number): DraftIssue[] {
	const weekday = weekdayOfDate(year, written.month, written.day);
	const mismatch = written.weekday !== null && !written.weekdays.includes(weekday);
	const { window, season, guess } = state.hints.years;
	const guessed = written.year === null && !window && !season && guess !== null;
	if (guessed) warnOnce(state, importWarnings.yearInferred(guess));
	return [
		...(mismatch ? [weekdayIssue(written.weekday ?? '', weekday)] : []),
		...(guessed ? [yearIssue(year)] : []),
	];
}

/**
 * Applies a written date. Returns false for an impossible one: it is reported, and the lines below
 * have no date.
 */
function enterDate(state: ReadingState, line: SourceLine, written: WrittenDate): boolean {
	clearTime(state);
	state.venue = null;
	state.staleDate = false;
	state.date = null;
	state.dateIssues = [];
	// Written years take precedence over the title's year ('Euro 2020' was played in 2021).
	if (written.year !== null)
		state.hints = { ...state.hints, years: { ...state.hints.years, season: null } };
	const year = written.year ?? inferYear(written, state.anchor, state.hints.years);
	if (year === null && isoOf(2000, written) !== null) {
		warnOnce(state, importWarnings.yearUnknown);
		return true;
	}
	const day = year === null ? null : isoOf(year, written);
	if (day === null || year === null) {
		ignore(state, line, importReasons.impossibleDate(written.text));
		return false;
	}
	state.date = day;
	state.anchor = day;
	state.dateIssues = doubtsOf(state, written, year);
	return true;
}

/**
 * Applies the date and hour at the start of a line to this game and those below. Returns false for
 * an impossible date.
 */
export function enterOpening(state: ReadingState, line: SourceLine, opening: Opening): boolean {
	if (opening.date && !enterDate(state, line, opening.date)) return false;
	if (opening.time === null && opening.badTime === null) return true;
	state.time = opening.time;
	state.zone = opening.zone;
	state.timeIssues = opening.badTime === null ? [] : [namedIssue('invalidTime', opening.badTime)];
	return true;
}

function statusIssues(sides: Sides): DraftIssue[] {
	if (sides.note === null) return [];
	if (/^(?:abandoned|abgebrochen|interrompid)/iu.test(sides.note)) return [plainIssue('abandoned')];
	return /^(?:awarded|awd)/iu.test(sides.note) ? [plainIssue('awarded')] : [];
}

/** Adds a game with everything inherited from the lines above. */
export function addGame(state: ReadingState, line: SourceLine, sides: Sides): void {
	const stale = state.date !== null && state.staleDate ? [plainIssue('dateInherited')] : [];
	const game: RawGame = {
		line: line.number,
		text: line.text,
		date: state.date,
		time: state.time,
		zone: state.time === null ? null : (state.zone ?? state.commentZone),
		home: sides.home,
		away: sides.away,
		competition: state.competition,
		round: state.rounds.filter((round) => round !== undefined && round !== '').join(', ') || null,
		venue: sides.venue ?? state.venue,
		status: sides.status,
		result: sides.result,
		...(state.hours.length === 0 ? {} : { hours: state.hours }),
		channels: [],
		issues: [...state.dateIssues, ...stale, ...state.timeIssues, ...statusIssues(sides)],
	};
	state.venue = null;
	state.noise = QUIET;
	state.reading.games.push(game);
}
