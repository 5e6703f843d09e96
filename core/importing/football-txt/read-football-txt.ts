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

/** No game needs more; patterns are only tried on lines up to this length. */
const MAX_LINE = 1000;
const WIDE_GAP = ' '.repeat(8);
const END_MARK = '__END__';
const BYE = /(?:^|\s|\[)(?:bye|folga|descansa)(?:$|[\s\]:])/iu;
/** Always a heading, whatever its words go on with: 'Rodada 1 (Grupo A x Grupo B)'. */
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
 * Headings, and lines that tell of a group or of a game already read. True when the line is one of
 * them.
 */
function readAround(state: ReadingState, text: string): boolean {
	const heading = parseMarkedHeading(text);
	if (heading) {
		enterHeading(state, heading);
		return true;
	}
	if (isGroupTeams(text)) return true;
	// A scorer's line that was never closed must not swallow the games below it.
	const before =
		state.noise.open && (hasTeams(text) || parseDatePrefix(text)) ? QUIET : state.noise;
	const noise = parseDatePrefix(text) ? null : readNoise(text, before);
	state.noise = noise ?? QUIET;
	return noise !== null;
}

/**
 * The opening of a line, unless its 'date' is a club: '9 de Octubre (ECU) v Delfín' has two sides
 * only as a whole.
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

/** Date, hour, venue and teams. True when the line held any of them. */
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

/** For each line the text of the next one that is not empty. */
function nextLines(lines: readonly SourceLine[]): (string | undefined)[] {
	let next: string | undefined;
	const result: (string | undefined)[] = [];
	for (const line of [...lines].reverse()) {
		result.push(next);
		if (line.text.trim() !== '') next = line.text;
	}
	return result.reverse();
}

/**
 * Tabs and long runs of space become short ones: columns stay apart and no pattern has far to look
 * back.
 */
function tidy(line: SourceLine): SourceLine {
	return {
		number: line.number,
		text: line.text.replaceAll('\t', '  ').replace(/\s{40,}/gu, WIDE_GAP),
	};
}

/**
 * Reads Football.TXT in its old and new forms: titles '=', rounds '▪ » Rodada', dates once per
 * block with the year on the first, inherited hours, scores after or between the teams, venues
 * after '@'. Scorers, line-ups and comments are passed over; every other line that could not be
 * read is reported. Lines are 1-based.
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
