import { CHANNEL_GROUPS, type ChannelGroup } from '#core/channels/channel.ts';
import { SEARCH_PARAMETER, searchTerm } from '#core/site/paths.ts';
import { isUf, type Uf } from '#core/site/uf.ts';
import { MADRUGADA_UNTIL_HOUR } from './game-rules.ts';

/** Parts of the day in São Paulo: each begins where the one before ends. */
export const PERIODS = ['madrugada', 'manha', 'tarde', 'noite'] as const;
export type Period = (typeof PERIODS)[number];
const PERIOD_FROM_HOUR: Record<Period, number> = { madrugada: 0, manha: MADRUGADA_UNTIL_HOUR, tarde: 12, noite: 18 };

export const ORDERS = ['hora', 'campeonato'] as const;
export type Order = (typeof ORDERS)[number];

/** What a reader asked of a day. Null, false, '' and 'hora' = not asked. */
export type DayFilter = {
	busca: string;
	campeonato: string | null;
	canal: string | null;
	acesso: ChannelGroup | null;
	gratis: boolean;
	uf: Uf | null;
	time: string | null;
	periodo: Period | null;
	ordem: Order;
};

export type FilterName = keyof DayFilter;

/** Names of the query parameters, in the order in which addresses spell them. */
export const FILTER_NAMES = [
	SEARCH_PARAMETER,
	'campeonato',
	'canal',
	'acesso',
	'gratis',
	'uf',
	'time',
	'periodo',
	'ordem',
] as const satisfies readonly FilterName[];

export const NO_FILTER: DayFilter = {
	busca: '',
	campeonato: null,
	canal: null,
	acesso: null,
	gratis: false,
	uf: null,
	time: null,
	periodo: null,
	ordem: 'hora',
};

/** A parameter that was not honoured: the page says so. `value` is cut to a length that fits a sentence. */
export type IgnoredParameter = { name: FilterName; value: string };
export type ReadFilter = { filter: DayFilter; ignored: IgnoredParameter[] };

/** Longest value, and greatest number of values, that is told back. */
const IGNORED_LENGTH = 40;
const MOST_IGNORED = 5;

/** The part of the day of an hour, 0 to 23. */
export function periodOf(hour: number): Period {
	return PERIODS.findLast((period) => hour >= PERIOD_FROM_HOUR[period]) ?? 'madrugada';
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_ID = 80;
const YES = new Set(['1', 'sim', 'on', 'true']);
const NO = new Set(['0', 'nao', 'off', 'false']);

/** Reads one value as text of an address, null when it says nothing that we know. */
type Reader = (value: string) => string | null;

const readId: Reader = (value) => (value.length <= MAX_ID && ID.test(value.toLowerCase()) ? value.toLowerCase() : null);
const readOneOf =
	(known: readonly string[]): Reader =>
	(value) =>
		known.includes(value.toLowerCase()) ? value.toLowerCase() : null;

const READERS: Record<FilterName, Reader> = {
	busca: searchTerm,
	campeonato: readId,
	canal: readId,
	acesso: readOneOf(CHANNEL_GROUPS),
	gratis: (value) => (YES.has(value.toLowerCase()) ? '1' : NO.has(value.toLowerCase()) ? '0' : null),
	uf: (value) => (isUf(value.toUpperCase()) ? value.toUpperCase() : null),
	time: readId,
	periodo: readOneOf(PERIODS),
	ordem: readOneOf(ORDERS),
};

/**
 * Reads the filters of a query (architecture §8). Total: an empty field is not asked; a value that means nothing, or a second one
 * that contradicts the first, is ignored and reported. Whether ids exist is a question for `checkFilter`.
 */
export function parseFilter(query: URLSearchParams): ReadFilter {
	const ignored: IgnoredParameter[] = [];
	const read: Partial<Record<FilterName, string>> = {};
	for (const name of FILTER_NAMES) {
		for (const value of query.getAll(name).map((text) => text.trim())) {
			const meant = value === '' ? '' : READERS[name](value);
			if (meant === '' || meant === read[name]) continue;
			if (meant !== null && read[name] === undefined) read[name] = meant;
			else reportIgnored(ignored, name, value);
		}
	}
	return { filter: toFilter(read), ignored };
}

function reportIgnored(ignored: IgnoredParameter[], name: FilterName, value: string): void {
	const shown = shorten(value);
	const isKnown = ignored.some((one) => one.name === name && one.value === shown);
	if (shown !== '' && !isKnown && ignored.length < MOST_IGNORED) ignored.push({ name, value: shown });
}

/** Bounded, without control characters or halves of surrogate pairs: its own result comes back unchanged. */
function shorten(value: string): string {
	const plain = value.replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim();
	return [...plain].slice(0, IGNORED_LENGTH).join('').trim();
}

/** Every value was read by its own reader before. */
function toFilter(read: Partial<Record<FilterName, string>>): DayFilter {
	return {
		busca: read.busca ?? '',
		campeonato: read.campeonato ?? null,
		canal: read.canal ?? null,
		acesso: (read.acesso ?? null) as ChannelGroup | null,
		gratis: read.gratis === '1',
		uf: (read.uf ?? null) as Uf | null,
		time: read.time ?? null,
		periodo: (read.periodo ?? null) as Period | null,
		ordem: (read.ordem ?? 'hora') as Order,
	};
}

/** The text of one filter in an address, null while it is not asked. */
export function filterValue(filter: DayFilter, name: FilterName): string | null {
	const value = filter[name];
	if (value === NO_FILTER[name] || value === null) return null;
	return value === true ? '1' : String(value);
}

/** The filters that leave games out, in the order of addresses: all but the order of the list. */
export function activeFilters(filter: DayFilter): FilterName[] {
	return FILTER_NAMES.filter((name) => name !== 'ordem' && filterValue(filter, name) !== null);
}

/** The one spelling of a filter as a query without '?': fixed order, nothing that was not asked. '' without any. */
export function filterQuery(filter: DayFilter): string {
	return spell(
		FILTER_NAMES.flatMap((name) => {
			const value = filterValue(filter, name);
			return value === null ? [] : [{ name, value }];
		}),
	);
}

function spell(pairs: readonly { name: string; value: string }[]): string {
	return pairs.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** The address of a page with a filter. */
export function withFilter(path: string, filter: DayFilter): string {
	const query = filterQuery(filter);
	return query === '' ? path : `${path}?${query}`;
}

/**
 * The one spelling under which a page with this raw query is kept, without '?': known parameters in fixed order, then what was ignored,
 * since the page speaks of it; unknown parameters are not even decoded. Its own result comes back unchanged. Null = malformed
 * (broken percent-encoding, control characters).
 */
export function canonicalFilterQuery(query: string): string | null {
	const known = new URLSearchParams();
	for (const pair of query.split('&')) {
		const [name = ''] = pair.split('=', 1);
		if (!(FILTER_NAMES as readonly string[]).includes(name)) continue;
		const value = decode(pair.slice(name.length + 1).replaceAll('+', ' '));
		if (value === null) return null;
		known.append(name, value);
	}
	const { filter, ignored } = parseFilter(known);
	return [filterQuery(filter), spell(ignored)].filter((part) => part !== '').join('&');
}

/** Control characters other than white space. */
const CONTROL = /(?!\s)\p{Cc}/u;

function decode(text: string): string | null {
	try {
		const decoded = decodeURIComponent(text);
		return CONTROL.test(decoded) ? null : decoded;
	} catch {
		return null;
	}
}
