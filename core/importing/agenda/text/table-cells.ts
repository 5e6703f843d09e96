import { VERSUS } from '#core/football-pt/patterns.ts';

/**
 * '18/10;16h;Santos x Bahia;Globo', '09/11/2025 ; Série A ; ; 18:30 ; Santos ; Bahia ; Globo': a
 * table pasted with semicolons.
 */
const SEMICOLONS = /^[\d/:.h-]{2,10} ?;[^;]{0,60};.{0,400}$/iu;
/** '… x Bahia - Rei Pelé/17h30': the ground and the hour in one cell. */
const GROUND_AND_HOUR = /(?<=[\p{L})])\s?\/\s?(?=\d{1,2}(?:h\d{0,2}(?:min)?|:\d{2}| horas)\s*$)/iu;
/** 'Equador x Jamaica B/ 2ª 16h SporTV': the group and the round of a row. */
const GROUP_AND_ROUND = new RegExp(
	String.raw`(?<=\s${VERSUS}\s[^|/]{2,40})\s[A-L]\s?/\s?\dª\s(?=\d)`,
	'u',
);

/** Restores the cell separators of a table row. Other lines are unchanged. */
export function partCells(line: string): string {
	const parted = line.includes(';')
		? line.replace(SEMICOLONS, (row) => row.replace(/\s*;[\s;]*/gu, ' | '))
		: line;
	return parted.includes('/')
		? parted.replace(GROUND_AND_HOUR, ' | ').replace(GROUP_AND_ROUND, ' | ')
		: parted;
}
