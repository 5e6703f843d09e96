import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const ROUTES = /^manifest-([\w-]+)\.js$/;
/** What stands at the root of the site, and what it is made of. */
const WORKERS = { 'sw.js': 'app/live/worker/sw.ts', 'sw-off.js': 'app/live/worker/undo.ts' };

/**
 * Vite plugin: writes the service worker, and the one that undoes it, each as one file without a digest in its name. While the server is
 * bundled, which comes last: only then the name of the router's list of routes, the id of the build, is known.
 */
export function serviceWorker(): Plugin {
	return {
		name: 'guia:service-worker',
		apply: 'build',
		applyToEnvironment: (environment) => environment.config.consumer === 'server',
		writeBundle: {
			order: 'post',
			sequential: true,
			async handler({ dir }) {
				if (dir === undefined) return;
				const outDir = path.join(dir, '../client');
				const id = (await readdir(path.join(outDir, 'assets'))).map((name) => ROUTES.exec(name)?.[1]).find((found) => found !== undefined);
				if (id === undefined) throw new Error('The router wrote no list of routes: see scripts/vite-service-worker.ts');
				for (const [file, source] of Object.entries(WORKERS)) await bundle(source, file, outDir, id);
			},
		},
	};
}

async function bundle(source: string, file: string, outDir: string, id: string): Promise<void> {
	await build({
		...{ configFile: false, publicDir: false, logLevel: 'error' },
		define: { GUIA_BUILD: JSON.stringify(id) },
		build: {
			...{ outDir, emptyOutDir: false, target: 'es2022', modulePreload: false, copyPublicDir: false },
			rolldownOptions: { input: path.resolve(source), output: { format: 'iife', entryFileNames: file } },
		},
	});
}
