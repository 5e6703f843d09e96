import { VERSUS } from '#core/football-pt/patterns.ts';

const LABELLED = /^[^:]{3,30}:\s+(\S.{1,120})$/u;
const LABEL = /^\p{Lu}[\p{L} ]{2,24}:\s/u;
/** The line before ended so: the sign and the away side, or what stands behind a dash. */
const TAIL = new RegExp(String.raw`(?<=\s)(?:${VERSUS}|[-–—]{1,2})\s\S`, 'gu');
const SHORTEST = 10;
const LONGEST = 300;

/**
 * What stands behind the end of the line before ('x Bahia – 16h'), with which a page begins the
 * next one again; null for any other line.
 */
function behindTail(text: string, before: string): string | null {
	if (before.length > LONGEST) return null;
	for (const { index } of before.matchAll(TAIL)) {
		const tail = before.slice(index);
		if (tail.length >= SHORTEST && text.startsWith(`${tail} `)) return text.slice(tail.length + 1);
	}
	return null;
}

/**
 * 'Local: Arena Azul', then 'Arena Azul Horário: 16h', then '16h Canal: Globo': a page that tells
 * the value of each label again at the start of the next line; 'Remo x Avaí – 16h', then 'x Avaí –
 * 16h Santos x Bahia – 18h': or the end of the line before. Returns what reads one line after the
 * other and gives it back without that.
 */
export function echoReader(): (line: string) => string {
	let value: string | null = null;
	let before = '';
	return (line) => {
		const text = line.trim();
		if (text === '') return line;
		const rest =
			value !== null && text.startsWith(`${value} `) ? text.slice(value.length + 1) : null;
		const own = rest !== null && LABEL.test(rest) ? rest : (behindTail(text, before) ?? line);
		before = own.trim();
		value = LABELLED.exec(before)?.[1] ?? null;
		return own;
	};
}
