import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkMarkup } from './vite-router-markup.ts';

const PART = '../node_modules/react-router/dist/production/lib/dom/ssr/components.js';

test('the installed router writes what the document relies on, another one stops the build', async () => {
	const code = await readFile(new URL(PART, import.meta.url), 'utf8');
	expect(() => checkMarkup(code)).not.toThrow();
	expect(() => checkMarkup(code.replaceAll('streamController', 'controller'))).toThrow(
		/no window\.__reactRouterContext\.streamController = controller: see scripts/,
	);
});
