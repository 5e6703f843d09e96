import { element, isElement, type PasteElement, type PasteNode } from './paste-node.ts';

/** Tag of a Word list item between the two steps of cleaning. */
export const WORD_ITEM = 'word-item';

type Arrange = (nodes: readonly PasteNode[]) => PasteElement[];

/**
 * A list whose items contain blocks. Docs puts a nested list beside its item: it is moved into it.
 */
export function arrangeLists(
	{ tag, children, attributes }: PasteElement,
	blocksOf: Arrange,
): PasteElement[] {
	const items: PasteElement[] = [];
	for (const child of children) {
		const isItem = isElement(child) && child.tag === 'li';
		const blocks = blocksOf(isItem ? child.children : [child]);
		const last = items.at(-1);
		const joins = !isItem && last !== undefined;
		if (joins) items[items.length - 1] = element('li', [...last.children, ...blocks]);
		else if (blocks.length > 0) items.push(element('li', blocks));
	}
	if (items.length === 0) return [];
	const start =
		/^\d{1,6}$/.test(attributes.start ?? '') && tag === 'ol' && attributes.start !== '1';
	return [element(tag, items.map(beginWithText), start ? { start: attributes.start ?? '' } : {})];
}

/** Every item starts with a paragraph. */
function beginWithText(item: PasteElement): PasteElement {
	const [first] = item.children;
	return first !== undefined && isElement(first) && first.tag === 'p'
		? item
		: element('li', [element('p', []), ...item.children]);
}

/** Adjacent Word items become lists, with deeper ones inside the item before them. */
export function arrangeWordLists(blocks: readonly PasteElement[]): PasteElement[] {
	const arranged: PasteElement[] = [];
	for (let at = 0; at < blocks.length; ) {
		const block = blocks[at];
		if (block?.tag !== WORD_ITEM) {
			if (block !== undefined) arranged.push(block);
			at += 1;
			continue;
		}
		const end = blocks.findIndex((other, place) => place > at && other.tag !== WORD_ITEM);
		const run = blocks.slice(at, end === -1 ? undefined : end);
		arranged.push(...listsOf(run));
		at += run.length;
	}
	return arranged;
}

function listsOf(run: readonly PasteElement[]): PasteElement[] {
	const lists: PasteElement[] = [];
	for (let at = 0; at < run.length; ) {
		const first = run[at];
		if (first === undefined) break;
		const level = levelOf(first);
		const end = run.findIndex(
			(other, place) =>
				place > at &&
				(levelOf(other) < level || (levelOf(other) === level && !isSame(other, first))),
		);
		const part = run.slice(at, end === -1 ? undefined : end);
		lists.push(element(first.attributes.counted ? 'ol' : 'ul', itemsOf(part, level)));
		at += part.length;
	}
	return lists;
}

function itemsOf(part: readonly PasteElement[], level: number): PasteElement[] {
	const starts = part.flatMap((item, place) => (levelOf(item) === level ? [place] : []));
	return starts.map((start, index) => {
		const deeper = part.slice(start + 1, starts[index + 1]);
		return beginWithText(element('li', [...(part[start]?.children ?? []), ...listsOf(deeper)]));
	});
}

const levelOf = (item: PasteElement) => Number(item.attributes.level);
const isSame = (a: PasteElement, b: PasteElement) => a.attributes.counted === b.attributes.counted;
