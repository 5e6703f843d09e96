import type { Measure } from './measure.ts';
import { isProduct, isTest, type Source } from './sources.ts';

/** Modules that the router loads, and the names that it asks for. */
const ROUTER_FILE =
	/^app\/(.*\.route\.tsx?|(.*\/)?layout\.tsx|root\.tsx|routes\.ts|entry\.(client|server)\.tsx)$/;
const ROUTER_NAMES = new Set(
	[
		...[
			'default',
			'loader',
			'action',
			'clientLoader',
			'clientAction',
			'meta',
			'links',
			'headers',
			'handle',
			'shouldRevalidate',
		],
		...['ErrorBoundary', 'HydrateFallback', 'Layout', 'middleware', 'clientMiddleware'],
		...['handleDataRequest', 'handleError', 'streamTimeout', 'instrumentations'],
	].values(),
);

type Unused = { at: string; isTested: boolean };

/**
 * Exports of product code that no other file of the product (or of the tools and settings around
 * it) imports.
 */
export function unusedExports(sources: readonly Source[]): Unused[] {
	const used = usesBy(sources.filter((source) => !isTest(source)));
	const tested = usesBy(sources.filter(isTest));
	return sources.filter(isProduct).flatMap((source) =>
		source.exports.flatMap(({ name, line }) => {
			const key = `${source.path} ${name}`;
			const isLoaded = ROUTER_FILE.test(source.path) && ROUTER_NAMES.has(name);
			if (isLoaded || used.has(key)) return [];
			return [{ at: `${source.path}:${line} ${name}`, isTested: tested.has(key) }];
		}),
	);
}

/**
 * "path name" of all that files import. Of a whole module, or of one that is loaded late, every
 * word of the file counts.
 */
function usesBy(sources: readonly Source[]): Set<string> {
	return new Set(
		sources.flatMap((source) =>
			source.imports.flatMap(({ from, names }) => {
				if (from === null || from === source.path) return [];
				return (names ?? ['default', ...wordsOf(source.text)]).map((name) => `${from} ${name}`);
			}),
		),
	);
}

function wordsOf(text: string): string[] {
	return [...new Set(text.match(/[\w$]+/g))];
}

/** Exports that no file imports are judged; those that only tests import are shown. */
export const exportsUnused: Measure = (sources) => {
	const unused = unusedExports(sources);
	const [tested, never] = [
		unused.filter(({ isTested }) => isTested),
		unused.filter(({ isTested }) => !isTested),
	];
	return [
		{
			...{
				name: 'exports',
				now: `${never.length} (and ${tested.length} that only tests import)`,
				asked: '0',
			},
			isMet: never.length === 0,
			offenders: [...never.map(({ at }) => at), ...tested.map(({ at }) => `${at} (tests only)`)],
		},
	];
};
