import { expect, test } from 'vitest';
import { isPanel, panelAddress } from './panel-address.ts';

test('S2.08 a page of the panel is found by its route, its parameter keeps its case', () => {
	expect(panelAddress('/admin')).toEqual({ path: '/admin', search: '', route: '/admin' });
	expect(panelAddress('/Admin/Jogos/?pagina=2#x')).toEqual({
		path: '/admin/jogos',
		search: '?pagina=2',
		route: '/admin/jogos',
	});
	expect(panelAddress('/admin/jogos/editar/AbC')).toEqual({
		path: '/admin/jogos/editar/AbC',
		search: '',
		route: '/admin/jogos/editar/:gameId',
	});
	expect(panelAddress('/admin/noticias/nova').route).toBe('/admin/noticias/nova');
	expect(panelAddress('/admin/noticias/curadoria').route).toBe('/admin/noticias/curadoria');
});

test('S2.08 what the panel has no page for says so', () => {
	expect(panelAddress('/admin/nada')).toEqual({ path: '/admin/nada', search: '', route: null });
	expect(panelAddress('/admin/jogos/editar').route).toBeNull();
});

test('S2.08 only what stands under /admin is the panel', () => {
	expect(['/admin', '/ADMIN/x', '//admin', '/admin/'].map(isPanel)).toEqual([
		true,
		true,
		true,
		true,
	]);
	expect(['/administrador', '/', '/login', '/x/admin'].map(isPanel)).toEqual([
		false,
		false,
		false,
		false,
	]);
});
