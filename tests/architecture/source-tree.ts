import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript and JSX). */
export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown };

/**
 * One import or re-export. `typeOnly`: the compiler erases it. `resolved`: path in the tree, null
 * for packages.
 */
export type Import = {
	specifier: string;
	typeOnly: boolean;
	lazy: boolean;
	reExport: boolean;
	resolved: string | null;
	line: number;
};

/**
 * `path` is relative to the root, with forward slashes. `program` is null for files that are not
 * TypeScript.
 */
export type SourceFile = {
	path: string;
	text: string;
	program: SyntaxNode | null;
	imports: Import[];
};

export type Tree = ReadonlyMap<string, SourceFile>;

/** One violation of a rule: where, and what is wrong. */
export type Breach = { file: string; line: number; message: string };

export type Rule = (tree: Tree) => Breach[];

const ROOMS = ['bin', 'core', 'server', 'app', 'tests', 'scripts', 'docs', 'content', 'public'];
const ROOT_FILES =
	/\.config\.ts$|^package(-lock)?\.json$|^\.env\.example$|^Dockerfile$|^CHANGELOG\.md$/;
const READ = /\.(ts|tsx|css|md|mjs)$/;
const OUTSIDE = new Set(['node_modules', 'build', 'generated', 'output']);

/** Reads the sources of a checkout. */
export function readTree(root: string): Tree {
	const names = [
		...readdirSync(root).filter((name) => ROOT_FILES.test(name)),
		...ROOMS.flatMap((room) => namesUnder(root, room)).filter((name) => READ.test(name)),
	];
	return treeOf(
		Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')])),
	);
}

function namesUnder(root: string, folder: string): string[] {
	return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const name = `${folder}/${entry.name}`;
		if (entry.isDirectory()) return OUTSIDE.has(entry.name) ? [] : namesUnder(root, name);
		return [name];
	});
}

/** Makes a tree from texts by path: the live one, or a small planted one. */
export function treeOf(texts: Record<string, string>): Tree {
	return new Map(Object.entries(texts).map(([name, text]) => [name, sourceFile(name, text)]));
}

function sourceFile(name: string, text: string): SourceFile {
	if (!/\.tsx?$/.test(name)) return { path: name, text, program: null, imports: [] };
	const program = parseSync(name, text).program as unknown as SyntaxNode;
	const file: SourceFile = { path: name, text, program, imports: [] };
	for (const node of walk(program)) {
		const found = importOf(node);
		if (found)
			file.imports.push({
				...found,
				resolved: resolve(name, found.specifier),
				line: lineOf(file, node),
			});
	}
	return file;
}

/** Every node of a syntax tree, parents first. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
	yield node;
	for (const child of childrenOf(node)) yield* walk(child);
}

/** The nodes directly below a node. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
	return Object.values(node).flat().filter(isNode);
}

export function isNode(value: unknown): value is SyntaxNode {
	return (
		typeof value === 'object' &&
		value !== null &&
		typeof (value as { type?: unknown }).type === 'string'
	);
}

/** 1-based line of a node. */
export function lineOf(file: SourceFile, node: SyntaxNode): number {
	return file.text.slice(0, node.start).split('\n').length;
}

/** Name of an identifier or plain text of a literal, null for anything else. */
export function nameOf(node: unknown): string | null {
	if (!isNode(node)) return null;
	if (node.type === 'Identifier') return node.name as string;
	return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

function importOf(node: SyntaxNode): Omit<Import, 'resolved' | 'line'> | null {
	const specifier = isNode(node.source) ? nameOf(node.source) : null;
	if (specifier === null) return null;
	if (node.type === 'ImportDeclaration') {
		return { specifier, typeOnly: node.importKind === 'type', lazy: false, reExport: false };
	}
	if (node.type === 'ImportExpression')
		return { specifier, typeOnly: false, lazy: true, reExport: false };
	if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
		return { specifier, typeOnly: node.exportKind === 'type', lazy: false, reExport: true };
	}
	return null;
}

function resolve(from: string, specifier: string): string | null {
	if (specifier.startsWith('#')) return specifier.slice(1);
	return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : null;
}

/** Files of product rooms whose path passes, without tests. */
export function productFiles(tree: Tree, accept: RegExp): SourceFile[] {
	return [...tree.values()].filter(
		(file) => file.program !== null && accept.test(file.path) && !isTest(file.path),
	);
}

export function isTest(name: string): boolean {
	return /\.(test|e2e|soak)\.tsx?$/.test(name) || name.startsWith('tests/');
}
