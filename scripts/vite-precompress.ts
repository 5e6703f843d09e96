import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './vite-after-build.ts';

const TEXT = /\.(css|html|ico|js|json|map|svg|txt|webmanifest|xml)$/;
const WORTH_BYTES = 860;

/**
 * Vite plugin: writes x.gz and x.br beside each text file for the browser, once, with the strongest
 * setting; each start of the server would cost a second.
 */
export function precompress(): Plugin {
	return afterBuild('guia:precompress', async (clientDir) => {
		const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
		const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
		await Promise.all(files.map(({ parentPath, name }) => packFile(path.join(parentPath, name))));
	});
}

async function packFile(file: string): Promise<void> {
	const text = await readFile(file);
	if (text.length < WORTH_BYTES) return;
	const [gz, br] = await Promise.all([
		promisify(gzip)(text, { level: 9 }),
		promisify(brotliCompress)(text, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: 11,
				[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
			},
		}),
	]);
	await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
}
