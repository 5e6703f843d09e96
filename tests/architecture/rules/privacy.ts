import {
	isNode,
	lineOf,
	nameOf,
	productFiles,
	type Rule,
	type SourceFile,
	type SyntaxNode,
	type Tree,
	walk,
} from '#tests/architecture/source-tree.ts';

const PAGE = 'content/politica-de-privacidade.md';
/** Code that keeps something in a browser: storage, databases, caches, cookies. */
const KEEPS = /\b(?:localStorage|sessionStorage|indexedDB|caches|HttpOnly)\b/;
const CONSTANT = /^[A-Z][A-Z0-9_]*$/;
const COOKIE = /^(?:__Host-|guia-)[\w-]+/;
/** Methods whose first argument names what is kept. */
const NAMED = new Set(['getItem', 'setItem', 'removeItem', 'open']);
/** Constants beside those names: events, attributes, a mark inside what is kept. */
const OTHERS = new Set([
	'SHEET_MARK',
	'PROVIDER_CHANNEL',
	'WISHES_CHANGED',
	'CAUGHT_UP',
	'HOLD',
	'OPENS',
	'INITIAL_THEME',
]);
/** Headers of what is kept. */
const HEADER = /^x-/;
/** Kept by the client library of the identity service (firebase), not by our code. */
const OF_LIBRARIES = new Set(['firebaseLocalStorageDb', 'firebase-heartbeat-database']);

/**
 * The privacy page names everything that the product keeps in a browser, and nothing that it does
 * not.
 */
export const privacyNamesAll: Rule = (tree) => {
	const page = tree.get(PAGE)?.text ?? '';
	const kept = keptNames(tree);
	const documented = documentedNames(page);
	const missing = kept.filter(({ name }) => !documented.some((one) => one.startsWith(name)));
	const stale = documented.filter(
		(one) => !OF_LIBRARIES.has(one) && !kept.some(({ name }) => one.startsWith(name)),
	);
	return [
		...missing.map(({ name, file, line }) => ({
			file,
			line,
			message: `"${name}" is kept in the browser: name it in ${PAGE}`,
		})),
		...stale.map((name) => ({ file: PAGE, line: 1, message: `"${name}" is kept by no code` })),
	];
};

type Kept = { name: string; file: string; line: number };

function keptNames(tree: Tree): Kept[] {
	const files = productFiles(tree, /^(app|core|server)\//).filter((file) => KEEPS.test(code(file)));
	return files.flatMap((file) => {
		const setsCookies = file.text.includes('HttpOnly');
		const own = [...walk(file.program as SyntaxNode)].flatMap((node) => {
			const name = nameIn(node) ?? (setsCookies ? cookieIn(node) : null);
			return name === null ? [] : [{ name, file: file.path, line: lineOf(file, node) }];
		});
		return [...own, ...importedNames(tree, file)];
	});
}

/** What a declaration or a call says is kept. */
function nameIn(node: SyntaxNode): string | null {
	if (node.type === 'VariableDeclarator') {
		const constant = nameOf(node.id) ?? '';
		return CONSTANT.test(constant) && !OTHERS.has(constant) ? textOf(node.init) : null;
	}
	if (
		node.type === 'CallExpression' &&
		isNode(node.callee) &&
		NAMED.has(nameOf(node.callee.property) ?? '')
	)
		return textOf((node.arguments as unknown[])[0]);
	return null;
}

function cookieIn(node: SyntaxNode): string | null {
	return node.type === 'Literal' ? (COOKIE.exec(nameOf(node) ?? '')?.[0] ?? null) : null;
}

/** Constants of other modules, where they are declared. */
function importedNames(tree: Tree, file: SourceFile): Kept[] {
	const used = new Set(
		[...walk(file.program as SyntaxNode)].flatMap((node) =>
			node.type === 'ImportSpecifier' ? (nameOf(node.imported) ?? []) : [],
		),
	);
	const sources = file.imports.flatMap(({ resolved }) => tree.get(resolved ?? '') ?? []);
	return sources.flatMap((source) =>
		[...walk(source.program as SyntaxNode)].flatMap((node) => {
			const name =
				node.type === 'VariableDeclarator' && used.has(nameOf(node.id) ?? '') ? nameIn(node) : null;
			return name === null ? [] : [{ name, file: source.path, line: lineOf(source, node) }];
		}),
	);
}

/** A text, or the beginning of a template; longer ones are programs and words. */
function textOf(node: unknown): string | null {
	const [first] =
		isNode(node) && node.type === 'TemplateLiteral' ? (node.quasis as SyntaxNode[]) : [];
	const text =
		first === undefined
			? isNode(node) && node.type === 'Literal'
				? nameOf(node)
				: null
			: (first.value as { cooked: string }).cooked;
	return text !== null && /^[\w-]{3,}:?$/.test(text) && !HEADER.test(text) ? text : null;
}

/** Names in the second column of the tables. */
function documentedNames(page: string): string[] {
	const rows = page
		.split('\n')
		.filter(
			(line) => line.startsWith('| ') && !line.startsWith('| Onde') && !line.startsWith('| ---'),
		);
	return rows.flatMap((row) =>
		[...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
	);
}

/** Without comments, which may speak of what is kept. */
function code({ text }: SourceFile): string {
	return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
