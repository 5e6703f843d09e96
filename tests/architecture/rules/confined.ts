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

/** What is wrong with a node, or null. */
type Judge = (node: SyntaxNode) => string | null;

function scan(files: SourceFile[], judge: Judge): Breach[] {
	return files.flatMap((file) =>
		[...walk(file.program as SyntaxNode)].flatMap((node) => {
			const message = judge(node);
			return message === null ? [] : [{ file: file.path, line: lineOf(file, node), message }];
		}),
	);
}

/** `object.property` of a member access, e.g. `Date.now`; null for anything else. */
function memberOf(node: SyntaxNode): string | null {
	if (node.type !== 'MemberExpression') return null;
	const object =
		isNode(node.object) && node.object.type === 'MemberExpression'
			? memberOf(node.object)
			: nameOf(node.object);
	return `${object}.${nameOf(node.property)}`;
}

const SQL_HOME = /^server\/(db\/|.*-repository\.ts$)/;
const SQL_PACKAGES = /^(kysely(\/.*)?|pg|node:sqlite)$/;
const QUERY_BUILDER = /^(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)$/;
const SQL_TEXT =
	/^\s*(select\s.+\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|create\s+(table|index|unique)\s|alter\s+table\s|drop\s+table\s|pragma\s)/is;

/**
 * SQL, in words or through the query builder, stands in `*-repository.ts` and `server/db/` only.
 */
export const sqlInRepositories: Rule = (tree) => {
	const files = productFiles(tree, /^(bin|core|server|app)\//).filter(
		(file) => !SQL_HOME.test(file.path),
	);
	const imports = files.flatMap((file) =>
		file.imports
			.filter((entry) => !entry.typeOnly && SQL_PACKAGES.test(entry.specifier))
			.map((entry) => ({
				file: file.path,
				line: entry.line,
				message: `"${entry.specifier}" belongs in a repository or server/db`,
			})),
	);
	return [...imports, ...scan(files, sqlIn)];
};

function sqlIn(node: SyntaxNode): string | null {
	const text = textOf(node);
	if (text !== null && SQL_TEXT.test(text)) return 'SQL belongs in a repository or server/db';
	const called =
		node.type === 'CallExpression' && isNode(node.callee) ? nameOf(node.callee.property) : null;
	return called !== null && QUERY_BUILDER.test(called)
		? `${called}() belongs in a repository or server/db`
		: null;
}

/** The text of a string literal or the beginning of a template. */
function textOf(node: SyntaxNode): string | null {
	if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
	if (node.type !== 'TemplateElement') return null;
	return (node.value as { cooked?: string | null }).cooked ?? null;
}

/** The environment is read in one place, where every name has its default and its check. */
export const environmentInConfig: Rule = (tree) =>
	scan(
		productFiles(tree, /^(bin|core|server|app)\//).filter(
			(file) => file.path !== 'server/config/env.ts',
		),
		(node) => {
			const member = memberOf(node);
			if (member === 'process.env' || member === 'import.meta.env')
				return `${member} is read in server/config/env.ts only`;
			return node.type === 'ImportSpecifier' && nameOf(node.imported) === 'env'
				? 'the environment is read in server/config/env.ts only'
				: null;
		},
	);

const CLOCKS =
	/^(Date\.now|Math\.random|performance\.now|Temporal\.Now\..*|crypto\.(randomUUID|getRandomValues))$/;

/** Rules take `now` and chance as arguments. */
export const noClockInCore: Rule = (tree) =>
	scan(productFiles(tree, /^core\//), (node) => {
		const member = memberOf(node);
		if (member !== null && CLOCKS.test(member))
			return `${member}: core has no clock and throws no dice`;
		const made =
			node.type === 'NewExpression' || node.type === 'CallExpression' ? nameOf(node.callee) : null;
		const withoutArgument = Array.isArray(node.arguments) && node.arguments.length === 0;
		return made === 'Date' && withoutArgument ? 'Date without an argument reads the clock' : null;
	});

const PUBLIC_ADDRESS =
	/^\/(jogos-de-hoje|jogos-de-amanha|jogos-de-ontem|ao-vivo|de-graca|semana|grade|jogos|noticias|sobre-nos|politica-de-privacidade|termos-de-uso|onde-assistir|login|admin|time|campeonato|canal|api|sitemap|sitemaps|session)(\/|\.|\?|$)/;

/** Addresses of the site are spelled in core/site/paths.ts only. */
export const addressesInPaths: Rule = (tree) =>
	scan(
		productFiles(tree, /^(bin|core|server|app)\//).filter(
			(file) => !file.path.startsWith('core/site/paths'),
		),
		(node) => {
			const text = textOf(node);
			return text !== null && PUBLIC_ADDRESS.test(text)
				? `"${text}" is spelled in core/site/paths.ts only`
				: null;
		},
	);

const READERS = /^core\/importing\//;
/** Imports and followed sources, the command line, bots, feeds and the wire. */
const USE_READERS =
	/^((core|app\/admin)\/(importing|sources)|app\/admin\/games\/import-games\.route|server\/(importing|sources|cli|bots|feeds|wire))\b/;

/** What all nouns share of Brazilian football text is core/football-pt; the readers serve imports. */
export const readersServeImports: Rule = (tree) =>
	productFiles(tree, /^(bin|core|server|app)\//)
		.filter((file) => !USE_READERS.test(file.path))
		.flatMap((file) =>
			file.imports
				.filter(({ resolved }) => resolved !== null && READERS.test(resolved))
				.map(({ line, specifier }) => ({
					file: file.path,
					line,
					message: `"${specifier}": the readers serve imports only`,
				})),
		);
