import { WEEKDAYS } from './patterns.ts';

/**
 * What a text states about a day, without inference. `weekday` 0 = Sunday, `relative` 0 = today, 1
 * = tomorrow.
 */
export type DayWords = {
	year?: number;
	month?: number;
	day?: number;
	weekday?: number;
	relative?: number;
	/** 'um dia depois', 'no dia seguinte': days after the previously stated one. */
	shift?: number;
	/** The weekday as written, for reports. */
	weekdayText?: string;
	/** The text without the words of the day. */
	rest: string;
};

const MONTHS = [
	'janeiro',
	'fevereiro',
	'março',
	'abril',
	'maio',
	'junho',
	'julho',
	'agosto',
	'setembro',
	'outubro',
	'novembro',
	'dezembro',
];
const MONTH = String.raw`(jan(?:eiro)?|fev(?:ereiro)?|mar(?:[çc]o)?|abr(?:il)?|mai(?:o)?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)\.?`;
const LONG = `(${WEEKDAYS})(?:[- ]feira)?`;
const SHORT = String.raw`(dom|seg|ter|qua|qui|sex|s[áa]b)\.?`;
/** 'Segunda Divisão', 'quarta rodada', 'sexta edição' are not days. */
const NO_DAY = String.raw`(?!\s*(?:divis|fase|rodada|liga|etapa|partida|turno|edi[çc]|vez|jornada|colocad|inst[âa]ncia|de final|for[çc]a|categoria|coloca[çc]|posi[çc]|vaga|vit[óo]ria|derrota|metade|parte|temporada|participa|linha|conquista|ta[çc]a|melhor|pior|maior|menor))`;
/** 'a lista sai até o dia 15 de novembro' is a deadline, 'de 13 até 15 de junho' a range. */
const BEFORE = String.raw`(?=\d)(?<![\p{L}\d/.:-])(?<!(?<!\d )(?<!\p{L})at[ée] (?:[oa] )?(?:dia )?)`;
const AFTER = String.raw`(?![\p{L}\d/:])`;

const ISO = new RegExp(`${BEFORE}(\\d{4})-(\\d{2})-(\\d{2})(?!\\d)`, 'u');
const NUMBERS = new RegExp(
	`${BEFORE}(\\d{1,2})[ºo°]?/(\\d{1,2})(?:/(\\d{4}|0?\\d{2}))?${AFTER}(?!\\s*(?:de final|avos))`,
	'u',
);
const DOTTED = new RegExp(`${BEFORE}(\\d{2})\\.(\\d{2})(?:\\.(\\d{4}|\\d{2}))?${AFTER}`, 'u');
/** Grounds are named after dates ('Estádio 22 de Junho'). */
const WRITTEN = new RegExp(
	`(?<!(?:est[áa]dio|campo|arena|parque|bairro|no)\\s)${BEFORE}(\\d{1,2})(?:\\.?[ºªo°])?\\s*(?:de\\s+|/\\s*|\\.(?=\\p{L}))?${MONTH}(?:\\s*(?:de|/|,)?\\s*(\\d{4}))?(?![\\p{L}\\d])`,
	'iu',
);
/** 'A rodada, que começou na quinta-feira': already past. */
const BEGUN =
	'(?<!(?:arrancou|come[çc]ou|abriu|iniciou|terminou|encerrou|jogou|empatou|venceu|perdeu|aconteceu|divulgou|anunciou|(?:divulgad|anunciad|publicad|definid)[oa]s?|s[óo] se joga|(?:s[óo]|apenas) (?:ser[áa] )?(?:retomad[oa]|retorna|recome[çc]a)) (?:j[áa] )?(?:n[ao]|nest[ea]|dest[ea]) )';
