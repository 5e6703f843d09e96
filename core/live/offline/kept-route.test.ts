import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataAddress } from '#core/site/page-address.ts';
import {
	askedBehind,
	isUntouched,
	keptAddress,
	keptRoute,
	keptView,
	pageOfData,
} from './kept-route.ts';

const url = (address: string) => new URL(address, 'https://guia.example');
const routeOf = (address: string, mode = 'navigate', method = 'GET') =>
	keptRoute({ method, mode, url: url(address) });

test('pages, their data and named files are answered by the worker; the rest is not touched', () => {
	expect(
		['/', '/jogos-de-hoje?busca=fla', '/time/flamengo', '/jogos/2026-11-24/texto'].map((path) =>
			routeOf(path),
		),
	).toEqual(Array(4).fill('page'));
	expect(
		['/_.data', '/jogos-de-hoje.data', '/time/flamengo.data?_routes=x'].map((path) =>
			routeOf(path, 'cors'),
		),
	).toEqual(Array(3).fill('data'));
	expect(routeOf('/assets/app-BCq7OG4W.css', 'no-cors')).toBe('asset');
	for (const path of [
		'/sitemap.xml',
		'/jogos/2026-11-24.ics',
		'/onde-assistir/a.png',
		'/favicon.ico',
	])
		expect(routeOf(path)).toBe('other');
	expect(routeOf('/jogos-de-hoje', 'cors')).toBe('other');
	expect(routeOf('/jogos-de-hoje', 'navigate', 'POST')).toBe('other');
});

test('panel, sign-in, session, identity, files and calls are never touched, in whatever case they are written', () => {
	const roots = ['/admin', '/login', '/identity', '/files', '/api', '/session'];
	const below = fc.constantFrom(
		'',
		'/',
		'/x',
		'/i/abc/320.webp',
		'/jogos.data',
		'.data',
		'?next=/jogos-de-hoje',
	);
	fc.assert(
		fc.property(
			fc.constantFrom(...roots),
			below,
			fc.boolean(),
			fc.constantFrom('navigate', 'cors'),
			(root, rest, upper, mode) => {
				expect(routeOf((upper ? root.toUpperCase() : root) + rest, mode)).toBe('other');
			},
		),
	);
	expect(isUntouched('/administracao')).toBe(false);
});

test('the address of the data of a page leads back to the page', () => {
	for (const page of [
		'/',
		'/jogos-de-hoje',
		'/jogos-de-hoje?canal=globo',
		'/onde-assistir/a-vs-b-2026-11-24',
	]) {
		expect(pageOfData(url(dataAddress(page)))).toBe(page);
	}
	expect(pageOfData(url('/times.data?_routes=routes%2Ftimes'))).toBe('/times');
});

test('a page is kept by its path alone; filters stand for the same page, a search or another page of the news does not', () => {
	expect(keptAddress(url('/jogos-de-hoje'))).toBe('/jogos-de-hoje');
	expect(keptAddress(url('/jogos-de-hoje?busca=fla'))).toBe(null);
	expect(keptView(url('/canal/globo?estado=SP'))).toBe('/canal/globo');
	for (const other of ['/busca?q=fla', '/noticias?pagina=2', '/semana?filtros=1'])
		expect(keptView(url(other))).toBe(null);
});

test('what was asked of a day goes along to the kept one', () => {
	for (const day of ['/', '/jogos-de-hoje', '/jogos/2026-11-24']) {
		const view = keptView(url(`${day}?gratis=1&canal=globo`)) ?? '';
		expect(url(view).pathname).toBe(day);
		expect(askedBehind(url(view).hash)).toBe('?gratis=1&canal=globo');
	}
	for (const hash of ['', '#filtros', '#h-21']) expect(askedBehind(hash)).toBe(null);
});
