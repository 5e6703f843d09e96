import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What modules name: static, dynamic and bare imports, and files that are looked up. */
const NAMED = [
	/\bfrom\s*['"]([^'"\n]+)['"]/g,
	/\bimport\s*\(?\s*['"]([^'"\n]+)['"]/g,
	/\bresolve\(\s*['"`]([^'"`\n]+)['"`]/g,
];

/** Which of these packages the JavaScript below some folders names, sorted. */
export function listNeeds(folders: readonly string[], packages: readonly string[]): string[] {
	const needs = new Set<string>();
	for (const folder of folders)
		for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
			if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
			const code = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
			for (const name of packagesIn(code, packages)) needs.add(name);
		}
	return [...needs].sort();
}

/** Examples in comments name packages too. */
function withoutComments(code: string): string {
	return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

/** A name that is put together at run time (`@scope/${name}`) stands for all that begin so. */
export function packagesIn(code: string, packages: readonly string[]): string[] {
	const named = new Set(
		NAMED.flatMap((shape) =>
			[...withoutComments(code).matchAll(shape)].map(([, name = '']) => name),
		),
	);
	return packages.filter((name) =>
		[...named].some((asked) => {
			const [start = '', end] = asked.split('${', 2);
			return end === undefined
				? asked === name || asked.startsWith(`${name}/`)
				: start !== '' && name.startsWith(start);
		}),
	);
}
