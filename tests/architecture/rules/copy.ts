import {
	type Breach,
	isNode,
	lineOf,
	nameOf,
	productFiles,
	type Rule,
	type SourceFile,
	type SyntaxNode,
	walk,
} from '#tests/architecture/source-tree.ts';

/** Letters that Portuguese has and English does not. */
const DIACRITIC = /[áàâãéêíóôõúüç]/i;
const WORD = /\p{L}{2,}/u;
/** Attributes whose value a person reads or hears. */
const SPOKEN = new Set([
	'aria-label',
	'aria-description',
	'aria-roledescription',
	'title',
	'placeholder',
	'alt',
	'label',
]);

/**
 * Not shown but recognised: words in the files that we read, the normaliser's tables, the names of
 * the federative units.
 */
const RECOGNISED =
	/^core\/(copy|football-pt|importing|search)\/|^core\/.*\/copy(\/|\.ts$)|\/data\/|\/reference\//;

/**
 * Text that a person sees comes from core/copy (or content/): no words in markup, no accented
 * literals elsewhere.
 */
export const textInCopy: Rule = (tree) =>
	productFiles(tree, /^(bin|core|server|app)\//).flatMap(wordsOutsideCopy);

function wordsOutsideCopy(file: SourceFile): Breach[] {
	return [...walk(file.program as SyntaxNode)].flatMap((node) => {
		const text = visibleText(node) ?? (RECOGNISED.test(file.path) ? null : accentedText(node));
		return text === null
			? []
			: [
					{
						file: file.path,
						line: lineOf(file, node),
						message: `"${text.trim().slice(0, 60)}" belongs in the copy of its noun`,
					},
				];
	});
}

function visibleText(node: SyntaxNode): string | null {
	if (node.type === 'JSXText')
		return WORD.test(node.value as string) ? (node.value as string) : null;
	if (node.type !== 'JSXAttribute' || !isNode(node.name) || !SPOKEN.has(node.name.name as string))
		return null;
	const value = nameOf(node.value);
	return value !== null && WORD.test(value) ? value : null;
}

function accentedText(node: SyntaxNode): string | null {
	const value =
		node.type === 'TemplateElement'
			? (node.value as { cooked?: string | null }).cooked
			: nameOf(node);
	return typeof value === 'string' && node.type !== 'Identifier' && DIACRITIC.test(value)
		? value
		: null;
}
