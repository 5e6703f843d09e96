import { articleDocumentCopy as copy } from '#core/news/copy/document.ts';

/** Limits of a body: no editor writes more, and every page that shows it stays fast. */
const DOCUMENT_LIMITS = {
	nodes: 6_000,
	depth: 24,
	characters: 200_000,
	images: 80,
	gameBlocks: 40,
	dayBlocks: 8,
} as const;

const NODES: readonly string[] = [
	'doc',
	'paragraph',
	'heading',
	'bulletList',
	'orderedList',
	'listItem',
	'blockquote',
	'horizontalRule',
	'hardBreak',
	'codeBlock',
	'image',
	'table',
	'tableRow',
	'tableHeader',
	'tableCell',
	'gameBlock',
	'dayBlock',
	'text',
];
const MARKS: readonly string[] = ['bold', 'italic', 'underline', 'strike', 'code', 'link'];

type Loose = { type?: unknown; text?: unknown; content?: unknown; marks?: unknown };

/**
 * Why a body is invalid, in words for the operator; null = its nodes are known and it is not too
 * large. Iterative, so that deep nesting cannot overflow the stack. The schema validates the rest.
 */
export function documentFault(body: unknown): string | null {
	const counts = new Map<string, number>();
	const open: { node: unknown; depth: number }[] = [{ node: body, depth: 0 }];
	let nodes = 0;
	let characters = 0;
	for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
		const node = looseNode(entry.node);
		const type = knownType(node);
		nodes += 1;
		characters += typeof node?.text === 'string' ? node.text.length : 0;
		counts.set(type.name, (counts.get(type.name) ?? 0) + 1);
		const fault = type.fault ?? sizeFault({ depth: entry.depth, nodes, characters });
		if (fault !== null) return fault;
		for (const child of Array.isArray(node?.content) ? node.content : [])
			open.push({ node: child, depth: entry.depth + 1 });
	}
	return countFault(counts);
}

function looseNode(value: unknown): Loose | null {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

function knownType(node: Loose | null): { name: string; fault: string | null } {
	const name = typeof node?.type === 'string' ? node.type : '';
	if (!NODES.includes(name)) return { name, fault: copy.unknownNode(shortName(name)) };
	const mark = (Array.isArray(node?.marks) ? node.marks : [])
		.map((value) => looseNode(value)?.type)
		.find((type) => !isMark(type));
	return {
		name,
		fault:
			mark === undefined ? null : copy.unknownMark(shortName(typeof mark === 'string' ? mark : '')),
	};
}

function isMark(type: unknown): boolean {
	return typeof type === 'string' && MARKS.includes(type);
}

function sizeFault({
	depth,
	nodes,
	characters,
}: {
	depth: number;
	nodes: number;
	characters: number;
}): string | null {
	if (depth > DOCUMENT_LIMITS.depth) return copy.tooDeep(DOCUMENT_LIMITS.depth);
	if (nodes > DOCUMENT_LIMITS.nodes) return copy.tooMany(DOCUMENT_LIMITS.nodes);
	return characters > DOCUMENT_LIMITS.characters ? copy.tooLong(DOCUMENT_LIMITS.characters) : null;
}

function countFault(counts: ReadonlyMap<string, number>): string | null {
	const over = (name: string, most: number) => (counts.get(name) ?? 0) > most;
	if (over('image', DOCUMENT_LIMITS.images)) return copy.tooManyOf('image', DOCUMENT_LIMITS.images);
	if (over('gameBlock', DOCUMENT_LIMITS.gameBlocks))
		return copy.tooManyOf('gameBlock', DOCUMENT_LIMITS.gameBlocks);
	if (over('dayBlock', DOCUMENT_LIMITS.dayBlocks))
		return copy.tooManyOf('dayBlock', DOCUMENT_LIMITS.dayBlocks);
	return null;
}

function shortName(name: string): string {
	return [...name].slice(0, 40).join('');
}
