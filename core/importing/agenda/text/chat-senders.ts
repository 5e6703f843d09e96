import { HAS_SIDES } from '#core/football-pt/patterns.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';

const DAY = String.raw`\d{1,2}/\d{1,2}(?:/\d{2,4})?`;
const HOUR = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const NAME = String.raw`[^:[\]|]{1,40}`;
/** '[14:32, 20/11/2026] Zé: …', '[20/11/2026 14:32:10] Zé: …': a message copied from a chat. */
const COPIED = new RegExp(String.raw`^\[(?:${HOUR},? ${DAY}|${DAY},? ${HOUR})\] ?${NAME}: `, 'u');
/** '20/11/2026 14:32 - Zé: …': a line of an exported chat, which agenda lines may resemble. */
const EXPORTED = new RegExp(`^${DAY},? ${HOUR} - ${NAME}: `, 'u');
const FEWEST = 2;

/** A day and an hour before two sides without another hour belong to the game. */
function isOfGame(rest: string): boolean {
	return HAS_SIDES.test(rest) && findClocks(rest).length === 0;
}

/**
 * Returns a function that removes sender and time from chat lines; text that is not a chat is
 * unchanged.
 */
export function chatReader(text: string): (line: string) => string {
	const sender = [COPIED, EXPORTED].find((pattern) => isChat(text, pattern));
	return (line) => (sender ? line.replace(sender, '') : line);
}

function isChat(text: string, sender: RegExp): boolean {
	const lines = [...text.matchAll(new RegExp(`${sender.source}.{0,200}`, 'gmu'))].map(([line]) =>
		line.replace(sender, ''),
	);
	return (
		lines.length >= FEWEST &&
		lines.some((line) => findClocks(line).length > 0) &&
		!lines.some(isOfGame)
	);
}
