import { expect, test } from 'vitest';
import { exportsOf, leanRouter } from './vite-lean-router.ts';

test('reads what a module exports, listed or declared', () => {
	expect(exportsOf('const a = 1;\nexport { a, b };')).toEqual(['a', 'b']);
	expect(exportsOf('export const b = 1;\nexport const a = 2;')).toEqual(['a', 'b']);
});

test('has something in the place of every part of the router that is installed, with the same exports', async () => {
	const { load } = leanRouter();
	if (typeof load !== 'function') throw new Error('The plugin loads nothing');
	const folder = new URL('../node_modules/react-router/dist/production', import.meta.url).pathname;
	for (const part of ['lib/router/instrumentation.js', 'lib/dom/ssr/fog-of-war.js']) {
		expect(await load.call({} as never, `${folder}/${part}`)).toContain('export const');
	}
	expect(await load.call({} as never, `${folder}/lib/router/router.js`)).toBeNull();
});
