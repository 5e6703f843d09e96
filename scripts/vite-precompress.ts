import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|ico|js|json|map|svg|txt|webmanifest|xml)$/;
const WORTH_BYTES = 860;

/**
 * Vite plugin: writes x.gz and x.br beside each text file for the browser. They are made once, at the build, with the strongest setting;
 * at each start of the server that would cost a second.
 * While the server is bundled, which comes last: only then has the router written its list of routes among the files for the browser.
 */
export function precompress(): Plugin {
	return {
		name: 'guia:precompress',
		apply: 'build',
		applyToEnvironment: (environment) => environment.config.consumer === 'server',
		writeBundle: {
			order: 'post',
			sequential: true,
			async handler({ dir }) {
				if (dir === undefined) return;
				const entries = await readdir(path.join(dir, '../client'), { recursive: true, withFileTypes: true });
				const files = entries
					.filter((entry) => entry.isFile() && TEXT.test(entry.name))
					.map((entry) => path.join(entry.parentPath, entry.name));
				await Promise.all(files.map(packFile));
			},
		},
	};
}

async function packFile(file: string): Promise<void> {
	const text = await readFile(file);
	if (text.length < WORTH_BYTES) return;
	const [gz, br] = await Promise.all([
		promisify(gzip)(text, { level: 9 }),
		promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
	]);
	await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
}
