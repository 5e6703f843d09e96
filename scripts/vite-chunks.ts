import { globSync } from 'node:fs';
import path from 'node:path';

/** Where the frame of every public page begins, and what a day consists of. */
const FRAME = [
	'app/entry.client.tsx',
	'app/root.tsx',
	'app/site/layout.tsx',
	'app/site/page-meta.ts',
];
const DAY_PAGE = 'app/site/games/day/day-page.tsx';
const DAY = [DAY_PAGE, 'app/site/games/day/today-meta.ts'];
const ROUTES = 'app/site/**/*.route.tsx';
/**
 * What follows an open page, whichever page it is; of that, what the line over a page without a
 * connection is made of comes before.
 */
const FOLLOWS = [
	'client',
	'use-live',
	'page/ask-data',
	'page/calm',
	'page/drawn-at',
	'page/follow-clock',
	'page/page-place',
];
const STRIP = 'app/live/offline/offline-strip.ts';

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Of a route or an entry: the browser asks for it by its own name. */
const OWN_FILE = /(?:\.route|[\\/]layout|[\\/]root|entry\.client)\.tsx/;

/** The files, those first that the others need. */
const FILES = ['framework', 'guide', 'day', 'topics', 'strip', 'client'] as const;
type File = (typeof FILES)[number];

/**
 * Into which file of the browser a module goes. The rest is left to the bundler, which makes a file
 * for every set of pages that share a module: dozens of small ones, each packed by itself. What
 * comes from packages is one file, the frame with what a day shares with other pages another, then
 * what a day has for itself. Of what is loaded on demand only what follows an open page is one
 * file, for pages of all kinds; what it shares with pages that are read stays out of it, so that
 * none of them names it ahead.
 */
export function createChunkGroups() {
	let files: ReadonlyMap<string, File> | null = null;
	const fileOf = (id: string, modules: Modules): File | null => {
		files ??= nameAll(modules);
		// Helpers of the bundler, which nearly every file uses.
		if (id.startsWith('\0')) return 'framework';
		return OWN_FILE.test(id) ? null : (files.get(id) ?? null);
	};
	// A group takes along what its modules import, unless one that comes before it has that.
	return FILES.map((name, place) => ({
		name: (id: string, modules: Modules) => (fileOf(id, modules) === name ? name : null),
		priority: FILES.length - place,
	}));
}

function nameAll(modules: Modules): Map<string, File> {
	const at = (file: string) => {
		const id = path.resolve(file);
		if (modules.getModuleInfo(id) === null)
			throw new Error(`The browser's code has no ${file}: see scripts/vite-chunks.ts`);
		return id;
	};
	const frame = reachable(modules, FRAME.map(at));
	const day = reachable(modules, DAY.map(at));
	const routes = globSync(ROUTES).map((file) => reachable(modules, [path.resolve(file)]));
	const shared = new Set(
		routes.filter((route) => !route.has(at(DAY_PAGE))).flatMap((route) => [...route]),
	);
	const fileOf = (id: string) => {
		if (id.includes('node_modules')) return 'framework';
		return frame.has(id) || shared.has(id) ? 'guide' : 'day';
	};
	const live = nameLive(modules, new Set([...frame, ...routes.flatMap((route) => [...route])]));
	return new Map([...live, ...[...frame, ...day].map((id) => [id, fileOf(id)] as const)]);
}

function nameLive(modules: Modules, read: ReadonlySet<string>): Map<string, File> {
	const strip = reachable(modules, [path.resolve(STRIP)]);
	const fileOf = (id: string) => (read.has(id) ? 'topics' : strip.has(id) ? 'strip' : 'client');
	const starts = FOLLOWS.map((name) => path.resolve(`app/live/${name}.ts`));
	return new Map([...reachable(modules, starts)].map((id) => [id, fileOf(id)]));
}

/** Everything that is loaded together with these modules. */
function reachable(modules: Modules, starts: readonly string[]): Set<string> {
	const found = new Set<string>();
	const waiting = [...starts];
	for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
		if (found.has(id)) continue;
		found.add(id);
		waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
	}
	return found;
}
