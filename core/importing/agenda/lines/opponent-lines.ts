import { takeDay } from '#core/football-pt/day-words.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { findClocks } from '#core/importing/agenda/text/clock.ts';
import { addGame } from './add-game.ts';
import { type AgendaState, lastGame } from './agenda-state.ts';

const CLUB = /^(\p{Lu}[^()|:]{2,40}?)(?: \((?:grupo|chave) \p{L}\))?$/iu;
/** Lines from an opponent to its day. */
const MOST_BETWEEN = 2;

function noteName({ number }: AgendaLine, row: string, state: AgendaState): void {
	const name = CLUB.exec(row)?.[1] ?? '';
	const { known, clubs } = state;
	const isClub = known.team(name) && !known.competition(name) && !known.channel(name);
	if (clubs === null || name === '' || !isClub) return;
	const own = row === name ? clubs.slice(0, 1) : [];
	state.clubs = [...own, { name, line: number }];
}

/** Reads an opponent above its day and hour in a club's list; true if it did. */
export function readOpponent(line: AgendaLine, row: string, state: AgendaState): boolean {
	const [club, opponent] = state.clubs ?? [];
	const isMoment =
		takeDay(row)?.day !== undefined && findClocks(row).length === 1 && /\p{L}{4}/u.test(row);
	if (!isMoment) {
		noteName(line, row, state);
		return false;
	}
	if (!club || !opponent || line.number - opponent.line > MOST_BETWEEN) {
		state.clubs = null;
		return false;
	}
	const sides = { home: club.name, away: opponent.name, before: '', after: row, weak: true };
	addGame(line, sides, state, false);
	const game = lastGame(state);
	if (game) game.facts.guessed = true;
	state.clubs = [club];
	return true;
}
