import type { Plugin } from 'vite';

/** The part of the router that writes its links and scripts into a page. */
const PART = '/lib/dom/ssr/components.js';
/**
 * What `app/document` rewrites of them (late-scripts.server.ts) or calls (handoff.ts), in the words
 * of that part.
 */
const RELIED_ON = [
	'rel: "modulepreload"',
	'type: "module"',
	'import * as $',
	'import($',
	'window.__reactRouterContext.streamController = controller',
];

/** Vite plugin: a router that writes other scripts stops the build instead of failing in a page. */
export function routerMarkup(): Plugin {
	let isSeen = false;
	return {
		name: 'guia:router-markup',
		apply: 'build',
		applyToEnvironment: (environment) => environment.config.consumer === 'client',
		enforce: 'pre',
		transform(code, id) {
			if (!id.includes('/react-router/') || !id.endsWith(PART)) return;
			isSeen = true;
			checkMarkup(code);
		},
		buildEnd(error) {
			if (!error && !isSeen)
				throw new Error(`The router has no ${PART} any more: see scripts/vite-router-markup.ts`);
		},
	};
}

/** Throws when the code of that part does not write what `app/document` relies on. */
export function checkMarkup(code: string): void {
	const missing = RELIED_ON.filter((words) => !code.includes(words));
	if (missing.length > 0)
		throw new Error(
			`The router's ${PART} has no ${missing.join(', ')}: see scripts/vite-router-markup.ts`,
		);
}
