import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * What the router brings along for sites of another kind, and the little that ours needs in its
 * place: it reports to no instrument, and its whole list of routes travels with the page
 * (`routeDiscovery` in react-router.config.ts).
 */
const REPLACED: Readonly<Record<string, string>> = {
	'/lib/router/instrumentation.js': `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = null;`,
	'/lib/dom/ssr/fog-of-war.js': `export const URL_LIMIT = 7680;
export const getManifestPath = () => '';
export const getPartialManifest = (manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const getPathsWithAncestors = (paths) => paths;
export const handleClientVersionMismatch = async () => false;
export const isFogOfWarEnabled = () => false;
export const useFogOFWarDiscovery = () => undefined;`,
};

/**
 * Vite plugin: leaves those parts of the router out of the browser's script, 2.5 KB of every first
 * visit.
 */
export function leanRouter(): Plugin {
	const left = new Set(Object.keys(REPLACED));
	return {
		name: 'guia:lean-router',
		apply: 'build',
		applyToEnvironment: (environment) => environment.config.consumer === 'client',
		enforce: 'pre',
		async load(id) {
			const part = Object.keys(REPLACED).find(
				(end) => id.includes('/react-router/') && id.endsWith(end),
			);
			if (part === undefined) return null;
			left.delete(part);
			const code = REPLACED[part] ?? '';
			const [theirs, ours] = [exportsOf(await readFile(id, 'utf8')), exportsOf(code)];
			// Another version of the router: what stands above must be looked at.
			if (theirs.join() !== ours.join())
				throw new Error(
					`The router's ${part} exports ${theirs.join(', ')}: see scripts/vite-lean-router.ts`,
				);
			return code;
		},
		buildEnd(error) {
			if (!error && left.size > 0)
				throw new Error(
					`The router has no ${[...left].join(', ')} any more: see scripts/vite-lean-router.ts`,
				);
		},
	};
}

/** The names that a module exports, in order of the alphabet. */
export function exportsOf(code: string): string[] {
	const listed = /^export \{([^}]*)\};?$/m.exec(code)?.[1]?.split(',') ?? [];
	const declared = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
	return [...listed.map((name) => name.trim()), ...declared].filter(Boolean).sort();
}
