import { takeDay } from '#core/football-pt/day-words.ts';
import { COMPETITION, OTHER_SPORT, ROUND } from '#core/football-pt/words.ts';
import { readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import {
	dashedSides,
	listingSides,
	titleSides,
} from '#core/importing/agenda/sides/listing-sides.ts';
import type { Matchup } from '#core/importing/agenda/sides/sides.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { findClocks, isLoneHour } from '#core/importing/agenda/text/clock.ts';
import { splitFields } from '#core/importing/agenda/text/parts.ts';
import { addGame } from './add-game.ts';
import {
	type AgendaState,
	type DashedRow,
	type LoneSide,
	lastGame,
	waitsForHour,
} from './agenda-state.ts';
import { areStations } from './channel-lines.ts';

const CODE = /^[A-Z]{3}$/u;
const SIGN = /^(?:x|vs\.?|versus|-|–|—)$/iu;
/** '2', 'ida: 1 x 0'. */
const SCORE = /^(?:\d{1,2}|(?:ida|volta|agregado):? \d{1,2} ?x ?\d{1,2})$/iu;
const NAME = /^\p{Lu}[\p{L}\d .'’()-]{1,38}$/u;

/** The pair when complete, true while a side is missing, false for other lines. */
function readLoneSide(line: AgendaLine, row: string, state: AgendaState): Matchup | boolean {
	const lone = nearSide(line, row, state);
	if (lone !== null && standsBetween(row, lone)) {
		lone.between = isLoneHour(row) ? row : '';
		return true;
	}
	state.lone = null;
	if (!isSide(row, lone, state)) return false;
	if (lone !== null && lone.between !== null && lone.name !== row)
		return { home: lone.name, away: row, before: lone.between, after: '', weak: true };
	// It may be a heading and waits for an hour.
	const { block, clockLine } = state;
	const followsHour = clockLine !== null && line.number - clockLine <= 1;
	state.lone = { name: row, block, line: line.number, between: followsHour ? '' : null };
	return false;
}

/** Before a lone 'x' it may be unknown. */
function nearSide(line: AgendaLine, row: string, state: AgendaState): LoneSide | null {
	const { rowBefore: before, block } = state;
	state.rowBefore = { name: row, block, line: line.number };
	const isSigned =
		SIGN.test(row) &&
		/\p{L}/u.test(row) &&
		before !== null &&
		line.number - before.line <= 2 &&
		NAME.test(before.name);
	if (isSigned) state.lone = { ...before, between: '', signed: true };
	const { lone } = state;
	if (lone === null) return null;
	const distance = line.number - lone.line;
	// A blank line may follow each cell.
	return (lone.signed ? distance <= 6 : lone.block === block && distance <= 3) ? lone : null;
}

function standsBetween(row: string, { signed, between }: LoneSide): boolean {
	return (signed || between === null) && (isLoneHour(row) || SIGN.test(row) || SCORE.test(row));
}

function isSide(row: string, lone: LoneSide | null, { known }: AgendaState): boolean {
	if (row.length > 40 || /\d{2}|[:|]/u.test(row) || known.channel(row)) return false;
	if (known.team(row)) return !known.competition(row);
	return CODE.test(row) || (lone?.signed === true && NAME.test(row));
}

/** Titles by their text: 'Azul Real - Vila do Sol'. */
export function titledRows(rows: readonly string[], known: Known): ReadonlyMap<string, DashedRow> {
	return new Map(
		rows.flatMap((row, at): [string, DashedRow][] => {
			const around = { above: rows[at - 1] ?? '', below: rows[at + 1] ?? '', isTimed: false };
			const sides = titleSides(row, around);
			if (!sides || !mayBeSides(sides, known)) return [];
			return [[row, { sides, listing: namesStation(sides.after, known) }]];
		}),
	);
}

function mayBeSides({ home, away }: Matchup, known: Known): boolean {
	return mayBeSide(home, known) && mayBeSide(away, known);
}

function mayBeSide(name: string, known: Known): boolean {
	if (takeDay(name)?.year !== undefined) return false;
	return (
		!areStations(readChannelList(name, known.channel)) &&
		!known.competition(name) &&
		![ROUND, COMPETITION, OTHER_SPORT].some((pattern) => pattern.test(name))
	);
}

/** Names around a dash that may be sides; null for other rows. */
export function dashedRow(row: string, known: Known): DashedRow | null {
	const listing = listingSides(row);
	const sides = listing ?? dashedSides(row);
	return sides && mayBeSides(sides, known)
		? { sides, listing: listing !== null || namesStation(sides.after, known) }
		: null;
}

function namesStation(after: string, known: Known): boolean {
	return splitFields(after).some((field) =>
		areStations(readChannelList(field.replace(/^\(|\)\.?$/gu, ''), known.channel)),
	);
}

/** Unknown names are a game only if the whole page uses dashes. */
function readDashed(line: AgendaLine, row: string, state: AgendaState): boolean {
	const { known, layout, games } = state;
	const found = dashedRow(row, known) ?? layout.titles.get(row);
	// '20h – Barradão – Salvador (BA)' is about a game above without an hour.
	if (!found || waitsForHour(lastGame(state), state)) return false;
	const { sides, listing } = found;
	const isGame = listing
		? games.length > 0 || layout.listing
		: known.team(sides.home) || known.team(sides.away);
	if (!isGame && !layout.dashed) return false;
	addGame(line, sides, state, false);
	const game = lastGame(state);
	if (game) game.facts.guessed = true;
	return true;
}

/** Reads sides on lines of their own or around a dash; true if it did. */
export function readBareSides(line: AgendaLine, row: string, state: AgendaState): boolean {
	const side = readLoneSide(line, row, state);
	if (typeof side === 'object') addGame(line, side, state, false);
	if (side !== false || readDashed(line, row, state)) return true;
	if (findClocks(row).length === 1) state.clockLine = line.number;
	return false;
}
