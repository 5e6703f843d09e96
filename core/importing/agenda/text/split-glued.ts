import { HAS_SIDES, VERSUS, WEEKDAYS } from '#core/football-pt/patterns.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { splitRunOn } from './split-run-on.ts';

const HEADER =
	/^(?:(?:data|dia|hora|hor[áa]rio(?: \(de bras[íi]lia\))?|grupo|cidade|sede|fase|rodada|jogo|confronto|partida|transmiss[ãa]o|canal|canais|local|est[áa]dio|campeonato|competi[çc][ãa]o|onde assistir|tv|placar|times?|mandante|visitante)\s+){2,}/iu;
/**
 * A date, weekday or group, dashes and bullets directly before an hour belong to the row that
 * starts with the hour.
 */
const ROW_START = new RegExp(
	String.raw`(?<!\p{L})(?:Grupo|Chave) (?:[A-L]|\d{1,2})[\s,:–—-]+$|(?<!\p{L})(?:n[oa]\s)?(?:(?:${WEEKDAYS})(?:-feira)?|hoje|amanh[ãa])(?:\s?\(\d{1,2}(?:/\d{1,2})?\))?\s*:\s*$|(?<=[)\]]\s)(?:${WEEKDAYS})(?:-feira)?\s?\(\d{1,2}(?:/\d{1,2})?\)\s*$|(?:[-–—•|]\s+)?(?:(?:\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|(?<!\d)(?:\d{2}|(?<!(?:spor?t?tv|espn|premiere|(?<!x)sports?|(?<!\p{L})b?tv|canal|eleven|dazn|premium)\s)\d)(?!\d))\s*[-–—,]?\s*)?(?:\(?(?:dom|seg|ter|qua|qui|sex|s[áa]b)\p{L}*(?:-feira)?\)?\s*[-–—,|]?\s*)?$`,
	'iu',
);

export function depthAt(text: string, end: number): number {
	let depth = 0;
	for (let place = 0; place < end; place++) {
		if (text[place] === '(') depth++;
		else if (text[place] === ')') depth = Math.max(0, depth - 1);
	}
	return depth;
}

/**
 * '30/07 - CSA x Vasco, às 19h, no Rei Pelé 30/07 - Bahia x Retrô': each date is followed by two
 * sides, then the hour.
 */
const DATE = /(?<![\d/])\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\s*(?:\([^()]{3,16}\)\s*)?(?=[-–—|:])/gu;

const ROW_BEHIND = new RegExp(String.raw`^\s?:\s+[^:;]{3,60}?\s${VERSUS}\s`, 'u');

/** '… Castelão (CE) 16h00: Maricá x Bangu': a separate game follows the colon. */
function opensRow(text: string, end: number): boolean {
	return ROW_BEHIND.test(text.slice(end, end + 80));
}

const GAME_OF_DATE = new RegExp(String.raw`^[^\d]{0,8}[\d/.]+[^\d]*\s${VERSUS}\s`, 'u');

function dateStarts(text: string): number[] {
	const starts = [...text.matchAll(DATE)].map(({ index }) => index);
	const holdGames = starts.every((start, at) =>
		GAME_OF_DATE.test(text.slice(start, starts[at + 1])),
	);
	return starts.length > 1 && holdGames ? starts : [];
}

/**
 * The offsets where rows begin in a line with several rows: a date or an hour followed by two
 * sides, with text before it.
 */
function rowStarts(text: string): number[] {
	const dates = dateStarts(text);
	if (dates.length > 0) return dates;
	const clocks = findClocks(text).filter(
		({ start }) =>
			depthAt(text, start) === 0 &&
			!/(?<!\p{L})(?:às|as|das|ao|e|até)\s*$/iu.test(text.slice(0, start)),
	);
	const [first] = clocks;
	if (!first || (HAS_SIDES.test(text.slice(0, first.start)) && !opensRow(text, first.end)))
		return [];
	// The same hour twice ('16:30 … — 16h30') is one row, unless each occurrence precedes its own
	// game.
	const rows = clocks.filter(({ time, start }, place) => {
		const before = clocks[place - 1];
		return (
			before?.time !== time ||
			(HAS_SIDES.test(text.slice(before.end, start)) && HAS_SIDES.test(text.slice(start)))
		);
	});
	return rows.map(({ start }) => start - ahead(text.slice(0, start)));
}

