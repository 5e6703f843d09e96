import { VERSUS } from '#core/football-pt/patterns.ts';

const SIGN = '(?:📺|🖥|📡|🎥|📹|[🕐-🕧]|⏰|⏱|⌚|🕰|📍|🏟|🏆|🏅|📅|📆|🗓)';
const STARTS = /^[\s*_~`]*\p{Extended_Pictographic}/u;
const NEXT_SIGN = new RegExp(String.raw`(?<=\S)\s*[/|•·–—-]?\s*(?=${SIGN})`, 'gu');
const SIDES = new RegExp(String.raw`\s${VERSUS}\s|⚔|🆚`, 'u');

/**
 * '🏆 Série A / ⏰ 19h / 📺 Globo': splits a chat message at its emojis, as if each began a line.
 */
export function splitMarked(raw: string): string[] {
	return STARTS.test(raw) && !SIDES.test(raw) ? raw.split(NEXT_SIGN) : [raw];
}
