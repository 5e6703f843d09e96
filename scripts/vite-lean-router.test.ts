import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
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

test('a router without those parts, or with others in them, stops the build', async () => {
	const root = await mkdtemp(path.join(tmpdir(), 'guia-vite-'));
	const part = path.join(root, 'react-router/lib/dom/ssr/fog-of-war.js');
	const run = () =>
		build({
			root,
			configFile: false,
			logLevel: 'silent',
			plugins: [leanRouter()],
			build: { write: false, rolldownOptions: { input: path.join(root, 'main.js') } },
		});
	try {
		await mkdir(path.dirname(part), { recursive: true });
		await writeFile(path.join(root, 'main.js'), 'console.log(1);');
		await expect(run()).rejects.toThrow('The router has no /lib/router/instrumentation.js');
		await writeFile(part, 'export const other = 1;');
		await writeFile(
			path.join(root, 'main.js'),
			`import { other } from '${part}';console.log(other);`,
		);
		await expect(run()).rejects.toThrow('fog-of-war.js exports other: see scripts/');
	} finally {
		await rm(root, { recursive: true, force: true });
	}
});
