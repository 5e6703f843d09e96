import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAddress, UNKNOWN_ADDRESS } from './page-address.ts';
import { SEARCH_MAX_LENGTH, searchTerm } from './paths.ts';

function addressOf(target: string): string {
	const found = pageAddress(target);
	return found.kind === 'page' ? found.address : found.kind;
}

const piece = fc.oneof(
	fc.constantFrom(
		'jogos',
		'jogos-de-hoje',
		'onde-assistir',
		'Noticias',
		'admin',
		'busca=Flamengo',
		'%C3%A9',
		'%',
		'%00',
		'..',
		'2026-11-21',
	),
	fc.constantFrom(
		'/',
		'//',
		'?',
		'&',
		'=',
		'#',
		'.data',
		'/_.data',
		'\\',
		'x=1',
		'busca=%F0%9F%98%80',
		'+',
	),
	fc.constantFrom(
		'?canal=globo',
		'&UF=SP',
		'&uf=sp',
		'&uf=XX',
		'&gratis=sim',
		'&ordem=hora',
		'&time=%zz',
		'&filtros=1',
		'/jogos?dia=2026-11-22',
	),
	fc.string({ maxLength: 6 }),
);
const target = fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);

test('any text gives an answer, and the answer of an answer is itself', () => {
	fc.assert(
		fc.property(target, (text) => {
			const first = pageAddress(text);
			if (first.kind !== 'page') return;
			expect(addressOf(first.address)).toBe(first.address);
		}),
		{ numRuns: 2_000 },
	);
});

test('an address and a redirect stay on this site, in plain ASCII and bounded', () => {
	fc.assert(
		fc.property(target, (text) => {
			const found = pageAddress(text);
			if (found.kind === 'malformed') return;
			const url = found.kind === 'page' ? found.address : found.location;
			expect(url).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
			if (found.kind === 'page') expect(url.length).toBeLessThan(1_300);
			expect(new URL(url, 'http://guia.invalid').host).toBe('guia.invalid');
			if (found.kind === 'page')
				expect(new URL(url, 'http://guia.invalid').pathname).toBe(url.split('?')[0]);
		}),
		{ numRuns: 2_000 },
	);
});

test('a redirect to the one spelling leads to a page, never to another redirect', () => {
	fc.assert(
		fc.property(target, (text) => {
			const found = pageAddress(text);
			if (found.kind === 'redirect') expect(pageAddress(found.location).kind).toBe('page');
		}),
		{ numRuns: 2_000 },
	);
});

test('the search term comes back unchanged from itself and is never longer than its bound', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
			const term = searchTerm(text);
			expect(searchTerm(term)).toBe(term);
			expect([...term].length).toBeLessThanOrEqual(SEARCH_MAX_LENGTH);
			expect(() => encodeURIComponent(term)).not.toThrow();
		}),
		{ numRuns: 2_000 },
	);
	expect(searchTerm('  São   PAULO\uD800 ')).toBe('são paulo');
});

test('unknown parameters are the same page, whatever their number and encoding', () => {
	for (const query of [
		'?utm_source=x',
		'?a=1&b=2',
		'?%FF=%ZZ',
		'?x=%00',
		'?_routes=routes%2Ftoday',
		'?',
		'?busca=',
		'?busca=+++',
		'#top',
	])
		expect(addressOf(`/jogos-de-hoje${query}`)).toBe('/jogos-de-hoje');
});

test('S2.01 the search is one spelling, and only pages of games have it', () => {
	expect(addressOf('/jogos-de-hoje?utm=1&busca=S%C3%A3o++PAULO&busca=outra')).toBe(
		'/jogos-de-hoje?busca=s%C3%A3o%20paulo',
	);
	expect(addressOf('/?busca=Fla')).toBe('/?busca=fla');
	expect(addressOf('/jogos/2026-11-22?busca=fla')).toBe('/jogos/2026-11-22?busca=fla');
	expect(addressOf('/sobre-nos?busca=fla')).toBe('/sobre-nos');
	expect(addressOf('/onde-assistir/a-vs-b?busca=fla')).toBe('/onde-assistir/a-vs-b');
	expect(pageAddress('/?busca=fla')).toMatchObject({ search: true, route: '/' });
});

test('an index in groups is one address, with its search or without', () => {
	expect(addressOf('/times?grupos=1&x=2&busca=FLA')).toBe('/times?busca=fla&grupos=1');
	expect(addressOf('/canais.data?grupos=1')).toBe('/canais.data?grupos=1');
	for (const plain of ['/times?grupos=2', '/times?grupos', '/times?grupo=1'])
		expect(addressOf(plain)).toBe('/times');
	expect(addressOf('/sobre-nos?grupos=1')).toBe('/sobre-nos');
});

