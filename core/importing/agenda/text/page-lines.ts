import { HAS_SIDES } from '#core/football-pt/patterns.ts';
import type { SourceLine } from '#core/importing/source-lines.ts';
import { findClocks } from './clock.ts';

const DAY = String.raw`\d{1,2}/\d{1,2}(?:/\d{2,4})?`;
const HOUR = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
/** '[14:32, 20/11/2026] Zé: …', '20/11/2026 14:32 - Zé: …'. */
const SENDERS = [
	String.raw`\[(?:${HOUR},? ${DAY}|${DAY},? ${HOUR})\] ?`,
	`${DAY},? ${HOUR} - `,
].map((ahead) => String.raw`^${ahead}[^:[\]|]{1,40}: `);
const FEWEST_MESSAGES = 2;

/** Two sides without another hour own the day and hour. */
function isOfGame(message: string): boolean {
	return HAS_SIDES.test(message) && findClocks(message).length === 0;
}

/** A function that removes sender and time of chat lines. */
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
/** Maximum share of lines right below another. */
const MOST_TOGETHER = 0.1;

function isBlank(line: SourceLine | undefined): boolean {
	return line?.text.trim() === '';
}

/** Whether blank lines are between nearly all lines. */
export function isSpaced(lines: readonly SourceLine[]): boolean {
	const filled = lines.filter((line) => !isBlank(line)).length;
	const together = lines.filter(
		(line, at) => at > 0 && !isBlank(line) && !isBlank(lines[at - 1]),
	).length;
	return filled >= FEWEST_LINES && together <= filled * MOST_TOGETHER;
}

/** Removes single blank lines; two become one. */
export function singleSpaced(lines: readonly SourceLine[]): SourceLine[] {
	return lines.filter((line, at) => !isBlank(line) || isBlank(lines[at - 1]));
}

const STARTS_WITH_SIGN = /^[\s*_~`]*\p{Extended_Pictographic}/u;
const NEXT_SIGN = /(?<=\S)\s*[/|•·–—-]?\s*(?=📺|🖥|📡|🎥|📹|[🕐-🕧]|⏰|⏱|⌚|🕰|📍|🏟|🏆|🏅|📅|📆|🗓)/gu;

/** Splits '🏆 Série A ⏰ 19h 📺 Globo' at its emojis. */
export function splitMarked(raw: string): string[] {
	const hasSides = HAS_SIDES.test(raw) || raw.includes('⚔') || raw.includes('🆚');
	return STARTS_WITH_SIGN.test(raw) && !hasSides ? raw.split(NEXT_SIGN) : [raw];
}
