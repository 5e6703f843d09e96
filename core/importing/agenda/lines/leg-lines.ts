import { takeDay } from '#core/football-pt/day-words.ts';
import { type AgendaState, lastGame } from '#core/importing/agenda/agenda-state.ts';
import { readFacts } from '#core/importing/agenda/facts/read-facts.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { addGame } from './add-game.ts';

/** 'Ida: dia 8, 21h30', 'Jogo de volta – 02/12, às 20h, no Mineirão' */
const LEG = /^(?:jogo d[ea] |partida d[ea] )?(ida|volta)\s*(?::|\s[–—-]\s)\s*(.+)$/iu;
/** Maximum lines between the sides and their legs. */
const MOST_BETWEEN = 6;

/**
 * The legs of a tie, one per line below its two sides. The first leg sets the day and hour of that
 * game. The second adds a game with the sides swapped. Channels and competition of the tie apply to
 * both. Returns false for other lines.
 */
export function readLeg(line: AgendaLine, row: string, state: AgendaState): boolean {
	const [, leg = '', rest = ''] = LEG.exec(row) ?? [];
	const tie = lastGame(state);
	if (
		!tie ||
		line.number - tie.line > MOST_BETWEEN ||
		(takeDay(rest) === null && findClocks(rest).length === 0)
	)
		return false;
	const isOpen = tie.facts.day === null && tie.facts.time === null;
	if (/^ida$/iu.test(leg)) {
		if (isOpen) readFacts(rest, 'after', tie.facts, state.known);
		return isOpen;
	}
	if (isOpen) return false;
	const { channels, competition } = tie.facts;
	addGame(
		line,
		{ home: tie.away, away: tie.home, before: '', after: rest, weak: false },
		state,
		false,
	);
	const game = lastGame(state);
	if (!game || game === tie) return false;
	if (game.facts.channels.length === 0)
		game.facts.channels = channels.map((channel) => ({ ...channel }));
	game.facts.competition ??= competition;
	game.facts.guessed = true;
	return true;
}
