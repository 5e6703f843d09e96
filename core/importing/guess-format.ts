import type { ImportFormat } from './draft-game.ts';
import { fieldOfHeader } from './table/column-words.ts';
import { findDelimiter, splitDelimited } from './table/split-delimited.ts';

const BY_ENDING: Readonly<Record<string, ImportFormat>> = {
	json: 'openfootball-json',
	ics: 'ics',
	ical: 'ics',
	txt: 'football-txt',
	csv: 'csv',
	tsv: 'csv',
	tab: 'csv',
	xlsx: 'xlsx',
	html: 'html',
	htm: 'html',
};

/**
 * '21h30', '19 horas', and two sides or a label, as in Brazilian listings: no other format has
 * both.
 */
const AGENDA_HOUR = /(?<!\d)\d{1,2}(?:h(?:\d{2})?|:\d{2}|\shoras)(?!\p{L})/iu;
const AGENDA_WORDS =
	/\s[xX×]\s\p{L}|onde assistir|transmiss[ãa]o|canais:|\s(?:recebe|enfrenta|visita)\s/iu;

/**
 * Football.TXT headings. Files without headings have dates in brackets, results between names, or '
 * v '.
 */
const TXT_HEADING = /^(?:=+\s|▪|»)/mu;
const TXT_LINES =
	/^\[[^\]\n]{4,30}\]\s*$|\p{L}\s+\d{1,2}\s?[-–]\s?\d{1,2}\s+\p{L}|\p{L}\s{1,3}v\s{1,3}\p{L}/mu;

/** JSON keys unique to one source. */
const JSON_KEYS: readonly (readonly [RegExp, ImportFormat])[] = [
	[/"utcDate"\s*:|"resultSet"\s*:/u, 'football-data-org'],
	[/"(?:strHomeTeam|strEvent|idEvent|strTeam|idLeague)"\s*:/u, 'thesportsdb'],
	[/"fixture"\s*:\s*\{|"get"\s*:\s*"fixtures/u, 'api-football'],
	[/"uid"\s*:\s*"s:\d+~|"competitors"\s*:\s*\[|"geoBroadcasts"\s*:/u, 'espn'],
];
const GUIA = /^\{\s*"format"\s*:\s*"guia-de-jogos"/u;
const HTML =
	/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|title|meta|table|div|section|article|main|ul|ol|p|h[1-6]|span)[\s>]/iu;
/** "[ { time1: 'Santos', hora: '16h' }": source-code records, with unquoted keys unlike JSON. */
const RECORDS = /^\[?\s*\{\s*[\p{L}_][\p{L}\d_]*\s*:\s*["'{[\d]/u;
const JSON_SAMPLE = 100_000;

/** Whether a text starts with a table header, followed by rows of similar width. */
function isTable(head: string): boolean {
	const { delimiter } = findDelimiter(head);
	const [header, ...rows] = splitDelimited(head, delimiter, 8);
	if (!header || header.cells.length < 3) return false;
	const fields = new Set<string>(
		header.cells.flatMap((cell) => (cell.length <= 40 ? (fieldOfHeader(cell) ?? []) : [])),
	);
	const hasSides = ['home', 'away', 'matchup', 'opponent'].some((field) => fields.has(field));
	return (
		hasSides &&
		fields.size >= 2 &&
		rows.slice(0, -1).every(({ cells }) => cells.length > header.cells.length / 2)
	);
}

/** Formats with a distinctive beginning. */
const MARKS: readonly (readonly [RegExp, ImportFormat])[] = [
	[HTML, 'html'],
	[/^BEGIN:VCALENDAR/iu, 'ics'],
	[GUIA, 'guia'],
];

/**
 * The format of a text without such a beginning: a table, Football.TXT or an agenda; null when none
 * fits.
 */
function likeliest(head: string): ImportFormat | null {
	if (isTable(head)) return 'csv';
	if (TXT_HEADING.test(head)) return 'football-txt';
	const hasHour = AGENDA_HOUR.test(head);
	if (hasHour && AGENDA_WORDS.test(head)) return 'agenda';
	if (TXT_LINES.test(head)) return 'football-txt';
	return hasHour && /\p{L}{3}/u.test(head) ? 'agenda' : null;
}

/**
 * The format of a document by its content, or else by its file extension; null when neither is
 * conclusive.
 */
export function guessFormat(text: string, fileName: string): ImportFormat | null {
	const start = text.slice(0, JSON_SAMPLE).replace(/^[\uFEFF\s]+/, '');
	const head = start.slice(0, 2000);
	const marked = MARKS.find(([mark]) => mark.test(head))?.[1];
	if (marked) return marked;
	if (RECORDS.test(head)) return 'agenda';
	if (/^[{[]/.test(head) && /["']/.test(head))
		return JSON_KEYS.find(([key]) => key.test(start))?.[1] ?? 'openfootball-json';
	const named = BY_ENDING[fileName.toLowerCase().split('.').at(-1) ?? ''] ?? null;
	return named === 'ics' ? 'ics' : (likeliest(head) ?? named);
}
