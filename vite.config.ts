import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { precompress } from './scripts/vite-precompress.ts';
import { serverOnly } from './scripts/vite-server-only.ts';

export default defineConfig({
	plugins: [serverOnly(), tailwindcss(), reactRouter(), precompress()],
	build: { target: 'es2022', assetsInlineLimit: 0 },
	environments: {
		ssr: {
			build: {
				// The server bundle is the render thread: router, pages and their context keys in one module graph.
				rolldownOptions: { input: 'server/http/render-thread.ts' },
			},
		},
	},
});
