import { VERSUS } from '#core/football-pt/patterns.ts';

const LABELLED = /^[^:]{3,30}:\s+(\S.{1,120})$/u;
const LABEL = /^\p{Lu}[\p{L} ]{2,24}:\s/u;
/** The end of the previous line: the versus sign and the away side, or the text after a dash. */
const TAIL = new RegExp(String.raw`(?<=\s)(?:${VERSUS}|[-–—]{1,2})\s\S`, 'gu');
const SHORTEST = 10;
const LONGEST = 300;

/**
 * The rest of a line that starts by repeating the end of the previous one ('x Bahia – 16h'); null
 * for other lines.
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
 * Returns a function that takes lines in order and removes what each repeats from the line before.
 * Some pages repeat the value of a label: 'Local: Arena Azul', then 'Arena Azul Horário: 16h'.
 * Others repeat the end of the line: 'Remo x Avaí – 16h', then 'x Avaí – 16h Santos x Bahia – 18h'.
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
