import type { Plugin } from 'vite';

/** Vite's module of the function that it puts around every dynamic import. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Makes a dynamic import in the browser a plain one. Vite's own waits for style sheets of its chunk
 * and preloads what that imports: there is one style sheet, and 0.7 KB of every first visit would
 * go for it.
 */
export function plainImport(): Plugin {
	return {
		name: 'guia:plain-import',
		enforce: 'pre',
		load(id) {
			return id === HELPER ? 'export const __vitePreload = (load) => load();' : null;
		},
	};
}
