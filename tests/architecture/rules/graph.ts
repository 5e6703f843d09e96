import type { Breach, Rule, Tree } from '#tests/architecture/source-tree.ts';

/**
 * No module imports itself through others. Erased (type) and lazy imports close no circle at run
 * time.
 */
export const noCycles: Rule = (tree) => {
	const done = new Set<string>();
	return [...tree.keys()].flatMap((start) => circlesFrom(tree, [start], done));
};

/**
 * Circles met when the imports of the trail's last module are followed; each module is followed
 * once.
 */
function circlesFrom(tree: Tree, trail: string[], done: Set<string>): Breach[] {
	const name = trail.at(-1) ?? '';
	const seenAt = trail.indexOf(name);
	if (seenAt < trail.length - 1)
		return [{ file: name, line: 1, message: `imports itself: ${trail.slice(seenAt).join(' → ')}` }];
	if (done.has(name)) return [];
	const circles = neighbours(tree, name, { lazy: false }).flatMap((next) =>
		circlesFrom(tree, [...trail, next], done),
	);
	done.add(name);
	return circles;
}

function neighbours(tree: Tree, name: string, { lazy }: { lazy: boolean }): string[] {
	const imports = tree.get(name)?.imports ?? [];
	return imports.flatMap((entry) =>
		entry.typeOnly || (entry.lazy && !lazy) || entry.resolved === null ? [] : [entry.resolved],
	);
}

/**
 * Entry points run TypeScript natively, and Node strips types but not JSX: nothing they reach may
 * be a `.tsx`.
 */
export const nativeEntries: Rule = (tree) =>
	[...tree.keys()]
		.filter((name) => /^bin\/.*\.ts$/.test(name))
		.flatMap((entry) =>
			[...reachable(tree, entry)]
				.filter((name) => name.endsWith('.tsx') || name.startsWith('app/'))
				.map((name) => ({
					file: entry,
					line: 1,
					message: `reaches ${name}, which only the bundle can hold`,
				})),
		);

function reachable(tree: Tree, start: string): Set<string> {
	const seen = new Set([start]);
	for (const name of seen)
		for (const next of neighbours(tree, name, { lazy: true })) seen.add(next);
	return seen;
}
