/** What a leading sign of a chat message says about its line. */
export type Mark = 'channels' | 'time' | 'venue' | 'competition' | 'date';

/** One line of an agenda as people read it: no markup, no bullets, single spaces. */
export type AgendaLine = { number: number; raw: string; text: string; mark: Mark | null };

const MARKS: readonly (readonly [RegExp, Mark])[] = [
	[/^(?:📺|🖥|📡|🎥|📹)/u, 'channels'],
	[/^(?:[🕐-🕧]|⏰|⏱|⌚|🕰)/u, 'time'],
	[/^(?:📍|🏟)/u, 'venue'],
	[/^(?:🏆|🏅)/u, 'competition'],
	[/^(?:📅|📆|🗓)/u, 'date'],
];
const VERSUS_SIGNS = /\s*(?:⚔|🆚)\s*/gu;
const SIGNS = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}]/gu;
const INVISIBLE = /\p{Cf}|\uFE0E|\uFE0F/gu;
const BULLET = /^(?:[-–—•·▪◦●►▶»✓>|]+\s+|[-–—•·▪◦●►▶»>](?=[\p{L}\d])|#+\s+|\(?\d{1,2}[.)]\s+(?=[\p{L}"“]))/u;
/** Signs that stand between two statements of one line: '16:00 Flamengo x Vasco 📺 Globo'. */
const SIGNS_BETWEEN = /(?<=\S)\s*(?:📺|🖥|📡|🎥|📹|📍|🏟|🏆|⏰|➡|👉|▶)\s*(?=\S)/gu;
/** Cells of a table that was copied as text. */
const TABS = /[^\S\n]*\t\s*/gu;
/** '16h00Vitória': a list that lost its markup lost the space, too. */
const GLUED_HOUR = /(?<=(?:^|\s)\d{1,2}h\d{2})(?=\p{Lu})/gu;
/** '20h I Sampaio Corrêa': a bar typed as a letter. */
const BAR_LETTER = /(?<=^\s*\d{1,2}(?:h\d{0,2}|:\d{2})h?)\s+[Il]\s+(?=\p{Lu})/gu;
const DECORATION = /^[\s=_~*–—-]+$/u;

/** `raw` without what only decorates it. Bullets and list numbers go ('3. Série B'), ordinals stay ('3ª rodada'). */
export function cleanLine(number: number, raw: string): AgendaLine {
	const visible = raw.trim().replace(TABS, ' | ').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
	const bare = visible.replace(/[*`~]/g, '').replace(/(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '');
	const start = bare.trim();
	const mark = MARKS.find(([sign]) => sign.test(start))?.[1] ?? null;
	const parted = start.replace(VERSUS_SIGNS, ' x ').replace(SIGNS_BETWEEN, ' | ').replace(GLUED_HOUR, ' ').replace(BAR_LETTER, ' | ');
	const plain = parted.replace(SIGNS, ' ').replace(/\s+/gu, ' ').trim();
	if (DECORATION.test(plain)) return { number, raw, text: '', mark: null };
	return { number, raw, text: withoutBullet(plain), mark };
}

function withoutBullet(text: string): string {
	const once = text.replace(BULLET, '');
	return once
		.replace(BULLET, '')
		.replace(/^[,;:]\s*/u, '')
		.replace(/\s*[;,]$/u, '');
}
