import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { lastSentence } from '#core/importing/agenda/text/sentences.ts';

const GAMES = /(?<!\p{L})(?:jogos|partidas|duelos|confrontos|rodada|bola rola)(?!\p{L})/iu;
const LONGEST = 90;

/**
 * 'Em seguida, 15h, mais jogos:' at the end of a row: the hour of the games below, and what stands before that sentence. Null for any other
 * row, and where the sentence names sides itself, as `holdsGame` tells.
 */
export function announcedHour(row: string, holdsGame: (text: string) => boolean): { time: string; before: string } | null {
	if (!row.endsWith(':')) return null;
	const last = lastSentence(row);
	const [clock, second] = findClocks(last);
	if (!clock || second || last.length > LONGEST || !GAMES.test(last) || holdsGame(last)) return null;
	return { time: clock.time, before: row.slice(0, row.length - last.length).trim() };
}
