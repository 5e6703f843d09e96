/** Where the pages that most readers see begin. */
const STARTS = ['app/entry.client.tsx', 'app/root.tsx', 'app/site/layout.tsx', 'app/site/page-meta.ts', 'app/site/games/day-page.tsx'];

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Of a route or an entry: the browser asks for it by its own name. */
const OWN_FILE = /(?:\.route|[\\/]layout|[\\/]root|entry\.client)\.tsx/;

/**
 * Names the file of the browser that a module goes into; null leaves that to the bundler, which makes a file for every set of pages that share
 * a module: dozens of small ones, each packed by itself. What the frame and a day consist of is one file, what comes from packages another;
 * together they are 8 KB less on the way. Whatever is loaded on demand only, stays apart.
 */
export function createChunkNames() {
	let guide: ReadonlySet<string> | null = null;
	return (id: string, modules: Modules): string | null => {
		guide ??= reachable(modules);
		if (!guide.has(id) || OWN_FILE.test(id)) return null;
		return id.includes('node_modules') ? 'framework' : 'guide';
	};

	function reachable(modules: Modules): Set<string> {
		const found = new Set<string>();
		const waiting = STARTS.map((start) => `${process.cwd()}/${start}`);
		for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
			if (found.has(id)) continue;
			found.add(id);
			waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
		}
		return found;
	}
}
