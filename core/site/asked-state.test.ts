import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import {
	askedState,
	keepState,
	keepStateInLinks,
	stateFields,
	stateQuery,
	withAskedState,
} from './asked-state.ts';
import { pageAddress } from './page-address.ts';

function addressOf(target: string): string {
	const found = pageAddress(target);
	return found.kind === 'page' ? found.address : found.kind;
}

test('law: however a state is spelled, its answers have one address, and there are 27 of them a page', () => {
	const code = fc.constantFrom(...(Object.keys(UFS) as Uf[]));
	const spelled = code.chain((uf) =>
		fc
			.constantFrom(uf, uf.toLowerCase(), ` ${uf}`, `${uf}&estado=zz`, `${uf}&utm_source=x`)
			.map((text) => [uf, text] as const),
	);
	fc.assert(
		fc.property(spelled, ([uf, text]) => {
			expect(askedState(`?estado=${text}`)).toBe(uf);
			expect(stateQuery(`x=1&estado=${text}`)).toBe(`estado=${uf.toLowerCase()}`);
			for (const path of ['/onde-assistir/a-vs-b-2026-11-23', '/jogos-de-hoje']) {
				expect(addressOf(`${path}?estado=${encodeURIComponent(uf)}`)).toBe(
					`${path}?estado=${uf.toLowerCase()}`,
				);
			}
		}),
	);
});

test('what is no state is ignored, as every unknown parameter is, and the sign-in knows none', () => {
	for (const query of ['', 'estado=', 'estado=zz', 'estado=%zz', 'uf=pe', 'estado=pe%00'])
		expect([query, addressOf(`/onde-assistir/a-vs-b-2026-11-23?${query}`)]).toEqual([
			query,
			'/onde-assistir/a-vs-b-2026-11-23',
		]);
	expect(addressOf('/login?estado=pe')).toBe('/login');
	for (const address of [
		'/sobre-nos?estado=pe',
		'/times?busca=fla&estado=pe',
		'/noticias?pagina=2&estado=pe',
		'/busca?q=fla&estado=pe',
	])
		expect(addressOf(address.replace('=pe', '=PE'))).toBe(address);
	expect(addressOf('/?estado=pe&canal=globo')).toBe('/?canal=globo&estado=pe');
});

test('links to pages ask for the state on, to files and the sign-in they do not', () => {
	expect(keepState('', '/onde-assistir/x', '?estado=pe')).toBe('?estado=pe');
	expect(keepState('?canal=globo', '/jogos/2026-11-23', '?estado=PE')).toBe(
		'?canal=globo&estado=pe',
	);
	for (const path of ['/times', '/canal/globo', '/', '/login-de-fora'])
		expect(keepState('', path, '?estado=pe')).toBe('?estado=pe');
	for (const path of [
		'/login',
		'/onde-assistir/x.ics',
		'/api/v1/busca',
		'/files/v0/b/main/o',
		'/noticias/rss.xml',
		'/admin',
	])
		expect(keepState('', path, '?estado=pe')).toBe('');
	expect(withAskedState('/jogos-de-hoje?uf=sp', '?estado=pe')).toBe(
		'/jogos-de-hoje?uf=sp&estado=pe',
	);
	expect(withAskedState('/jogos-de-hoje?uf=sp', '')).toBe('/jogos-de-hoje?uf=sp');
	expect(keepState('?estado=', '/onde-assistir/x', '?estado=pe')).toBe('?estado=');
	const markup =
		'<a class="x" href="/jogos-de-hoje#hora-16h">a</a><a href="/x.ics">b</a><a href="/?busca=a&amp;uf=pe">c</a>';
	expect(keepStateInLinks(markup, 'PE')).toBe(
		'<a class="x" href="/jogos-de-hoje?estado=pe#hora-16h">a</a><a href="/x.ics">b</a><a href="/?busca=a&amp;uf=pe&amp;estado=pe">c</a>',
	);
	expect(keepStateInLinks(markup, null)).toBe(markup);
});

test('forms ask for the state on, by fields behind the page', () => {
	const markup =
		'<form id="busca-wide" action="/" method="get"><input></form><form class="x" method="post" id="b"></form><form class="y" id="c">';
	expect(stateFields(markup, 'PE')).toBe(
		'<input type="hidden" form="busca-wide" name="estado" value="pe"><input type="hidden" form="c" name="estado" value="pe">',
	);
	expect(stateFields(markup, null)).toBe('');
});
