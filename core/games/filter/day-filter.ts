import { CHANNEL_GROUPS, type ChannelGroup } from '#core/channels/channel.ts';
import { isUf, type Uf } from '#core/football-pt/uf.ts';
import { MADRUGADA_UNTIL_HOUR } from '#core/games/game-rules.ts';
import { stateQuery } from '#core/site/asked-state.ts';
import { FORM_PARAMETER, SEARCH_PARAMETER, searchTerm } from '#core/site/paths.ts';
import { FILTER_NAMES, type FilterName } from './filter-names.ts';

/** Parts of the day in São Paulo: each begins where the previous one ends. */
export const PERIODS = ['madrugada', 'manha', 'tarde', 'noite'] as const;
export type Period = (typeof PERIODS)[number];
const PERIOD_FROM_HOUR: Record<Period, number> = {
	madrugada: 0,
	manha: MADRUGADA_UNTIL_HOUR,
	tarde: 12,
	noite: 18,
};

/** The first one is the default order of a day. */
export const ORDERS = ['destaque', 'hora', 'campeonato'] as const;
export type Order = (typeof ORDERS)[number];

/** A reader's filter of a day. Null, false, '' and 'destaque' = not set. */
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

export const NO_FILTER: DayFilter = {
	busca: '',
	campeonato: null,
	canal: null,
	acesso: null,
	gratis: false,
	uf: null,
	time: null,
	periodo: null,
	ordem: 'destaque',
};

/**
 * A filter, and the ignored parameters: the page names them. It does not keep their values, which
 * are unbounded.
 */
export type ReadFilter = { filter: DayFilter; ignored: FilterName[] };

/** The part of the day of an hour, 0 to 23. */
export function periodOf(hour: number): Period {
	return PERIODS.findLast((period) => hour >= PERIOD_FROM_HOUR[period]) ?? 'madrugada';
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_ID = 80;
const YES = new Set(['1', 'sim', 'on', 'true']);
const NO = new Set(['0', 'nao', 'off', 'false']);

/** Parses one value to its spelling in addresses; null when it is unknown. */
type Reader = (value: string) => string | null;

const readId: Reader = (value) =>
	value.length <= MAX_ID && ID.test(value.toLowerCase()) ? value.toLowerCase() : null;
const readOneOf =
	(known: readonly string[]): Reader =>
	(value) =>
		known.includes(value.toLowerCase()) ? value.toLowerCase() : null;

const READERS: Record<FilterName, Reader> = {
	busca: searchTerm,
	campeonato: readId,
	canal: readId,
	acesso: readOneOf(CHANNEL_GROUPS),
	gratis: (value) =>
		YES.has(value.toLowerCase()) ? '1' : NO.has(value.toLowerCase()) ? '0' : null,
	uf: (value) => (isUf(value.toUpperCase()) ? value.toLowerCase() : null),
	time: readId,
	periodo: readOneOf(PERIODS),
	ordem: readOneOf(ORDERS),
};

/**
 * Parses the filters of a query (architecture §8). Total. An empty field is not set. An unknown
 * value, or a second one that contradicts the first, is ignored and its parameter reported.
 * `checkFilter` checks whether ids exist.
 */
export function parseFilter(query: URLSearchParams): ReadFilter {
	const ignored: FilterName[] = [];
	const read: Partial<Record<FilterName, string>> = {};
	for (const name of FILTER_NAMES) {
		const meant = query
			.getAll(name)
			.flatMap((text) => (text.trim() === '' ? [] : [READERS[name](text.trim())]));
		const values = meant.filter((value) => value !== null && value !== '');
		if (values[0]) read[name] = values[0];
		// The first of several search terms counts, as everywhere; other filters allow one value each.
		if (name !== SEARCH_PARAMETER && (meant.includes(null) || new Set(values).size > 1))
			ignored.push(name);
	}
	return { filter: toFilter(read), ignored };
}

/** `read` holds only values that their own readers accepted. */
function toFilter(read: Partial<Record<FilterName, string>>): DayFilter {
	const uf = read.uf?.toUpperCase();
	return {
		busca: read.busca ?? '',
		campeonato: read.campeonato ?? null,
		canal: read.canal ?? null,
		acesso: CHANNEL_GROUPS.find((group) => group === read.acesso) ?? null,
		gratis: read.gratis === '1',
		uf: uf !== undefined && isUf(uf) ? uf : null,
		time: read.time ?? null,
		periodo: PERIODS.find((period) => period === read.periodo) ?? null,
		ordem: ORDERS.find((order) => order === read.ordem) ?? NO_FILTER.ordem,
	};
}

/** The spelling of one filter in an address, null while it is not set. */
export function filterValue(filter: DayFilter, name: FilterName): string | null {
	const value = filter[name];
	if (value === NO_FILTER[name] || value === null) return null;
	return value === true ? '1' : String(value).toLowerCase();
}

/** The filters that exclude games, in the order of addresses: all except the sort order. */
export function activeFilters(filter: DayFilter): FilterName[] {
	return FILTER_NAMES.filter((name) => name !== 'ordem' && filterValue(filter, name) !== null);
}

/**
 * The canonical query of a filter, without '?': fixed order, lower case, only set filters. ''
 * without any.
 */
export function filterQuery(filter: DayFilter): string {
	return FILTER_NAMES.flatMap((name) => {
		const value = filterValue(filter, name);
		return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
	}).join('&');
}

/** Replaces every unreadable value: no reader accepts it. */
const UNREADABLE = '-';

/**
 * The cache key of a page with this raw query, without '?'. Known parameters come in fixed order,
 * then a mark for each ignored one, because the page names it. The form parameter and the state of
 * the answers follow. Unknown parameters are not even decoded. Idempotent. Null = the search term
 * is malformed (broken percent-encoding, control characters).
 */
export function canonicalFilterQuery(query: string): string | null {
	const known = new URLSearchParams();
	let form = false;
	const state = stateQuery(query);
	for (const pair of query.split('&')) {
		const [name = ''] = pair.split('=', 1);
		const isFilter = FILTER_NAMES.some((known) => known === name);
		if (!isFilter && name !== FORM_PARAMETER) continue;
		const value = decode(pair.slice(name.length + 1).replaceAll('+', ' '));
		if (value === null && name === SEARCH_PARAMETER) return null;
		if (isFilter) known.append(name, value ?? UNREADABLE);
		else form ||= asksForm(value);
	}
	// Only unknown parameters: the usual case of links from other sites, and of floods.
	if (known.size === 0 && !form) return state;
	const { filter, ignored } = parseFilter(known);
	const marks = ignored.map((name) => `${name}=${UNREADABLE}`);
	return [filterQuery(filter), ...marks, form ? `${FORM_PARAMETER}=1` : '', state]
		.filter((part) => part !== '')
		.join('&');
}

/** Whether the value of `FORM_PARAMETER` requests the filter form. */
export function asksForm(value: string | null): boolean {
	return value !== null && YES.has(value.trim().toLowerCase());
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
