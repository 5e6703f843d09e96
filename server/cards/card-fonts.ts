import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

/**
 * A family of card-node.ts, its package, and its character subset ('latin', or 'latin-ext' for the
 * rest of Europe).
 */
const FILES = [
	['Archivo', 'archivo', 'latin', 500],
	['Archivo', 'archivo', 'latin', 800],
	['Archivo Extended', 'archivo', 'latin-ext', 500],
	['Archivo Extended', 'archivo', 'latin-ext', 800],
	['Archivo Narrow', 'archivo-narrow', 'latin', 700],
	['Archivo Narrow Extended', 'archivo-narrow', 'latin-ext', 700],
] as const;

/** Loads the typeface of the cards: 300 KB from the installed packages. */
export function loadCardFonts(): Promise<Font[]> {
	return Promise.all(
		FILES.map(async ([name, family, letters, weight]): Promise<Font> => {
			const file = require.resolve(
				`@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff`,
			);
			return { name, weight, style: 'normal', data: await readFile(file) };
		}),
	);
}
