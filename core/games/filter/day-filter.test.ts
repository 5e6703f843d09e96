import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someNames } from '#tests/support/factories.ts';
import { checkFilter } from './check-filter.ts';
import {
	canonicalFilterQuery,
	filterQuery,
	NO_FILTER,
	parseFilter,
	periodOf,
} from './day-filter.ts';
import { asksFilter, FILTER_NAMES, isVariant } from './filter-names.ts';

const parse = (query: string) => parseFilter(new URLSearchParams(query));

test('every parameter of the address is read, whatever its case and order', () => {
	const query =
		'ordem=campeonato&periodo=Noite&time=flamengo&uf=sp&gratis=sim&acesso=ABERTA&canal=globo&campeonato=serie-b&busca=FLA';
	const { filter, ignored } = parse(query);
	expect(filter).toEqual({
		busca: 'fla',
		campeonato: 'serie-b',
		canal: 'globo',
		acesso: 'aberta',
		gratis: true,
		uf: 'SP',
		time: 'flamengo',
		periodo: 'noite',
		ordem: 'campeonato',
	});
	expect(ignored).toEqual([]);
	expect(filterQuery(filter)).toBe(
		'busca=fla&campeonato=serie-b&canal=globo&acesso=aberta&gratis=1&uf=sp&time=flamengo&periodo=noite&ordem=campeonato',
	);
});

test('empty fields of a form ask for nothing and are no mistake', () => {
	expect(parse('busca=&uf=&canal=+&gratis=0&ordem=destaque')).toEqual({
		filter: NO_FILTER,
		ignored: [],
	});
	expect(filterQuery(NO_FILTER)).toBe('');
});

test('what means nothing is ignored and reported, never an error', () => {
	const { filter, ignored } = parse(
		"uf=XX&periodo=ontem&canal=../etc&acesso=satelite&gratis=talvez&time='--&ordem=zzz",
	);
	expect(filter).toEqual(NO_FILTER);
	expect(ignored).toEqual(['canal', 'acesso', 'gratis', 'uf', 'time', 'periodo', 'ordem']);
});

test('a second value that contradicts the first is reported, the same one twice is not', () => {
	expect(parse('uf=SP&uf=sp')).toMatchObject({ filter: { uf: 'SP' }, ignored: [] });
	expect(parse('uf=XX&uf=SP&uf=PE')).toMatchObject({
		filter: { uf: 'SP' },
		ignored: ['uf'],
	});
});

test('ids that nobody knows are dropped and reported, and so is an access that the channel does not have', () => {
	const check = (query: string) => checkFilter(parse(query), someNames());
	expect(check('canal=globo&campeonato=serie-b&time=bahia&acesso=aberta&gratis=1').ignored).toEqual(
		[],
	);
	expect(check('canal=tv-inventada&campeonato=x&time=y')).toEqual({
		filter: NO_FILTER,
		ignored: ['campeonato', 'time', 'canal'],
	});
	const { filter, ignored } = check('canal=premiere&acesso=aberta&gratis=1');
	expect(filter).toEqual({ ...NO_FILTER, canal: 'premiere' });
	expect(ignored).toEqual(['acesso', 'gratis']);
});

test('the address under which a page is kept: unknown parameters are not decoded, what means nothing is one mark, a broken search malformed', () => {
	expect(canonicalFilterQuery('utm_source=%zz&uf=sp&busca=S%C3%A3o+Paulo')).toBe(
		'busca=s%C3%A3o%20paulo&uf=sp',
	);
	expect(canonicalFilterQuery('uf=xx&uf=PE')).toBe('uf=pe&uf=-');
	expect(canonicalFilterQuery('uf=yy')).toBe(canonicalFilterQuery('uf=%00&uf=%zz&uf=xx'));
	expect(canonicalFilterQuery('filtros=sim&canal=Globo')).toBe('canal=globo&filtros=1');
	for (const none of ['', 'filtros=0', 'filtros=%zz', 'gratis=nao&ordem=destaque&uf='])
		expect(canonicalFilterQuery(none)).toBe('');
	expect(canonicalFilterQuery('busca=%zz')).toBe(null);
});

test('which pages are variants of a day, and which of them need the filters', () => {
	for (const query of ['?busca=fla', '?uf=', '?filtros=1', '?x=1&ordem=hora'])
		expect(isVariant(query)).toBe(true);
	for (const query of ['', '?', '?utm_source=uf', '?UF=SP']) expect(isVariant(query)).toBe(false);
	expect(asksFilter('?busca=fla')).toBe(false);
	expect(asksFilter('?busca=fla&canal=globo')).toBe(true);
});

test('the parts of the day', () => {
	expect([0, 5, 6, 11, 12, 17, 18, 23].map(periodOf)).toEqual([
		'madrugada',
		'madrugada',
		'manha',
		'manha',
		'tarde',
		'tarde',
		'noite',
		'noite',
	]);
});

const VALUES = [
	'SP',
	'xx',
	'globo',
	'aberta',
	'1',
	'0',
	'noite',
	'campeonato',
	'hora',
	'FLA',
	'',
	' ',
	'%',
	'\ud800',
	'</script>',
];
const anyQuery = fc
	.array(
		fc.tuple(
			fc.constantFrom(...FILTER_NAMES),
			fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: 'binary', maxLength: 90 })),
		),
		{
			maxLength: 14,
		},
	)
	.map((pairs) => {
		const query = new URLSearchParams();
		for (const [name, value] of pairs) query.append(name, value);
		return query;
	});

test('law: reading any query gives an answer, and its spelling is read back as the same filter', () => {
	fc.assert(
		fc.property(anyQuery, (query) => {
			const { filter, ignored } = parseFilter(query);
			expect(parse(filterQuery(filter))).toEqual({ filter, ignored: [] });
			expect(new Set(ignored).size).toBe(ignored.length);
		}),
	);
});

test('law: the canonical query is its own canonical form, is bounded, and says the same', () => {
	fc.assert(
		fc.property(anyQuery, (query) => {
			const canonical = canonicalFilterQuery(query.toString());
			if (canonical === null) return;
			expect(canonicalFilterQuery(canonical)).toBe(canonical);
			expect(parse(canonical)).toEqual(parseFilter(query));
			expect(canonical.length).toBeLessThan(1_400);
		}),
	);
});
