/**
 * What a text states about a day, without inference. `weekday` 0 = Sunday, `relative` 0 = today, 1
 * = tomorrow, `shift`: days after the day stated before.
 */
type Words = {
	year?: number;
	month?: number;
	day?: number;
	weekday?: number;
	relative?: number;
	shift?: number;
	/** The weekday as written, for reports. */
	weekdayText?: string;
};

/** A stated day, and the text without its words. */
export type DayWords = Words & { rest: string };

/** A day with its offsets in the text. */
type DaySpan = { words: Words; start: number; end: number };

/** The first three letters of each weekday (Sunday first) and month, in Portuguese and Spanish. */
const WEEKDAYS = [
	'dom',
	'seg lun 2ª',
	'ter mar 3ª',
	'qua mie 4ª',
	'qui jue 5ª',
	'sex vie 6ª',
	'sab',
];
const MONTHS = 'jan-ene fev-feb mar abr mai-may jun jul ago set-sep out-oct nov dez-dic'.split(' ');

const MONTH =
	'(?<month>jan(?:eiro)?|enero|fev(?:ereiro)?|febrero|mar(?:[çcz]o)?|abr(?:il)?|mai(?:o)?|mayo|jun(?:[hi]o)?|jul(?:[hi]o)?|ago(?:sto)?|set(?:embro|iembre)?|septiembre|out(?:ubro)?|octubre|nov(?:embro|iembre)?|dez(?:embro)?|diciembre)\\.?';
const LONG =
	'(?<weekday>domingo|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|lunes|martes|mi[ée]rcoles|jueves|viernes|[2-6]ª(?=[- ]?feira))(?:[- ]?feira)?';
const SHORT = '(?<weekday>dom|seg|ter|qua|qui|sex|s[áa]b)\\.?';
const EITHER = `(?:${LONG}|${SHORT})`;
/** 'até o dia 15 de novembro' is a deadline, 'de 13 até 15 de junho' a range. */
const BEFORE = '(?<![\\p{L}\\d/.:-])(?<!(?<!\\d )(?<!\\p{L})at[ée] (?:[oa] )?(?:dia )?)';
const AFTER = '(?![\\p{L}\\d/:])';
const DAY = '(?<day>\\d{1,2})';
const NO_HOUR = '(?![\\d/:ºo°]|\\.\\d|\\s?h|\\s*/|\\s*de\\s)';
/** 'que começou na quinta-feira': already past. */
const BEGUN =
	'(?<!(?:arrancou|come[çc]ou|abriu|iniciou|terminou|encerrou|jogou|empatou|venceu|perdeu|aconteceu|divulgou|anunciou|(?:divulgad|anunciad|publicad|definid)[oa]s?|s[óo] se joga|(?:s[óo]|apenas) (?:ser[áa] )?(?:retomad[oa]|retorna|recome[çc]a)) (?:j[áa] )?(?:n[ao]|nest[ea]|dest[ea]) )';
/** 'em busca da segunda vaga': an ordinal, unless a time word precedes or a small word follows. */
const ORDINAL =
	'(?<!(?:n[ao]|nest[ea]|dest[ea]|pr[óo]xim[ao]|[úu]ltim[ao]|para|at[ée])\\s)(?:segunda|ter[çc]a|quarta|quinta|sexta)\\s+(?!(?:[àa]s?|e|em|n[oa]s?|pel[oa]s?|por|com|contra|d[aeo]s?|ou|at[ée]|que|os?|diante|frente|antes|depois|jogam?|t[êe]m|ter[áa]|passa|feira)(?!\\p{L}))\\p{Ll}{3,}';

/** The forms of days, the longer ones first. */
const FORMS = [
	`${BEFORE}(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})(?!\\d)`,
	`${BEFORE}${DAY}[ºo°]?/(?<month>\\d{1,2})(?:/(?<year>\\d{4}|0?\\d{2}))?${AFTER}(?!\\s*(?:de final|avos))`,
	`${BEFORE}(?<day>\\d{2})\\.(?<month>\\d{2})(?:\\.(?<year>\\d{4}|\\d{2}))?${AFTER}`,
	// Grounds are named after dates.
	`(?<!(?:est[áa]dio|campo|arena|parque|bairro|no)\\s)${BEFORE}${DAY}(?:\\.?[ºªo°])?\\s*(?:de\\s+|/\\s*|\\.(?=\\p{L}))?${MONTH}(?:\\s*(?:de|/|,)?\\s*(?<year>\\d{4}))?(?![\\p{L}\\d])`,
	`(?<!\\p{L})(?:hoje|amanh[ãa])(?:\\s*\\(\\s*|,?\\s+dia\\s+)(?:dia\\s+)?${DAY}\\s*(?:\\)|(?=[,.;]))`,
	`(?<!\\p{L})${BEGUN}${EITHER}\\s*(?:[,(–-]\\s*|,?\\s*dia\\s+)${DAY}[ºo°]?\\s*\\)?${NO_HOUR}`,
	`${BEFORE}${DAY}\\s*[–—-]\\s*${EITHER}(?!\\p{L})`,
	`(?<!\\p{L})(?<!desde o )dia\\s+${DAY}[ºo°]?${NO_HOUR}(?:\\s*[,(–-]\\s*${EITHER}\\s*\\)?)?`,
	`(?<!\\p{L})(?<![úu]ltim[ao] )${BEGUN}(?!${ORDINAL})${LONG}(?!\\p{L})(?! passad[ao])`,
	`^[\\s(]*${SHORT}[\\s)]*$|[(,]\\s*${SHORT}\\s*\\)|^${SHORT}\\s*[,–-]`,
	`(?<![\\p{L}\\d])${SHORT}[\\s,–-]*(?=\\d{1,2}(?:[/.]\\d{1,2}(?!\\d)|\\s+(?:de\\s+)?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)))`,
	`(?<!\\p{L})${SHORT},?(?= (?:às )?\\d{1,2}[h:])`,
	'(?<!\\p{L})(?<later>n?o dia seguinte|(?:um|(?<second>dois)) dias? depois)(?!\\p{L})',
	'(?<!\\p{L})(?:(?<tomorrow>amanh[ãa])|(?<today>hoje|nesta noite|desta noite))(?!\\p{L})',
];
const DAYS = new RegExp(FORMS.join('|'), 'giu');
const MARKS = /\p{M}/gu;
/** What may be between two spans about one day. */
const BESIDE = /^[^\p{L}\d;|]{0,3}$/u;

