import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST = /^manifest-[\w-]+\.js$/;
const IMPORTS = /"imports":\[[^\]]*\]/g;

/**
 * Vite plugin: takes out of the router's list of routes, which every public page loads, which files each screen of the panel consists of.
 * The browser would use that for prefetching links only, and we have none; a module names what it imports by itself.
 */
export function leanManifest(): Plugin {
	return {
		name: 'guia:lean-manifest',
		apply: 'build',
		applyToEnvironment: (environment) => environment.config.consumer === 'server',
		writeBundle: {
			order: 'post',
			sequential: true,
			// The router writes it while the server is bundled.
			async handler({ dir }) {
				if (dir === undefined) return;
				const assets = path.join(dir, '../client/assets');
				const manifests = (await readdir(assets)).filter((name) => MANIFEST.test(name)).map((name) => path.join(assets, name));
				// Without it the pages would only be heavier, which nobody would notice: a change of the router must be looked at.
				if (manifests.length === 0) throw new Error('The router wrote no list of routes: see scripts/vite-lean-manifest.ts');
				for (const file of manifests) await writeFile(file, withoutImports(await readFile(file, 'utf8')));
			},
		},
	};
}

/** The list of routes without the files that their modules import. */
export function withoutImports(manifest: string): string {
	return manifest.replace(IMPORTS, '"imports":[]');
}
