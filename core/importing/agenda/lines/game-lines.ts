import { listingSides } from '#core/importing/agenda/sides/listing-sides.ts';
import { findMatchup } from '#core/importing/agenda/sides/matchup.ts';
import type { Matchup } from '#core/importing/agenda/sides/sides.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { addGame, HOUR_OF_NEXT } from './add-game.ts';
import type { AgendaState, SidesContext } from './agenda-state.ts';
import { shareFacts } from './shared-facts.ts';
import { shareTopics } from './station-topics.ts';
import { columnsOf, pipedSides } from './table-rows.ts';

/** Whether a line names two sides: in a short line, or one with an hour, also around a dash. */
export function hasGame(text: string, state: SidesContext): boolean {
	const { known, headings } = state;
	const loose = /\d/.test(text) || text.length < 60 || headings.time !== null;
	return pipedSides(text, state) !== null || findMatchup(text, known.team, { loose }) !== null;
}

/** Reads every game of a row; true if any. */
export function readGames(line: AgendaLine, row: string, state: AgendaState): boolean {
	const first = state.games.length;
	const found = readParts(line, row, state);
	shareFacts(row, state.games.slice(first), state);
	shareTopics(row, state.games.slice(first), state);
	return found;
}

function readParts(line: AgendaLine, row: string, state: AgendaState): boolean {
	const parts = row.split(/;\s+(?:e\s+)?/u);
	const holdGames =
		parts.length > 1 &&
		hasGame(parts[0] ?? '', state) &&
		parts.every((part) => hasGame(part, state) || listingSides(part));
	if (!holdGames) return readSentence(line, row, state);
	for (const part of parts) {
		const listing = hasGame(part, state) ? null : listingSides(part);
		if (listing) addGame(line, listing, state, false);
		else readSentence(line, part, state);
	}
	return true;
}

/** 'o vencedor de', 'antevisão': not a game of the list. */
const AWAITED =
	/(?<!\p{L})(?:(?:vencedor|ganhador|perdedor)(?:a|es)?|classificad[oa]s?|quem (?:passar|avan[çc]ar|vencer|ganhar|se classificar)|antevis[ãa]o|coletiva|confer[êe]ncia de imprensa)(?:\s+(?:d[aoe]s?|entre|n[ao]|ao?|o|para|antes|jogo|duelo|partida|confronto|d[ée]rbi|cl[áa]ssico))*$/iu;
const MOST_GAMES = 30;

function readSentence(line: AgendaLine, row: string, state: AgendaState): boolean {
	const cells = pipedSides(row, state);
	if (cells) {
		state.columns = columnsOf(row, cells);
		addGame(line, cells, state, false);
		return true;
	}
	let [text, found, continued] = [row, false, false];
	for (let turn = 0; turn < MOST_GAMES; turn++) {
		const matchup = findMatchup(text, state.known.team, { loose: turn === 0, continued });
		if (!matchup) return found;
		continued = matchup.joined === true;
		const next = findMatchup(matchup.after, state.known.team, { loose: false, continued });
		if (AWAITED.test(matchup.before)) {
			text = matchup.after;
			continue;
		}
		const own = next ? matchup.after.slice(0, ownEnd(matchup.after, next)) : matchup.after;
		addGame(line, { ...matchup, after: own }, state, next !== null || turn > 0);
		found = true;
		if (!next) return found;
		text = matchup.after.slice(own.length);
		// The previous game takes the words before the pair.
		continued ||= next.joined === true;
	}
	return found;
}

/** Where the next game of the sentence begins. */
function ownEnd(after: string, next: Matchup): number {
	// The verb 'visita' puts the away side first.
	const starts = [next.home, next.away]
		.map((name) => after.indexOf(name))
		.filter((start) => start >= 0);
	const end = starts.length === 0 ? 0 : Math.min(...starts);
	// A semicolon or an hour begins the next game.
	const own = after.slice(0, end);
	const cut = own.lastIndexOf(';');
	return cut >= 0 ? cut + 1 : (HOUR_OF_NEXT.exec(own)?.index ?? end);
}
