import { importReasons } from '#core/importing/copy/reasons.ts';
import type { RawReading } from '#core/importing/raw-game.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { type SourceLine, splitLines } from '#core/importing/source-lines.ts';
import { parseDatePrefix } from './date-prefix.ts';
import { readDocumentHints, zoneOfComment } from './document-hints.ts';
import { isGroupTeams, isPlainRound, parseMarkedHeading } from './headings.ts';
import { QUIET, readNoise } from './noise.ts';
import { type Opening, parseOpening } from './opening.ts';
import {
	addGame,
	enterHeading,
	enterOpening,
	ignore,
	type ReadingState,
	startState,
} from './reading-state.ts';
import { findScore } from './score.ts';
import { parseSides, parseVenueOnly, type Sides, VERSUS } from './sides.ts';

/** Longest line that patterns are tried on, in characters; no game needs more. */
const MAX_LINE = 1000;
const WIDE_GAP = ' '.repeat(8);
const END_MARK = '__END__';
const BYE = /(?:^|\s|\[)(?:bye|folga|descansa)(?:$|[\s\]:])/iu;
/** Always a heading, whatever follows: 'Rodada 1 (Grupo A x Grupo B)'. */
const NUMBERED_ROUND =
	/^(?:matchday|round|rodada|jornada|spieltag|giornata|fecha)\s+\d{1,2}(?!\s+(?:v|vs|x)\s)(?=$|[\s,:(–-])/iu;
/**
 * A heading of unknown words ('Taça Guanabara'): letters, no score, not indented, directly above a
 * date or a game.
 */
const LOOSE_HEADING = /^\p{L}[\p{L}\p{N} .,'’ºª()–-]{1,59}$/u;

function hasTeams(text: string): boolean {
	return VERSUS.test(text) || findScore(text, true) !== null;
}

function isRoundLine(text: string): boolean {
	return NUMBERED_ROUND.test(text) || (isPlainRound(text) && !hasTeams(text));
}

function announcesGames(next: string | undefined): boolean {
	if (next === undefined || next.length > MAX_LINE) return false;
	return parseDatePrefix(next) !== null || isRoundLine(next.trim()) || hasTeams(next);
}

function withoutComment(text: string): string {
	const start = /(?:^|\s)#/u.exec(text);
	return start ? text.slice(0, start.index) : text;
}

/**
 * Reads headings, and lines about a group or about a game already read. Returns whether the line
 * was one.
 */
function readAround(state: ReadingState, text: string): boolean {
	const heading = parseMarkedHeading(text);
	if (heading) {
		enterHeading(state, heading);
		return true;
	}
	if (isGroupTeams(text)) return true;
	// An unclosed line of scorers must not swallow the games below it.
	const before =
		state.noise.open && (hasTeams(text) || parseDatePrefix(text)) ? QUIET : state.noise;
	const noise = parseDatePrefix(text) ? null : readNoise(text, before);
	state.noise = noise ?? QUIET;
	return noise !== null;
}

/**
 * The opening of a line, unless its 'date' is a club name: '9 de Octubre (ECU) v Delfín' has two
 * sides only as a whole.
 */
function openingOf(text: string): Opening {
	const opening = parseOpening(text);
	if (
		!opening.date ||
		opening.rest.trim() === '' ||
		parseSides(opening.rest) ||
		parseVenueOnly(opening.rest)
	)
		return opening;
	const whole = parseSides(text);
	const mayBeClub =
		hasTeams(text) || (opening.date.weekday === null && /\bde\b/u.test(opening.date.text));
	return whole && mayBeClub
		? { date: null, time: null, zone: null, badTime: null, rest: text }
		: opening;
}

function isBye({ home, away }: Sides): boolean {
	return [home, away].some((name) => /^(?:bye|folga)$/iu.test(name));
}

/** Reads date, hour, venue and teams. Returns whether the line held any of them. */
function readGameLine(state: ReadingState, line: SourceLine, text: string): boolean {
	const opening = openingOf(text);
	const opened = opening.date !== null || opening.time !== null || opening.badTime !== null;
	if (!enterOpening(state, line, opening)) return true;
	const rest = opening.rest.trim();
	if (rest === '') return opened;
	const venue = parseVenueOnly(opening.rest);
	const sides = parseSides(opening.rest);
	if (sides && isBye(sides)) ignore(state, line, importReasons.bye);
	else if (sides) addGame(state, line, sides);
	else if (venue !== null) state.venue = venue;
	else if (opened)
		ignore(state, line, BYE.test(rest) ? importReasons.bye : importReasons.unreadableGame);
	else return false;
	return true;
}

function readLine(state: ReadingState, line: SourceLine, next: string | undefined): void {
	const text = withoutComment(line.text).trimEnd();
	const words = text.trim();
	if (words === '') {
		if (line.text.trim() === '') state.noise = QUIET;
		else state.commentZone = zoneOfComment(line.text) ?? state.commentZone;
		return;
	}
	if (readAround(state, words)) return;
	if (isRoundLine(words)) return enterHeading(state, { kind: 'round', level: 1, text: words });
	if (readGameLine(state, line, text)) return;
	if (BYE.test(words)) return ignore(state, line, importReasons.bye);
	if (text === words && LOOSE_HEADING.test(words) && announcesGames(next))
		return enterHeading(state, { kind: 'round', level: 1, text: words });
	ignore(
		state,
		line,
		VERSUS.test(` ${words} `) ? importReasons.unreadableGame : importReasons.unreadableLine,
	);
}

/** The text of the next non-blank line, for each line. */
function nextLines(lines: readonly SourceLine[]): (string | undefined)[] {
	let next: string | undefined;
	const result: (string | undefined)[] = [];
	for (const line of [...lines].reverse()) {
		result.push(next);
		if (line.text.trim() !== '') next = line.text;
	}
	return result.reverse();
}

/** Shortens tabs and long runs of spaces: columns stay separate, and regexes backtrack little. */
function tidy(line: SourceLine): SourceLine {
	return {
		number: line.number,
		text: line.text.replaceAll('\t', '  ').replace(/\s{40,}/gu, WIDE_GAP),
	};
}

/**
 * Reads Football.TXT in its old and new forms: titles '=', rounds '▪ » Rodada', and dates once per
 * block with the year on the first. Hours are inherited, scores follow or separate the teams, and
 * venues follow '@'. Scorers, line-ups and comments are skipped. Every other unreadable line is
 * reported. Lines are 1-based.
 */
export function readFootballTxt(text: string, context: ReadingContext): RawReading {
	const all = splitLines(text);
	const end = all.findIndex((line) => line.text.trim() === END_MARK);
	const lines = (end < 0 ? all : all.slice(0, end)).map(tidy);
	const state = startState(
		readDocumentHints(
			lines.filter((line) => line.text.length <= MAX_LINE),
			context,
		),
	);
	const next = nextLines(lines);
	for (const [index, line] of lines.entries()) {
		if (line.text.length > MAX_LINE) ignore(state, line, importReasons.lineTooLong);
		else readLine(state, line, next[index]);
	}
	return state.reading;
}