const WEEKDAY = `(?:${WEEKDAYS})(?:-feira)?`;
const DATE_IN_WORDS = String.raw`\(?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2} de \p{L}+)\)?`;
/** 'Sábado, 07/09 13h30 – A x B 16h – C x D': the day applies to several games. */
const DAY = String.raw`(?:${WEEKDAY},? ${DATE_IN_WORDS}|\d{1,2} de \p{L}+ \(${WEEKDAY}\))`;
const DAY_AHEAD = new RegExp(String.raw`(?<![\p{L}\d])${DAY}\s*[-–—:|]?\s*$`, 'iu');

/** The number of characters before an hour that belong to its row. */
export function ahead(text: string): number {
	return DAY_AHEAD.test(text) ? 0 : (ROW_START.exec(text)?.[0].length ?? 0);
}

/**
 * '… – TV: Globo Domingo, 22/11 Série B 16h – …': the next day's heading after a row that has its
 * hour.
 */
const DAY_INSIDE = new RegExp(
	String.raw`(?<=[\p{L}\d+)!.;])\s+(?=(?=[\p{Lu}\d])${DAY}[^\d]{0,40}\d{1,2}(?:h|:\d))`,
	'giu',
);

function splitDays(line: string): string[] {
	const parts: string[] = [];
	for (const part of line.split(DAY_INSIDE)) {
		const last = parts.at(-1);
		if (last !== undefined && findClocks(last).length === 0)
			parts[parts.length - 1] = `${last} ${part}`;
		else parts.push(part);
	}
	return parts;
}

/**
 * '16h - Escócia x Suíça 3ª rodada (23 de junho)', '… x Alemanha Grupo B: 1ª rodada': headings
 * after the previous row.
 */
const HEADING_INSIDE = /\s+(?=(?:\d{1,2}ª rodada (?:\(|\d{1,2}[/.])|Grupo [A-L]: ))/gu;

/** Splits a line into rows that were joined when a table or list lost its line breaks. */
export function splitGlued(line: string): string[] {
	return splitRunOn(line).flatMap(splitDays).flatMap(splitLine);
}

function splitLine(line: string): string[] {
	if (!HAS_SIDES.test(line)) return [line.replace(HEADER, '')];
	return line.split(HEADING_INSIDE).flatMap(splitRows);
}

/** 'Star+, 13h: Lyon x Nantes': the channel precedes the hour. */
const NAME_AHEAD = /^[^,|–—:]{2,30},\s*$/u;

/** 'Grupo 7 8h45 Remo x Avaí': the group cell precedes the hour. */
const GROUP_AHEAD = /^((?:Grupo|Chave) (?:[A-L]|\d{1,2}))[\s,:–—-]+(?=\d)/u;

function splitRows(line: string): string[] {
	const text = line.replace(HEADER, '');
	if (!HAS_SIDES.test(text)) return [text];
	const starts = rowStarts(text);
	if (starts.length === 1 && NAME_AHEAD.test(text.slice(0, starts[0]))) return [text];
	const rows: string[] = [];
	let from = 0;
	for (const start of starts) {
		const before = text.slice(from, start);
		if (before.trim() === '' || !/\p{L}{3}/u.test(before)) continue;
		rows.push(before.trim());
		from = start;
	}
	rows.push(text.slice(from).trim());
	return rows.length > 1 && rows.some((row) => HAS_SIDES.test(row))
		? rows
				.filter(Boolean)
				.map((row) => row.replace(/^[-–—•|]\s+/u, '').replace(GROUP_AHEAD, '$1 | '))
		: [text];
}
