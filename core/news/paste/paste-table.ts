import { element, isElement, type PasteElement, type PasteNode } from './paste-node.ts';

type Arrange = (nodes: readonly PasteNode[]) => PasteElement[];

/** A table with its cells; a single-cell table only positioned its content. */
export function arrangeTable(table: PasteElement, blocksOf: Arrange): PasteElement[] {
	const rows = rowsOf(table).map((row) => element('tr', cellsOf(row, blocksOf)));
	const filled = rows.filter((row) => row.children.length > 0);
	const cells = filled.flatMap((row) => row.children.filter(isElement));
	if (cells.length === 0) return [];
	if (cells.length === 1) return cells.flatMap((cell) => blocksOf(cell.children));
	return [element('table', filled)];
}

function rowsOf(node: PasteElement): PasteElement[] {
	return node.children
		.filter(isElement)
		.flatMap((child) =>
			child.tag === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.tag) ? rowsOf(child) : [],
		);
}

function cellsOf({ children }: PasteElement, blocksOf: Arrange): PasteElement[] {
	return children
		.filter(isElement)
		.filter(({ tag }) => tag === 'td' || tag === 'th')
		.map((cell) => {
			// A table inside a cell loses its grid, not its text.
			const blocks = blocksOf(cell.children).flatMap(flatTables);
			return element(cell.tag, blocks.length === 0 ? [element('p', [])] : blocks, spansOf(cell));
		});
}

function flatTables(block: PasteElement): PasteElement[] {
	if (block.tag !== 'table') return [block];
	return block.children
		.filter(isElement)
		.flatMap((row) =>
			row.children.filter(isElement).flatMap((cell) => cell.children.filter(isElement)),
		);
}

function spansOf({ attributes }: PasteElement): Record<string, string> {
	const wide = (['colspan', 'rowspan'] as const).filter((name) =>
		/^(?:[2-9]|[1-4]\d|50)$/.test(attributes[name] ?? ''),
	);
	return Object.fromEntries(wide.map((name) => [name, attributes[name] ?? '']));
}
