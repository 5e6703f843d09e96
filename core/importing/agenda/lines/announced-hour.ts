import { type DayWords, takeDay } from '#core/football-pt/day-words.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { lastSentence } from '#core/importing/agenda/text/sentences.ts';

const GAMES = /(?<!\p{L})(?:jogos|partidas|duelos|confrontos|rodada|bola rola)(?!\p{L})/iu;
const MEET = /(?<!\p{L})(?:jogam|defrontam-se|se enfrentam|enfrentam-se)(?!\p{L})/iu;
const LONGEST = 140;

/** What a sentence announces for the games below it, and the text before it on the row. */
type Announced = { time: string; day: DayWords | null; before: string };

/**
 * 'Em seguida, 15h, mais jogos:', 'Na Série B jogam, sábado, pelas 16:00 horas:' at the end of a
 * row: the hour and day of the games below. Null for other rows, and when `holdsGame` finds sides
 * in the sentence itself.
 */
export function announcedHour(row: string, holdsGame: (text: string) => boolean): Announced | null {
	if (!row.endsWith(':')) return null;
	const last = lastSentence(row);
	const [clock, second] = findClocks(last);
	const day = takeDay(last);
	if (!clock || second || last.length > LONGEST || holdsGame(last)) return null;
	if (!MEET.test(last) && (day !== null || !GAMES.test(last))) return null;
	return { time: clock.time, day, before: row.slice(0, row.length - last.length).trim() };
}
