import type { AgendaState } from './agenda-state.ts';
import type { AgendaLine } from './clean-line.ts';
import { findClocks } from './clock.ts';
import { addGame } from './game-lines.ts';
import { dashedSides, listingSides } from './listing-sides.ts';
import type { Matchup } from './sides.ts';
import { COMPETITION, OTHER_SPORT, ROUND } from './words.ts';

/** A side that stands alone on its line, until the other one follows. */
export type LoneSide = { name: string; block: number; line: number; between: string | null };

/** 'FLA', 'GRE': codes of sides in the columns of a page. */
const CODE = /^[A-Z]{3}$/u;
const SIGN = /^(?:x|vs\.?|versus|-|–|—)$/iu;
/** A score behind or before a name that a page shows in a column of its own. */
const SCORE = /^\d{1,2}$/u;

function isHour(row: string): boolean {
	const [clock, second] = findClocks(row);
	return clock !== undefined && second === undefined && !/\p{L}{3}/u.test(`${row.slice(0, clock.start)}${row.slice(clock.end)}`);
}

/** Whether the line just above told an hour: pages that put each cell on a line of its own tell it first. */
function followsHour(line: AgendaLine, { clockLine }: AgendaState): boolean {
	return clockLine !== null && line.number - clockLine <= 1;
}

/**
 * 'Flamengo', '16:00', 'Palmeiras' on three lines, or an hour and both sides below it, as pages look that were copied cell by cell. A list of
 * names without an hour is none. Returns the sides when the second is read, true while there is more to come, false for any other line.
 */
function readLoneSide(line: AgendaLine, row: string, state: AgendaState): Matchup | boolean {
	const { known, lone } = state;
	const isNear = lone !== null && lone.block === state.block && line.number - lone.line <= 3;
	if (isNear && lone.between === null && (isHour(row) || SIGN.test(row) || SCORE.test(row))) {
		lone.between = SIGN.test(row) || SCORE.test(row) ? '' : row;
		return true;
	}
	state.lone = null;
	const isName = known.team(row) ? !known.competition(row) : CODE.test(row);
	const isSide = row.length <= 40 && !/\d{2}|[:|]/u.test(row) && isName && !known.channel(row);
	if (!isSide) return false;
	if (isNear && lone.between !== null && lone.name !== row)
		return { home: lone.name, away: row, before: lone.between ?? '', after: '', weak: true };
	// Nothing is held back that may be a heading: it waits only where an hour stood above, or for an hour below.
	state.lone = { name: row, block: state.block, line: line.number, between: followsHour(line, state) ? '' : null };
	return false;
}

/** Dashes between names that nobody knows: a game where the whole page is written so. */
function readDashed(line: AgendaLine, row: string, state: AgendaState): boolean {
	const listing = listingSides(row);
	const sides = listing ?? dashedSides(row);
	const { known } = state;
	const isName = (name: string) =>
		!known.channel(name) && !known.competition(name) && !ROUND.test(name) && !COMPETITION.test(name) && !OTHER_SPORT.test(name);
	if (!sides || !isName(sides.home) || !isName(sides.away)) return false;
	const isListing = listing !== null && (state.games.length > 0 || state.listing);
	if (listing !== null && !isListing) state.listings++;
	if (!isListing) state.dashedLines++;
	if (!isListing && !state.dashed) return false;
	addGame(line, sides, state, false);
	const game = state.games.at(-1);
	if (game) game.facts.guessed = true;
	return true;
}

/** Sides without the signs of a game between them: each on a line of its own, or unknown names around a dash. Returns whether the line is read. */
export function readBareSides(line: AgendaLine, row: string, state: AgendaState): boolean {
	const side = readLoneSide(line, row, state);
	if (typeof side === 'object') addGame(line, side, state, false);
	if (side !== false || readDashed(line, row, state)) return true;
	if (findClocks(row).length === 1) state.clockLine = line.number;
	return false;
}