const WEEKDAY_AND_DAY = new RegExp(
	`(?<!\\p{L})${BEGUN}(?:${LONG}|${SHORT})\\s*(?:[,(–-]\\s*|\\s+dia\\s+|,?\\s*dia\\s+)(\\d{1,2})[ºo°]?\\s*\\)?(?![\\d/:]|\\.\\d|\\s?h|\\s*de\\s)`,
	'iu',
);
/** 'No dia 28', 'dia 9 (sexta-feira)' */
const DAY_ALONE = new RegExp(
	`(?<!\\p{L})(?<!desde o )dia\\s+(\\d{1,2})[ºo°]?(?![\\d/:]|\\.\\d|\\s?h|\\s*/|\\s*de\\s)(?:\\s*[,(–-]\\s*(?:${LONG}|${SHORT})\\s*\\)?)?`,
	'iu',
);
/** 'começa hoje (2)', 'amanhã, dia 3' */
const TODAY_AND_DAY =
	/(?<!\p{L})(?:hoje|amanh[ãa])(?:\s*\(\s*|,?\s+dia\s+)(?:dia\s+)?(\d{1,2})\s*(?:\)|(?=[,.;]))/iu;
const DAY_AND_WEEKDAY = new RegExp(
	`${BEFORE}(\\d{1,2})\\s*[–—-]\\s*(?:${LONG}|${SHORT})(?!\\p{L})`,
	'iu',
);
/**
 * 'em busca da segunda vaga': an ordinal, unless a time word precedes it; only small words may
 * follow a day.
 */
const ORDINAL = String.raw`(?<!(?:n[ao]|nest[ea]|dest[ea]|pr[óo]xim[ao]|[úu]ltim[ao]|para|at[ée])\s)(?:segunda|ter[çc]a|quarta|quinta|sexta)\s+(?!(?:[àa]s?|e|em|n[oa]s?|pel[oa]s?|por|com|contra|d[aeo]s?|ou|at[ée]|que|os?|diante|frente|antes|depois|jogam?|t[êe]m|ter[áa]|passa|feira)(?!\p{L}))\p{Ll}{3,}`;
/** 'Na última quarta-feira', 'no sábado passado': past, so not the day of an upcoming game. */
const WEEKDAY = new RegExp(
	`(?<!\\p{L})(?<![úu]ltim[ao] )${BEGUN}(?!${ORDINAL})${LONG}(?!\\p{L})(?! passad[ao])${NO_DAY}`,
	'iu',
);
const WEEKDAY_ALONE = new RegExp(
	`^[\\s(]*${SHORT}[\\s)]*$|[(,]\\s*${SHORT}\\s*\\)|^${SHORT}\\s*[,–-]`,
	'iu',
);
const TOMORROW = /(?<!\p{L})amanh[ãa](?!\p{L})/iu;
const TODAY = /(?<!\p{L})(?:hoje|nesta noite|desta noite)(?!\p{L})/iu;
const LATER = /(?<!\p{L})(?:n?o dia seguinte|(?:um|(dois)) dias? depois)(?!\p{L})/iu;

const WEEKDAY_STARTS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];

