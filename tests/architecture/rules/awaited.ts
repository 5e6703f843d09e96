import {
	type Breach,
	childrenOf,
	lineOf,
	productFiles,
	type Rule,
	type SourceFile,
	type SyntaxNode,
	walk,
} from '#tests/architecture/source-tree.ts';

/**
 * Below `await using` a call is returned awaited: its promise would go on with what was disposed
 * meanwhile, or start it again. Results (core/kit/result.ts) are values.
 */
export const awaitedBeforeDisposal: Rule = (tree) =>
	productFiles(tree, /./).flatMap((file) =>
		file.program === null ? [] : [...walk(file.program)].flatMap((node) => bareReturns(file, node)),
	);

const VALUES: ReadonlySet<unknown> = new Set(['ok', 'fail']);

function bareReturns(file: SourceFile, { type, body }: SyntaxNode): Breach[] {
	if (!/^(BlockStatement|FunctionBody)$/.test(type) || !Array.isArray(body)) return [];
	const statements = body as SyntaxNode[];
	const disposed = statements.findIndex(
		(statement) => statement.type === 'VariableDeclaration' && statement.kind === 'await using',
	);
	if (disposed < 0) return [];
	return statements
		.slice(disposed + 1)
		.flatMap((statement) => [...returnsIn(statement)])
		.filter(({ argument }) => isBareCall(argument as SyntaxNode | null))
		.map((found) => ({
			file: file.path,
			line: lineOf(file, found),
			message: 'await what is returned: `await using` disposes before',
		}));
}

/** The returns of a statement's own function, not of those that it makes. */
function* returnsIn(node: SyntaxNode): Generator<SyntaxNode> {
	if (node.type === 'ReturnStatement') yield node;
	if (/Function/.test(node.type)) return;
	for (const child of childrenOf(node)) yield* returnsIn(child);
}

function isBareCall(argument: SyntaxNode | null): boolean {
	if (argument?.type !== 'CallExpression') return false;
	const callee = argument.callee as SyntaxNode;
	return !VALUES.has(callee.name);
}
