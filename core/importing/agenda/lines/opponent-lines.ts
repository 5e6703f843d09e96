import { takeDay } from '#core/football-pt/day-words.ts';
import { type AgendaState, lastGame } from '#core/importing/agenda/agenda-state.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { addGame } from './add-game.ts';

/** 'Palmeiras (Grupo A)' above the games of one club. */
const CLUB = /^(\p{Lu}[^()|:]{2,40}?)(?: \((?:grupo|chave) \p{L}\))?$/iu;
/** Maximum distance in lines, including blank ones, between an opponent and its day. */
const MOST_BETWEEN = 2;

/**
 * Remembers the last two names alone on a line: the club of a list and its opponent. Other lines
 * reset neither.
 */
function noteName(line: AgendaLine, row: string, state: AgendaState): void {
	const name = CLUB.exec(row)?.[1] ?? '';
	const { known, clubs } = state;
	if (
		clubs === null ||
		name === '' ||
		!known.team(name) ||
		known.competition(name) ||
		known.channel(name)
	)
		return;
	const last = clubs.at(-1);
	const isHead = row !== name || last === undefined;
	state.clubs = isHead
		? [{ name, line: line.number }]
		: [...clubs.slice(0, 1), { name, line: line.number }];
}

/**
 * 'Palmeiras (Grupo A)', then 'Inter Miami' and '15/6 (domingo) – 19h – MetLife Stadium': a club's
 * own list. Each opponent is followed by the day, the hour and the venue. Returns whether the line
 * was such a game.
 */
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
	addGame(
		line,
		{ home: club.name, away: opponent.name, before: '', after: row, weak: true },
		state,
		false,
	);
	const game = lastGame(state);
	if (game) game.facts.guessed = true;
	state.clubs = [club];
	return true;
}