function plain(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function monthOf(text: string): number {
	return MONTHS.findIndex((name) => plain(name).startsWith(plain(text).slice(0, 3))) + 1;
}

function weekdayOf(text: string): number {
	return WEEKDAY_STARTS.indexOf(plain(text).slice(0, 3));
}

function yearOf(text: string | undefined): number | undefined {
	if (text === undefined) return undefined;
	// '16/05/023' has lost a digit.
	return text.length < 4 ? 2000 + Number(text) : Number(text);
}

type Taken = Omit<DayWords, 'rest'>;
type Step = readonly [RegExp, (match: RegExpExecArray) => Taken | null];

function dayAndMonth(
	day: string | undefined,
	month: number,
	year: string | undefined,
): Taken | null {
	const found = { day: Number(day), month, year: yearOf(year) };
	if (found.month < 1 || found.month > 12 || found.day < 1 || found.day > 31) return null;
	const { year: known, ...rest } = found;
	return known === undefined ? rest : { ...rest, year: known };
}

const DATE_STEPS: readonly Step[] = [
	[ISO, (match) => dayAndMonth(match[3], Number(match[2]), match[1])],
	[NUMBERS, (match) => dayAndMonth(match[1], Number(match[2]), match[3])],
	[DOTTED, (match) => dayAndMonth(match[1], Number(match[2]), match[3])],
	[WRITTEN, (match) => dayAndMonth(match[1], monthOf(match[2] ?? ''), match[3])],
];

const WEEKDAY_STEPS: readonly Step[] = [
	[TODAY_AND_DAY, (match) => withDay(Number(match[1]), undefined)],
	[WEEKDAY_AND_DAY, (match) => withWeekday(match[1] ?? match[2], Number(match[3]))],
	[DAY_AND_WEEKDAY, (match) => withWeekday(match[2] ?? match[3], Number(match[1]))],
	[DAY_ALONE, (match) => withDay(Number(match[1]), match[2] ?? match[3])],
	[WEEKDAY, (match) => withWeekday(match[1])],
	[WEEKDAY_ALONE, (match) => withWeekday(match[1] ?? match[2] ?? match[3])],
];

function withDay(day: number, weekday: string | undefined): Taken | null {
	if (day < 1 || day > 31) return null;
	return weekday === undefined ? { day } : withWeekday(weekday, day);
}

function withWeekday(text: string | undefined, day?: number): Taken | null {
	if (text === undefined || (day !== undefined && (day < 1 || day > 31))) return null;
	const found = { weekday: weekdayOf(text), weekdayText: text.toLowerCase() };
	return day === undefined ? found : { ...found, day };
}

function take(steps: readonly Step[], text: string): { found: Taken; rest: string } | null {
	for (const [pattern, read] of steps) {
		const match = pattern.exec(text);
		const found = match ? read(match) : null;
		if (match && found)
			return {
				found,
				rest: tidy(`${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`),
			};
	}
	return null;
}

function tidy(text: string): string {
	return text
		.replace(/\(\s*\)|\[\s*\]/g, ' ')
		.replace(/\s+/gu, ' ')
		.replace(/^[\s,:;–—|.-]+|[\s,;–—|-]+$/gu, '')
		.trim();
}

/** 'Dom. 22/11', 'Sáb 21 nov' */
const SHORT_BEFORE_DATE = new RegExp(
	`(?<![\\p{L}\\d])${SHORT}[\\s,–-]*(?=\\d{1,2}(?:[/.]\\d{1,2}(?!\\d)|\\s+(?:de\\s+)?${MONTH}))`,
	'iu',
);

/** The words of a text that state a day; null where there are none. */
export function takeDay(written: string): DayWords | null {
	const short = SHORT_BEFORE_DATE.exec(written);
	const text = short
		? `${written.slice(0, short.index)}${written.slice(short.index + short[0].length)}`
		: written;
	const date = take(DATE_STEPS, text);
	const weekday = take(WEEKDAY_STEPS, date?.rest ?? text);
	const rest = weekday?.rest ?? date?.rest ?? text;
	if (date || weekday) {
		const ahead = short && date ? withWeekday(short[1]) : null;
		const without = tidy(rest.replace(TODAY, ' ').replace(/(?<!\p{L})amanh[ãa](?!\p{L})/iu, ' '));
		return { ...ahead, ...weekday?.found, ...date?.found, rest: without };
	}
	const shift = LATER.exec(text);
	if (shift) return { shift: shift[1] === undefined ? 1 : 2, rest: tidy(text.replace(LATER, ' ')) };
	if (TOMORROW.test(text)) return { relative: 1, rest: tidy(text.replace(TOMORROW, ' ')) };
	return TODAY.test(text) ? { relative: 0, rest: tidy(text.replace(TODAY, ' ')) } : null;
}