function keyOf(text: string): string {
	return text.normalize('NFD').replace(MARKS, '').toLowerCase().slice(0, 3);
}

/** The place of a name in a table of keys. */
function placeIn(table: readonly string[], name: string): number {
	return table.findIndex((keys) => keys.includes(keyOf(name)));
}

/** What each named group of a form states. */
const READERS: Readonly<Record<string, (text: string) => Words>> = {
	// '16/05/023' has lost a digit.
	year: (text) => ({ year: Number(text) + (text.length < 4 ? 2000 : 0) }),
	month: (text) => ({ month: Number(text) || placeIn(MONTHS, text) + 1 }),
	day: (text) => ({ day: Number(text) }),
	weekday: (text) => ({ weekday: placeIn(WEEKDAYS, text), weekdayText: text.toLowerCase() }),
	tomorrow: () => ({ relative: 1 }),
	today: () => ({ relative: 0 }),
	later: () => ({ shift: 1 }),
	second: () => ({ shift: 2 }),
};

/** The words of a match; null for an impossible day. */
function wordsOf(groups: Readonly<Record<string, string | undefined>>): Words | null {
	const stated = Object.entries(groups).map(([name, text]) =>
		text === undefined ? {} : READERS[name]?.(text),
	);
	const words: Words = Object.assign({}, ...stated);
	const { day = 1, month = 1 } = words;
	return day >= 1 && day <= 31 && month >= 1 && month <= 12 ? words : null;
}

/** Whether the next span is about the same day: 'Sábado', '21/11'. */
function areOneDay(last: DaySpan, next: DaySpan, text: string): boolean {
	const [one, other] = [last.words.day, next.words.day];
	const agree = one === undefined || other === undefined || one === other;
	return agree && BESIDE.test(text.slice(last.end, next.start));
}

/**
 * All days that a text states, in order. 'Sábado, 21/11' is one day: spans beside each other are
 * joined.
 */
function findDays(text: string): DaySpan[] {
	const spans: DaySpan[] = [];
	for (const { 0: found, index: start, groups = {} } of text.matchAll(DAYS)) {
		const words = wordsOf(groups);
		if (words === null) continue;
		const span = { words, start, end: start + found.length };
		const last = spans.at(-1);
		if (last && areOneDay(last, span, text)) {
			last.words = { ...words, ...last.words };
			last.end = span.end;
		} else spans.push(span);
	}
	return spans;
}

const EMPTY = /\(\s*\)|\[\s*\]/gu;
const EDGES = /^[\s,:;–—|.-]+|[\s,;–—|-]+$/gu;
const SPACES = /\s+/gu;

function tidy(text: string): string {
	return text.replace(EMPTY, ' ').replace(SPACES, ' ').replace(EDGES, '').trim();
}

/**
 * The first date and weekday of a text, else a day such as 'amanhã'. `rest` is the text without
 * their words. Null for a text that states no day.
 */
export function takeDay(text: string): DayWords | null {
	const days = findDays(text);
	const date = days.find(({ words }) => words.day !== undefined);
	const weekday = days.find(({ words }) => words.weekday !== undefined);
	const near = days.filter(({ words }) => words.relative !== undefined);
	const [first] = days;
	if (first === undefined) return null;
	const words = date || weekday ? { ...weekday?.words, ...date?.words } : first.words;
	const taken = date || weekday ? [date, weekday, ...near] : [first];
	const rest = taken
		.flatMap((span) => span ?? [])
		.reduce((left, { start, end }) => mask(left, start, end), text);
	return { ...words, rest: tidy(rest) };
}

function mask(text: string, start: number, end: number): string {
	return `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`;
}
