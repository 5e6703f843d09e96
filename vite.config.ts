import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { createChunkGroups } from './scripts/vite-chunks.ts';
import { leanManifest } from './scripts/vite-lean-manifest.ts';
import { leanRouter } from './scripts/vite-lean-router.ts';
import { precompress } from './scripts/vite-precompress.ts';
import { routerMarkup } from './scripts/vite-router-markup.ts';
import { serverOnly } from './scripts/vite-server-only.ts';
import { serviceWorker } from './scripts/vite-service-worker.ts';

/**
 * Packages that become part of the server bundle: one file starts several times as fast as their
 * hundreds.
 */
const BUNDLED = [
	// What the panel imports: never called on the server, and 34 MB that no server must install.
	/^@base-ui\//,
	/^@floating-ui\//,
	/^@tanstack\//,
	'@babel/runtime',
	'reselect',
	'use-sync-external-store',
	'uqr',
	'cookie-es',
	'temporal-utils',
	'kysely',
	'marked',
	'react',
	'react-dom',
	'react-router',
	'scheduler',
	'temporal-polyfill',
	'zod',
];

/** The shortest hash that the bundler takes: each page loads the names of all files. */
const NAMED = 'assets/[name]-[hash:7].js';

export default defineConfig(({ command }) => ({
	plugins: [
		serverOnly(),
		reactRouter(),
		leanManifest(),
		leanRouter(),
		routerMarkup(),
		serviceWorker(),
		precompress(),
	],
	// No table of the files that go with each dynamic import: a module names what it imports.
	build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
	environments: {
		client:
			command === 'build'
				? {
						build: {
							rolldownOptions: {
								// No property of ours does anything when it is read.
								treeshake: { propertyReadSideEffects: false },
								output: {
									codeSplitting: { groups: createChunkGroups() },
									entryFileNames: NAMED,
									chunkFileNames: NAMED,
								},
							},
						},
					}
				: {},
		// The server bundle is the render thread: router, pages and their context keys in one module
		// graph.
		ssr:
			command === 'build'
				? {
						resolve: { noExternal: BUNDLED },
						// Without it React's development half would be bundled too.
						define: { 'process.env.NODE_ENV': JSON.stringify('production') },
						build: { rolldownOptions: { input: 'server/http/render/render-thread.ts' } },
					}
				: {},
	},
}));