test('the filters of a day are one spelling: known values in lower case and fixed order, whatever else is asked', () => {
	const spellings = [
		'uf=SP&canal=Globo',
		'canal=globo&uf=sp&canal=globo',
		'utm=1&canal=globo&uf=sp&periodo=&gratis=0&ordem=destaque&dia=x',
		'&canal=globo&&uf=Sp',
	];
	for (const query of spellings)
		expect(addressOf(`/jogos-de-hoje?${query}`)).toBe('/jogos-de-hoje?canal=globo&uf=sp');
	expect(addressOf('/?gratis=sim&busca=FLA')).toBe('/?busca=fla&gratis=1');
	expect(addressOf('/_.data?uf=sp&_routes=x')).toBe('/_.data?uf=sp');
	expect(addressOf('/jogos/2026-11-22?ordem=Campeonato')).toBe(
		'/jogos/2026-11-22?ordem=campeonato',
	);
	expect(addressOf('/noticias?uf=sp')).toBe('/noticias');
	expect(pageAddress('/jogos-de-amanha?filtros=on')).toMatchObject({
		address: '/jogos-de-amanha?filtros=1',
		search: true,
	});
});

test('what means nothing is one address however it is spelled, so that inventing values costs nothing', () => {
	for (const query of ['uf=XX', 'uf=YY&uf=%zz', `uf=${'x'.repeat(5_000)}`, 'uf=%00'])
		expect(addressOf(`/jogos-de-hoje?${query}`)).toBe('/jogos-de-hoje?uf=-');
	expect(addressOf(`/jogos-de-hoje?${'time=a&'.repeat(1_000)}time=b`)).toBe(
		'/jogos-de-hoje?time=a&time=-',
	);
});

test('the data of a navigation has one address per page', () => {
	expect(addressOf('/_.data')).toBe('/_.data');
	expect(addressOf('/jogos-de-hoje.data?_routes=site%2Ftoday&busca=Fla')).toBe(
		'/jogos-de-hoje.data?busca=fla',
	);
	expect(addressOf('/jogos-de-hoje/_.data')).toBe('/jogos-de-hoje.data');
	expect(addressOf('/nada/disto.data')).toBe(`${UNKNOWN_ADDRESS}.data`);
});

test('another spelling of a page is redirected to the one, with its search', () => {
	const redirects = {
		'/jogos-de-hoje/': '/jogos-de-hoje',
		'/Jogos-De-Hoje?busca=X&utm=1': '/jogos-de-hoje?busca=x',
		'//jogos-de-hoje': '/jogos-de-hoje',
		'/jogos%2Dde-hoje': '/jogos-de-hoje',
		'/onde-assistir/A-vs-B-2026-11-21/': '/onde-assistir/a-vs-b-2026-11-21',
	};
	for (const [from, location] of Object.entries(redirects))
		expect(pageAddress(from)).toMatchObject({ kind: 'redirect', location, status: 308 });
});

test('unknown addresses share one key, those that try to climb or to leave included', () => {
	for (const text of [
		'/wp-login.php',
		'/jogos/..',
		'/jogos/%2e%2e',
		'//evil.example/',
		'/\\evil.example',
		'/onde-assistir/%2Fetc',
		'/jogos/é',
		'/x'.repeat(500),
	])
		expect(addressOf(text)).toBe(UNKNOWN_ADDRESS);
	expect(addressOf(`/onde-assistir/${'a'.repeat(201)}`)).toBe(UNKNOWN_ADDRESS);
});

test('broken encodings and control characters are malformed', () => {
	for (const text of [
		'/%',
		'/%zz',
		'/%E0%A4%A',
		'/%ff',
		'/jogos/%00',
		'/?busca=%E0%A4',
		'/?busca=%00',
		'/?busca=%',
		'/%01',
	])
		expect(pageAddress(text)).toEqual({ kind: 'malformed' });
});

test('S2.08 the panel leads to the sign-in, which knows where to go on to', () => {
	expect(pageAddress('/admin')).toMatchObject({
		kind: 'redirect',
		status: 302,
		location: '/login?destino=%2Fadmin',
	});
	expect(pageAddress('/admin/jogos/editar/AbC?x=//evil')).toMatchObject({
		location: '/login?destino=%2Fadmin%2Fjogos%2Feditar%2FAbC',
	});
});

test('the calendar without script leads to the day that was written', () => {
	expect(pageAddress('/jogos?dia=2026-11-22')).toMatchObject({
		kind: 'redirect',
		status: 302,
		location: '/jogos/2026-11-22',
	});
	expect(pageAddress('/jogos?canal=Globo&dia=2026-11-22&uf=')).toMatchObject({
		location: '/jogos/2026-11-22?canal=globo',
	});
	expect(pageAddress('/jogos/?x=1&dia=2026-02-30')).toMatchObject({
		kind: 'redirect',
		location: '/jogos/2026-02-30',
	});
	for (const target of ['/jogos', '/jogos?dia=', '/jogos?dia=%FF', '/jogos?dia=//evil.example']) {
		expect(pageAddress(target)).toMatchObject({ kind: 'redirect', location: '/jogos-de-hoje' });
	}
});
