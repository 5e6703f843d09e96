import type { Measure } from './measure.ts';
import { isProduct, type Source } from './sources.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/** Groups of files that reach each other by their imports, types included. */
export function circlesOf(graph: Graph): string[][] {
	const back = turned(graph);
	const grouped = new Set<string>();
	return [...graph.keys()].flatMap((node) => {
		if (grouped.has(node)) return [];
		const before = reachable(back, node);
		const group = [...reachable(graph, node)].filter((other) => before.has(other));
		for (const member of group) grouped.add(member);
		return group.length > 1 ? [group] : [];
	});
}

function reachable(graph: Graph, start: string): Set<string> {
	const seen = new Set([start]);
	for (const node of seen) for (const next of graph.get(node) ?? []) seen.add(next);
	return seen;
}

function turned(graph: Graph): Graph {
	const back = new Map<string, string[]>();
	for (const [node, nexts] of graph)
		for (const next of nexts) back.set(next, [...(back.get(next) ?? []), node]);
	return back;
}

/** Which files a file imports at once: lazy imports close no circle. */
function graphOf(sources: readonly Source[]): Map<string, string[]> {
	return new Map(
		sources.map(({ path, imports }) => [
			path,
			imports.flatMap(({ from, isLazy }) => (from === null || isLazy ? [] : [from])),
		]),
	);
}

export const circles: Measure = (sources) => {
	const found = circlesOf(graphOf(sources.filter(isProduct))).toSorted(
		(a, b) => b.length - a.length,
	);
	return [
		{
			...{
				name: 'circles',
				now: `${found.length} (largest ${found[0]?.length ?? 0} files)`,
				asked: '0',
			},
			isMet: found.length === 0,
			offenders: found.map((group) => group.join(' ')),
		},
	];
};
