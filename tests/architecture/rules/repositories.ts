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

const REPOSITORY = /-repository\.ts$/;
const FACTORY = /^create\w+(Repository|Writer)$/;
const WRITING = /^(insertInto|updateTable|deleteFrom|replaceInto|mergeInto)$/;
/** Outside of server/db, a connection is a Reader and an open transaction a Writer. */
const HANDLES = /^(Kysely|Transaction)$/;

/**
 * One style of repository: `createXRepository(db: Reader)` reads and `createXWriter(trx: Writer)`
 * writes. Only other repositories import anything else of one.
 */
export const repositoriesAreFactories: Rule = (tree) =>
	productFiles(tree, /^(bin|core|server|app)\//)
		.filter(({ path }) => !path.startsWith('server/db/'))
		.flatMap((file) =>
			[...walk(file.program as SyntaxNode)].flatMap((node) =>
				wrongIn(file, node).map(
					(message): Breach => ({ file: file.path, line: lineOf(file, node), message }),
				),
			),
		);

function wrongIn({ path }: SourceFile, node: SyntaxNode): string[] {
	if (node.type === 'ImportDeclaration') return wrongImports(node, REPOSITORY.test(path));
	return node.type === 'FunctionDeclaration' && REPOSITORY.test(path) ? wrongFunction(node) : [];
}

function wrongImports(node: SyntaxNode, inRepository: boolean): string[] {
	const from = nameOf(node.source) ?? '';
	const specifiers = (node.specifiers as SyntaxNode[]).map(({ imported, importKind }) => ({
		name: nameOf(imported) ?? '*',
		isType: node.importKind === 'type' || importKind === 'type',
	}));
	if (from === 'kysely')
		return specifiers
			.filter(({ name }) => HANDLES.test(name))
			.map(({ name }) => `${name}: a repository takes a Reader, its writer a Writer`);
	if (inRepository || !REPOSITORY.test(from)) return [];
	return specifiers
		.filter(({ name, isType }) => !isType && !FACTORY.test(name))
		.map(({ name }) => `${name}: only the factories of a repository are called from outside`);
}

function wrongFunction(node: SyntaxNode): string[] {
	const name = nameOf(node.id) ?? '';
	const [first] = (node.params as SyntaxNode[]).map(typeOf);
	const due = name.endsWith('Writer') ? 'Writer' : 'Reader';
	if (FACTORY.test(name) && first !== due) return [`${name} takes a ${due} first`];
	const writes = first === 'Reader' && [...walk(node)].some(isWriting);
	return writes ? [`${name} writes: that is done by a writer, inside a transaction`] : [];
}

/** The name of a parameter's type; null for any that has none. */
function typeOf({ typeAnnotation }: SyntaxNode): string | null {
	const type = isNode(typeAnnotation) ? typeAnnotation.typeAnnotation : null;
	return isNode(type) ? nameOf(type.typeName) : null;
}

function isWriting({ type, callee }: SyntaxNode): boolean {
	return type === 'CallExpression' && isNode(callee) && WRITING.test(nameOf(callee.property) ?? '');
}
