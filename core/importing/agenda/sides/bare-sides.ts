import { takeDay } from '#core/football-pt/day-words.ts';
import { COMPETITION, OTHER_SPORT, ROUND } from '#core/football-pt/words.ts';
import type { AgendaState, LoneSide } from '#core/importing/agenda/agenda-state.ts';
import { areStations } from '#core/importing/agenda/channels/channel-lines.ts';
import { readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { addGame } from '#core/importing/agenda/lines/add-game.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { dashedSides, listingSides, rowSides, titleSides } from './listing-sides.ts';
import type { Matchup } from './sides.ts';

/** 'FLA', 'GRE': codes of sides in page columns. */
const CODE = /^[A-Z]{3}$/u;
const SIGN = /^(?:x|vs\.?|versus|-|–|—)$/iu;
/** A score next to a name, shown in its own column. */
const SCORE = /^(?:\d{1,2}|(?:ida|volta|agregado):? \d{1,2} ?x ?\d{1,2})$/iu;
/** A possible name when the versus sign is alone on its line. */
const NAME = /^\p{Lu}[\p{L}\d .'’()-]{1,38}$/u;

function isHour(row: string): boolean {
	const [clock, second] = findClocks(row);
	return (
		clock !== undefined &&
		second === undefined &&
		!/\p{L}{3}/u.test(`${row.slice(0, clock.start)}${row.slice(clock.end)}`)
	);
}

/** Whether the line just above held an hour: pages with one cell per line put it first. */
function followsHour(line: AgendaLine, { clockLine }: AgendaState): boolean {
	return clockLine !== null && line.number - clockLine <= 1;
}

/** The line above a lone versus sign is a side, known or not. */
function signedSide(
	line: AgendaLine,
	before: AgendaState['rowBefore'],
	{ lone }: AgendaState,
): LoneSide | null {
	if (before === null || line.number - before.line > 2 || !NAME.test(before.name)) return lone;
	return { ...before, between: '', signed: true };
}

/**
 * 'Flamengo', '16:00', 'Palmeiras' on three lines, or an hour above both sides: pages copied cell
 * by cell. A list of names without an hour does not count. Returns the sides once the second is
 * read, true while more is to come, false for other lines.
 */
function readLoneSide(line: AgendaLine, row: string, state: AgendaState): Matchup | boolean {
	const lone = nearSide(line, row, state);
	if (lone !== null && standsBetween(row, lone)) {
		lone.between = isHour(row) ? row : '';
		return true;
	}
	state.lone = null;
	if (!isSide(row, lone, state)) return false;
	if (lone !== null && lone.between !== null && lone.name !== row)
		return { home: lone.name, away: row, before: lone.between, after: '', weak: true };
	// A line that may be a heading is not consumed. A side waits only below an hour, or for an hour
	// below it.
	state.lone = {
		name: row,
		block: state.block,
		line: line.number,
		between: followsHour(line, state) ? '' : null,
	};
	return false;
}

/** The waiting side above, if it is near enough. */
function nearSide(line: AgendaLine, row: string, state: AgendaState): LoneSide | null {
	const before = state.rowBefore;
	state.rowBefore = { name: row, block: state.block, line: line.number };
	if (SIGN.test(row) && /\p{L}/u.test(row)) state.lone = signedSide(line, before, state);
	const { lone } = state;
	if (lone === null) return null;
	// A page copied cell by cell may have a blank line after each cell.
	const isNear =
		lone.signed === true
			? line.number - lone.line <= 6
			: lone.block === state.block && line.number - lone.line <= 3;
	return isNear ? lone : null;
}

/** An hour, a versus sign or a score between two sides. */
function standsBetween(row: string, lone: LoneSide): boolean {
	return (
		(lone.signed === true || lone.between === null) &&
		(isHour(row) || SIGN.test(row) || SCORE.test(row))
	);
}

function isSide(row: string, lone: LoneSide | null, { known }: AgendaState): boolean {
	if (row.length > 40 || /\d{2}|[:|]/u.test(row) || known.channel(row)) return false;
	if (known.team(row)) return !known.competition(row);
	return CODE.test(row) || (lone?.signed === true && NAME.test(row));
}

/** '16:30 União – Aves (Canal 11)': hour, names and channel. */
function shownSides(dashed: Matchup | null, known: AgendaState['known']): Matchup | null {
	const group = /^\(([^()]+)\)\.?$/u.exec(dashed?.after ?? '')?.[1] ?? '';
	return areStations(readChannelList(group, known.channel)) ? dashed : null;
}

function mayBeSide(name: string, known: AgendaState['known']): boolean {
	// 'Redação - 28 de dezembro de 2026, 11:15'
	if (takeDay(name)?.year !== undefined) return false;
	return (
		!areStations(readChannelList(name, known.channel)) &&
		!known.competition(name) &&
		![ROUND, COMPETITION, OTHER_SPORT].some((pattern) => pattern.test(name))
	);
}

/** Dashes between unknown names: a game only if the whole page uses this form. */
function readDashed(line: AgendaLine, row: string, state: AgendaState): boolean {
	const { known } = state;
	const dashed = dashedSides(row);
	const listing =
		listingSides(row) ??
		shownSides(dashed, known) ??
		rowSides(row, (field) => areStations(readChannelList(field, known.channel)));
	const sides =
		listing ??
		dashed ??
		titleSides(row, {
			above: state.above,
			below: state.below,
			isTimed: state.headings.time !== null,
		});
	if (!sides || ![sides.home, sides.away].every((name) => mayBeSide(name, known))) return false;
	const isListing = listing !== null && (state.games.length > 0 || state.listing);
	// '16h - Coritiba - União Rancho Grande': one known side is enough after an hour.
	const isHalfKnown =
		dashed !== null && listing === null && (known.team(sides.home) || known.team(sides.away));
	if (listing !== null && !isListing) state.listings++;
	if (!isListing) state.dashedLines++;
	if (!isListing && !isHalfKnown && !state.dashed) return false;
	addGame(line, sides, state, false);
	const game = state.games.at(-1);
	if (game) game.facts.guessed = true;
	return true;
}

/**
 * Sides without a versus sign: each on its own line, or unknown names around a dash. Returns
 * whether the line was consumed.
 */
export function readBareSides(line: AgendaLine, row: string, state: AgendaState): boolean {
	const side = readLoneSide(line, row, state);
	if (typeof side === 'object') addGame(line, side, state, false);
	if (side !== false || readDashed(line, row, state)) return true;
	if (findClocks(row).length === 1) state.clockLine = line.number;
	return false;
}
