import { HAS_SIDES } from '#core/football-pt/patterns.ts';
import type { SourceLine } from '#core/importing/source-lines.ts';
import { findClocks } from './clock.ts';

const DAY = String.raw`\d{1,2}/\d{1,2}(?:/\d{2,4})?`;
const HOUR = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
/** '[14:32, 20/11/2026] Zé: …' as copied from a chat, '20/11/2026 14:32 - Zé: …' as exported. */
const SENDERS = [
	String.raw`\[(?:${HOUR},? ${DAY}|${DAY},? ${HOUR})\] ?`,
	`${DAY},? ${HOUR} - `,
].map((ahead) => String.raw`^${ahead}[^:[\]|]{1,40}: `);
const FEWEST_MESSAGES = 2;

/** A day and an hour before two sides without another hour belong to the game. */
function isOfGame(message: string): boolean {
	return HAS_SIDES.test(message) && findClocks(message).length === 0;
}

/**
 * Returns a function that removes sender and time from chat lines; text that is not a chat is
 * unchanged.
 */
export function chatReader(text: string): (line: string) => string {
	const sender = SENDERS.find((one) => {
		const messages = [...text.matchAll(new RegExp(`${one}(.{0,200})`, 'gmu'))];
		return (
			messages.length >= FEWEST_MESSAGES && !messages.some(([, message = '']) => isOfGame(message))
		);
	});
	const pattern = sender && new RegExp(sender, 'u');
	return (line) => (pattern ? line.replace(pattern, '') : line);
}

const FEWEST_LINES = 8;
/** Maximum share of lines directly below another non-blank line. */
const MOST_TOGETHER = 0.1;

function isBlank(line: SourceLine | undefined): boolean {
	return line?.text.trim() === '';
}

/** Whether a page has a blank line between nearly all of its lines. */
export function isSpaced(lines: readonly SourceLine[]): boolean {
	const filled = lines.filter((line) => !isBlank(line)).length;
	const together = lines.filter(
		(line, at) => at > 0 && !isBlank(line) && !isBlank(lines[at - 1]),
	).length;
	return filled >= FEWEST_LINES && together <= filled * MOST_TOGETHER;
}

/** Removes the blank lines of such a page, where they separate nothing; two become one. */
export function singleSpaced(lines: readonly SourceLine[]): SourceLine[] {
	return lines.filter((line, at) => !isBlank(line) || isBlank(lines[at - 1]));
}

const STARTS_WITH_SIGN = /^[\s*_~`]*\p{Extended_Pictographic}/u;
const NEXT_SIGN = /(?<=\S)\s*[/|•·–—-]?\s*(?=📺|🖥|📡|🎥|📹|[🕐-🕧]|⏰|⏱|⌚|🕰|📍|🏟|🏆|🏅|📅|📆|🗓)/gu;

/** Splits a chat message at its emojis, as if each began a line. */
export function splitMarked(raw: string): string[] {
	const hasSides = HAS_SIDES.test(raw) || raw.includes('⚔') || raw.includes('🆚');
	return STARTS_WITH_SIGN.test(raw) && !hasSides ? raw.split(NEXT_SIGN) : [raw];
}
