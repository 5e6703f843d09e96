import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/** Specifiers and addresses of our own modules. */
const OWN_MODULE = /(['"])((?:\.{1,2}\/|#)[^'"\n]*)\.ts\1/g;
const TEST = /\.(test|e2e|contract|soak)\.tsx?$/;

type Copy = { root: string; target: string; folder: string; leftOut: readonly string[] };

/**
 * Copies the TypeScript below a folder as JavaScript: Node strips types, but not below node_modules.
 * Other files are copied as they are.
 */
export function copyAsJavaScript({ root, target, folder, leftOut }: Copy): void {
	const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
	for (const entry of files) {
		const from = path.join(entry.parentPath, entry.name);
		const name = path.relative(root, from);
		if (!entry.isFile() || !name.endsWith('.ts') || TEST.test(name) || leftOut.includes(name))
			continue;
		const to = path.join(target, name.replace(/\.ts$/, '.js'));
		mkdirSync(path.dirname(to), { recursive: true });
		writeFileSync(to, toJavaScript(readFileSync(from, 'utf8')));
	}
}

/** A module without its types, that names its neighbours as JavaScript. */
export function toJavaScript(text: string): string {
	return stripTypeScriptTypes(text).replaceAll(OWN_MODULE, '$1$2.js$1');
}
