import { HAS_SIDES, MONTHS, VERSUS, WEEKDAYS } from '#core/football-pt/patterns.ts';
import { findClocks } from './clock.ts';

const WEEKDAY = `(?:${WEEKDAYS})(?:-feira)?`;
const DATE_IN_WORDS = String.raw`\(?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2} de \p{L}+)\)?`;
const DAY = String.raw`(?:${WEEKDAY},? ${DATE_IN_WORDS}|\d{1,2} de \p{L}+ \(${WEEKDAY}\))`;

const HEADER =
	/^(?:(?:data|dia|hora|hor[áa]rio(?: \(de bras[íi]lia\))?|grupo|cidade|sede|fase|rodada|jogo|confronto|partida|transmiss[ãa]o|canal|canais|local|est[áa]dio|campeonato|competi[çc][ãa]o|onde assistir|tv|placar|times?|mandante|visitante)\s+){2,}/iu;

/** Lost line breaks; only several are conclusive. */
const JOINED = new RegExp(
	[
		String.raw`(?<=[\p{Ll}\d.)]|TV)(?=(?:(?:Segunda|Terça|Quarta|Quinta|Sexta)-feira|Sábado|Domingo),? \d)`,
		String.raw`(?<=\d de (?:${MONTHS}))(?=\p{Lu}\p{L}*\.? ?\p{L})`,
		String.raw`(?<=[-–—,(] ?(?:Sport ?TV ?\+?\d?|BTV|Canal 11|DAZN ?\d?|Eleven ?\d?|RTP ?\d?|TVI|SIC))(?=\p{Lu}\p{Ll}|\p{Lu}{2,3} \p{Lu}|\p{Lu}\. \p{Lu})`,
		String.raw`(?<=\d{1,2}[hH:]\d{2} \([^()]{2,20}\))(?=\p{Lu})`,
	].join('|'),
	'gu',
);
const FEWEST_JOINED = 2;

/** '… – TV: Globo Domingo, 22/11 16h – …'. */
const DAY_INSIDE = new RegExp(
	String.raw`(?<=[\p{L}\d+)!.;])\s+(?=(?=[\p{Lu}\d])${DAY}[^\d]{0,40}\d{1,2}(?:h|:\d))`,
	'giu',
);

function splitJoined(text: string): string[] {
	const parts = text.split(JOINED);
	return parts.length > FEWEST_JOINED ? parts : [text];
}

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

/** A day of several games is not part of one row. */
const DAY_AHEAD = new RegExp(String.raw`(?<![\p{L}\d])${DAY}\s*[-–—:|]?\s*$`, 'iu');
/** A date or group right before an hour belongs to its row. */
const ROW_START = new RegExp(
	String.raw`(?<!\p{L})(?:Grupo|Chave) (?:[A-L]|\d{1,2})[\s,:–—-]+$|(?<!\p{L})(?:n[oa]\s)?(?:${WEEKDAY}|hoje|amanh[ãa])(?:\s?\(\d{1,2}(?:/\d{1,2})?\))?\s*:\s*$|(?:[-–—•|]\s+)?(?:(?:\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|(?<!\d)(?:\d{2}|(?<!(?:spor?t?tv|espn|premiere|(?<!x)sports?|(?<!\p{L})b?tv|canal|eleven|dazn|premium)\s)\d)(?!\d))\s*[-–—,]?\s*)?(?:\(?(?:dom|seg|ter|qua|qui|sex|s[áa]b)\p{L}*(?:-feira)?\)?\s*[-–—,|]?\s*)?$`,
	'iu',
);
const LONGEST_AHEAD = 80;

/** Characters before `end`, an hour, of its row. */
function ahead(text: string, end: number): number {
	const before = text.slice(Math.max(0, end - LONGEST_AHEAD), end);
	return DAY_AHEAD.test(before) ? 0 : (ROW_START.exec(before)?.[0].length ?? 0);
}

/** No row starts at 'às 16h'. */
const IN_SENTENCE = /(?<!\p{L})(?:às|as|das|ao|e|até)\s*$/iu;

function openClocks(text: string): ReturnType<typeof findClocks> {
	let [depth, place] = [0, 0];
	return findClocks(text).filter(({ start }) => {
		for (; place < start; place++) {
			if (text[place] === '(') depth++;
			else if (text[place] === ')') depth = Math.max(0, depth - 1);
		}
		return depth === 0;
	});
}

