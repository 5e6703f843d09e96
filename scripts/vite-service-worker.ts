import path from 'node:path';
import { build, type Plugin } from 'vite';
import { afterBuild } from './vite-after-build.ts';
import { findManifest } from './vite-lean-manifest.ts';

/** What stands at the root of the site, and what it is made of. */
const WORKERS = { 'sw.js': 'app/live/worker/sw.ts', 'sw-off.js': 'app/live/worker/undo.ts' };

/**
 * Vite plugin: writes the service worker, and the one that undoes it, each as one file without a
 * digest in its name, with the id of the build in it.
 */
export function serviceWorker(): Plugin {
	return afterBuild('guia:service-worker', async (clientDir) => {
		const { id } = await findManifest(clientDir);
		for (const [file, source] of Object.entries(WORKERS)) await bundle(source, file, clientDir, id);
	});
}

async function bundle(source: string, file: string, outDir: string, id: string): Promise<void> {
	await build({
		...{ configFile: false, publicDir: false, logLevel: 'error' },
		define: { GUIA_BUILD: JSON.stringify(id) },
		build: {
			...{
				outDir,
				emptyOutDir: false,
				target: 'es2022',
				modulePreload: false,
				copyPublicDir: false,
			},
			rolldownOptions: {
				input: path.resolve(source),
				output: { format: 'iife', entryFileNames: file },
			},
		},
	});
}
