import { VERSUS } from '#core/football-pt/patterns.ts';

const SIGN = '(?:📺|🖥|📡|🎥|📹|[🕐-🕧]|⏰|⏱|⌚|🕰|📍|🏟|🏆|🏅|📅|📆|🗓)';
const STARTS = /^[\s*_~`]*\p{Extended_Pictographic}/u;
const NEXT_SIGN = new RegExp(String.raw`(?<=\S)\s*[/|•·–—-]?\s*(?=${SIGN})`, 'gu');
const SIDES = new RegExp(String.raw`\s${VERSUS}\s|⚔|🆚`, 'u');

/**
 * '🏆 Série A / ⏰ 19h / 📺 Globo': in a chat message each sign begins a statement of its own, as if
 * on a line of its own.
 */
export function splitMarked(raw: string): string[] {
	return STARTS.test(raw) && !SIDES.test(raw) ? raw.split(NEXT_SIGN) : [raw];
}
