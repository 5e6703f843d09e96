import type { AgendaState, OpenGame } from '#core/importing/agenda/agenda-state.ts';
import { shareTopics } from '#core/importing/agenda/channels/station-topics.ts';
import { shareBefore, shareFacts } from '#core/importing/agenda/facts/shared-facts.ts';
import { listingSides } from '#core/importing/agenda/sides/listing-sides.ts';
import { findMatchup } from '#core/importing/agenda/sides/matchup.ts';
import type { Matchup } from '#core/importing/agenda/sides/sides.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { addGame, HOUR_OF_NEXT } from './add-game.ts';
import { columnsOf, pipedSides } from './table-rows.ts';

/** Whether a line names two sides. `loose` also accepts dashes between known teams. */
export function hasGame(text: string, state: AgendaState): boolean {
	const { known, headings } = state;
	const loose = /\d/.test(text) || text.length < 60 || headings.time !== null;
	return pipedSides(text, state) !== null || findMatchup(text, known.team, { loose }) !== null;
}

/** Reads every game of a row; returns whether it found any. */
export function readGames(line: AgendaLine, row: string, state: AgendaState): boolean {
	const first = state.games.length;
	const found = readParts(line, row, state);
	shareFacts(row, state.games.slice(first), state);
	shareTopics(row, state.games.slice(first), state);
	takeDayAhead(line, state.games.slice(first), state);
	return found;
}

const LINES_BEHIND = 2;

/** Applies the day that prose announced just above games without a day. */
function takeDayAhead(
	{ number }: AgendaLine,
	games: readonly OpenGame[],
	{ dayAhead, headings }: AgendaState,
): void {
	if (dayAhead === null || number - dayAhead.line > LINES_BEHIND || headings.day !== null) return;
	if (games.some(({ facts }) => facts.day !== null)) return;
	for (const { facts } of games) Object.assign(facts, { day: dayAhead.day, guessed: true });
}

/**
 * 'A x B e C x D (12h); E x F e G x H (14h)': text after the last game of a part applies to the
 * whole part.
 */
function readParts(line: AgendaLine, row: string, state: AgendaState): boolean {
	const parts = row.split(/;\s+(?:e\s+)?/u);
	const holdGames =
		parts.length > 1 &&
		hasGame(parts[0] ?? '', state) &&
		parts.every((part) => hasGame(part, state) || listingSides(part));
	if (!holdGames) return readSentence(line, row, state);
	for (const part of parts) {
		const first = state.games.length;
		const listing = hasGame(part, state) ? null : listingSides(part);
		if (listing) addGame(line, listing, state, false);
		else readSentence(line, part, state);
		shareBefore(part, state.games.slice(first), state);
	}
	return true;
}

/**
 * 'enfrenta o vencedor do jogo Escócia x Ucrânia', '12h: antevisão ao Remo-Avaí': a future opponent
 * or a preview, not a game of the list.
 */
const AWAITED =
	/(?<!\p{L})(?:vencedor(?:a|es)?|ganhador(?:a|es)?|perdedor(?:a|es)?|classificad[oa]s?|quem (?:passar|avan[çc]ar|vencer|ganhar|se classificar))(?:\s+(?:d[aoe]s?|entre|n[ao]|o|a|jogo|duelo|partida|confronto))*$|(?<!\p{L})(?:antevis[ãa]o|coletiva|confer[êe]ncia de imprensa)(?: (?:ao?|d[aoe]|do jogo|para|o|antes|jogo|partida|d[ée]rbi|cl[áa]ssico|entre))*$/iu;

/** A table row with one cell per side. */
function readCells(line: AgendaLine, row: string, state: AgendaState): boolean {
	const sides = pipedSides(row, state);
	if (sides === null) return false;
	state.columns = columnsOf(row, sides);
	addGame(line, sides, state, false);
	return true;
}

function readSentence(line: AgendaLine, row: string, state: AgendaState): boolean {
	if (readCells(line, row, state)) return true;
	let [text, found, continued] = [row, false, false];
	for (let turn = 0; turn < 30; turn++) {
		const matchup = findMatchup(text, state.known.team, { loose: turn === 0, continued });
		if (!matchup) return found;
		continued = matchup.joined === true;
		const next = findMatchup(matchup.after, state.known.team, { loose: false, continued });
		if (AWAITED.test(matchup.before)) {
			text = matchup.after;
			continue;
		}
		const own = next ? matchup.after.slice(0, ownEnd(matchup.after, next)) : matchup.after;
		addGame(
			line,
			{ ...matchup, after: next ? own.replace(AND_NEXT, '') : own },
			state,
			next !== null || turn > 0,
		);
		found = true;
		if (!next) return found;
		text = matchup.after.slice(own.length);
		// The words that introduce the pair ('e o clássico entre A e B') are read with the previous
		// game.
		continued ||= next.joined === true;
	}
	return found;
}

/** 'A x B (ESPN) e': the conjunction before the next game. */
const AND_NEXT = /(?<=\)) e(?: [oa]s?)?\s*$/u;

/** The offset where the text about one game ends and the next game of the sentence begins. */
function ownEnd(after: string, next: Matchup): number {
	// The verb 'visita' puts the away side first.
	const starts = [next.home, next.away]
		.map((name) => after.indexOf(name))
		.filter((start) => start >= 0);
	const end = starts.length === 0 ? 0 : Math.min(...starts);
	// 'A x B (Italiano); às 13h30, C x D': text after the semicolon belongs to the next game. So does
	// the hour in 'A x B e 21h, C x D'.
	const own = after.slice(0, end);
	const cut = own.lastIndexOf(';');
	return cut >= 0 ? cut + 1 : (HOUR_OF_NEXT.exec(own)?.index ?? end);
}
