import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { PAGE_SHAPES, pageAddress, UNKNOWN_ADDRESS } from '#core/site/page-address.ts';
import { isPanel, PANEL_ROUTES, panelAddress } from '#core/site/panel-address.ts';

function addressesOf(entries: readonly RouteConfigEntry[], prefix = ''): string[] {
	return entries.flatMap((entry) => {
		const address = entry.path === undefined ? prefix : `${prefix}/${entry.path}`;
		return entry.children === undefined
			? [address === '' ? '/' : address]
			: addressesOf(entry.children, address);
	});
}

test('S2.07 the page cache knows exactly the pages of the site map', async () => {
	const pages = addressesOf(await routes).filter(
		(address) => address !== '/*' && !isPanel(address),
	);
	expect(PAGE_SHAPES.map(({ route }) => route).toSorted()).toEqual(pages.toSorted());
	expect(addressesOf(await routes)).toContain('/*');
	for (const page of pages)
		expect(pageAddress(page.replace(/:\w+/, 'x'))).toMatchObject({ kind: 'page', route: page });
	expect(pages).not.toContain(UNKNOWN_ADDRESS);
});

test('S2.08 the server knows exactly the pages of the panel', async () => {
	const pages = addressesOf(await routes).filter(isPanel);
	expect(pages).toContain('/admin/*');
	expect(pages.filter((address) => address !== '/admin/*').toSorted()).toEqual(
		PANEL_ROUTES.toSorted(),
	);
	for (const page of PANEL_ROUTES) expect(panelAddress(page.replace(/:\w+/, 'x')).route).toBe(page);
});
