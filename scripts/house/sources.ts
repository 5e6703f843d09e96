import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

type Parsed = ReturnType<typeof parseSync>;

/**
 * One import or re-export: the path in the repository (null for packages) and the names; null names
 * = any of them.
 */
export type Import = { from: string | null; names: string[] | null; isLazy: boolean };

/**
 * One source file, its path relative to the root. A style sheet has comments, but no exports,
 * imports or syntax tree.
 */
export type Source = {
	path: string;
	text: string;
	comments: { text: string; line: number }[];
	exports: { name: string; line: number }[];
	imports: Import[];
	syntax: () => Parsed['program'] | null;
};

const ROOMS = ['bin', 'core', 'server', 'app', 'tests', 'scripts'];
const CODE = /\.(tsx?|css)$/;
const GENERATED = /\/(generated|output)\//;
const ROOT_FILE = /\.config\.ts$/;
const LAZY = /\bimport\('([^']+)'\)/g;
const STYLE_COMMENT = /\/\*([\s\S]*?)\*\//g;

/** Reads the code of a checkout: every TypeScript file and style sheet that a person wrote. */
export function readSources(root: string): Source[] {
	const inRooms = ROOMS.flatMap((room) =>
		readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map(
			(name) => `${room}/${name.replaceAll('\\', '/')}`,
		),
	);
	const names = [...readdirSync(root).filter((name) => ROOT_FILE.test(name)), ...inRooms];
	const wanted = names.filter((name) => CODE.test(name) && !GENERATED.test(name)).sort();
	return wanted.map((name) => readSource(name, readFileSync(path.join(root, name), 'utf8')));
}

/** Reads one file from its text. */
export function readSource(name: string, text: string): Source {
	const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
	if (name.endsWith('.css')) {
		const comments = [...text.matchAll(STYLE_COMMENT)].map((found) => ({
			text: found[1] ?? '',
			line: lineAt(found.index),
		}));
		return { path: name, text, comments, exports: [], imports: [], syntax: () => null };
	}
	const parsed = parseSync(name, text);
	return {
		...{ path: name, text, syntax: () => parsed.program },
		comments: parsed.comments.map(({ value, start }) => ({ text: value, line: lineAt(start) })),
		exports: parsed.module.staticExports.flatMap(({ start, entries }) =>
			entries.map(({ exportName }) => ({
				name: exportName.name ?? 'default',
				line: lineAt(start),
			})),
		),
		imports: importsOf(name, text, parsed.module),
	};
}

function importsOf(
	name: string,
	text: string,
	{ staticImports, staticExports }: Parsed['module'],
): Import[] {
	const direct = staticImports.map(({ moduleRequest, entries }): Import => {
		const names = entries.map(({ importName }) =>
			importName.kind === 'Default' ? 'default' : importName.name,
		);
		return { from: resolve(name, moduleRequest.value), names: allOrNull(names), isLazy: false };
	});
	const passedOn = staticExports.flatMap(({ entries }) =>
		entries.flatMap(({ moduleRequest, importName }): Import[] =>
			moduleRequest === null
				? []
				: [
						{
							from: resolve(name, moduleRequest.value),
							names: allOrNull([importName.name]),
							isLazy: false,
						},
					],
		),
	);
	const lazy = [...text.matchAll(LAZY)].map(
		(found): Import => ({ from: resolve(name, found[1] ?? ''), names: null, isLazy: true }),
	);
	return [...direct, ...passedOn, ...lazy];
}

/** The names when all are known; null when one stands for the whole module. */
function allOrNull(names: (string | null)[]): string[] | null {
	return names.every((name) => name !== null) ? names : null;
}

function resolve(from: string, specifier: string): string | null {
	const bare = specifier.replace(/\?\w+$/, '');
	if (bare.startsWith('#')) return bare.slice(1);
	return bare.startsWith('.') ? path.posix.join(path.posix.dirname(from), bare) : null;
}

/** Whether a file belongs to tests or tools; the rest is product code. */
export function isTest({ path: name }: Source): boolean {
	return /\.(test|e2e|soak|contract)\.tsx?$/.test(name) || name.startsWith('tests/');
}

export function isProduct(source: Source): boolean {
	return /^(core|server|app|bin)\//.test(source.path) && !isTest(source);
}
