import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './vite-after-build.ts';

const MANIFEST = /^manifest-([\w-]+)\.js$/;
const IMPORTS = /"imports":\[[^\]]*\]/g;
/** An absent flag is read as false. */
const FALSE_FLAGS = /"has\w+":false,/g;

/**
 * Vite plugin: takes out of the router's list of routes, which every public page loads, which files
 * each screen of the panel consists of, and what a route has not. The browser would use the files
 * for prefetching links only, and we have none; a module names what it imports by itself.
 */
export function leanManifest(): Plugin {
	return afterBuild('guia:lean-manifest', async (clientDir) => {
		const { file } = await findManifest(clientDir);
		await writeFile(file, leaner(await readFile(file, 'utf8')));
	});
}

/** The router's list of routes, and the digest in its name: the id of the build. */
export async function findManifest(clientDir: string): Promise<{ file: string; id: string }> {
	const assets = path.join(clientDir, 'assets');
	const id = (await readdir(assets))
		.map((name) => MANIFEST.exec(name)?.[1])
		.find((found) => found !== undefined);
	// Without it the pages would only be heavier, which no reader would notice: a change of the
	// router must be looked at.
	if (id === undefined)
		throw new Error('The router wrote no list of routes: see scripts/vite-lean-manifest.ts');
	return { file: path.join(assets, `manifest-${id}.js`), id };
}

/** The list of routes without the files that their modules import, and without false flags. */
export function leaner(manifest: string): string {
	if (!manifest.includes('"imports":["'))
		throw new Error(
			"The router's list of routes names no imports: see scripts/vite-lean-manifest.ts",
		);
	return manifest.replace(IMPORTS, '"imports":[]').replace(FALSE_FLAGS, '');
}