const DATE = /(?<![\d/])\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\s*(?:\([^()]{3,16}\)\s*)?(?=[-–—|:])/gu;
const GAME_OF_DATE = new RegExp(String.raw`^[^\d]{0,8}[\d/.]+[^\d]*\s${VERSUS}\s`, 'u');

/** '30/07 - CSA x Vasco, às 19h'. */
function dateStarts(text: string): number[] {
	const starts = [...text.matchAll(DATE)].map(({ index }) => index);
	const holdGames = starts.every((start, at) =>
		GAME_OF_DATE.test(text.slice(start, starts[at + 1])),
	);
	return starts.length > 1 && holdGames ? starts : [];
}

function rowStarts(text: string): number[] {
	const dates = dateStarts(text);
	if (dates.length > 0) return dates;
	const clocks = openClocks(text).filter(
		({ start }) => !IN_SENTENCE.test(text.slice(Math.max(0, start - LONGEST_AHEAD), start)),
	);
	const [first] = clocks;
	if (!first || HAS_SIDES.test(text.slice(0, first.start))) return [];
	// '16:30 … — 16h30' is one row, unless each has a game.
	return clocks
		.filter(({ time, start }, place) => {
			const before = clocks[place - 1];
			const [above, own] = [
				text.slice(before?.end, start),
				text.slice(start, clocks[place + 1]?.start),
			];
			return before?.time !== time || (HAS_SIDES.test(above) && HAS_SIDES.test(own));
		})
		.map(({ start }) => start - ahead(text, start));
}

/** 'SporTV, 16h'. */
const NAME_AHEAD = /^[^,|–—:]{2,30},\s*$/u;
const GROUP_AHEAD = /^((?:Grupo|Chave) (?:[A-L]|\d{1,2}))[\s,:–—-]+(?=\d)/u;

function splitHours(line: string): string[] {
	const text = line.replace(HEADER, '');
	if (!HAS_SIDES.test(text)) return [text];
	const starts = rowStarts(text);
	if (starts.length === 1 && NAME_AHEAD.test(text.slice(0, starts[0]))) return [text];
	const rows: string[] = [];
	let from = 0;
	for (const start of starts) {
		const before = text.slice(from, start);
		if (!/\p{L}{3}/u.test(before)) continue;
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

/** Splits a line into rows that lost their line breaks. */
export function splitGlued(line: string): string[] {
	return splitJoined(line).flatMap(splitDays).flatMap(splitHours);
}

/** Splits '16h — Remo – Avaí. 18h — …'; `holdsPair`: sides around a dash. */
export function splitDashed(line: string, holdsPair: (text: string) => boolean): string[] {
	if (HAS_SIDES.test(line)) return [line];
	const starts = openClocks(line).map(({ start }) => start - ahead(line, start));
	if (starts.length < 2) return [line];
	const rows = starts.map((start, at) =>
		line.slice(start, starts[at + 1]).replace(/[\s.;,|]+$/u, ''),
	);
	const first = line.slice(0, starts[0]).trim();
	return rows.every(holdsPair) ? [first, ...rows].filter((row) => /\p{L}{2}/u.test(row)) : [line];
}

const LABEL = String.raw`(?:Data|Hora|Hor[áa]rio|In[íi]cio|Local|Est[áa]dio|Transmiss(?:[ãa]o|[õo]es)|Onde assistir|Onde ver|TV(?: aberta| fechada| paga)?|Streaming|Cana(?:l|is)|[ÁA]rbitr[oa](?:gem)?|Competi[çc][ãa]o|Campeonato|Rodada|Ingressos)\s?:`;
const LABEL_END = new RegExp(String.raw`(?:\s?[.;,]|\s?\||\s[–—/-])\s+(?=${LABEL})`, 'giu');
const STARTS_LABELLED = new RegExp(`^${LABEL}`, 'iu');

/** Splits labels: 'Local: Aflitos. Horário: 20h.' */
export function splitLabels(row: string): string[] {
	return STARTS_LABELLED.test(row) || !HAS_SIDES.test(row) ? row.split(LABEL_END) : [row];
}
