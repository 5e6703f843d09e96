import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listNeeds } from './needs.ts';
import { copyAsJavaScript } from './to-javascript.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CODE = ['bin', 'core', 'server'];
const COPIED = [
	...['build/client', 'build/server', 'content', 'public', 'LICENSE', 'deploy'],
	'docs/pt',
];
/** Only `npm run dev` reaches it. */
const LEFT_OUT = ['server/http/render/development-site.ts'];

type Manifest = {
	name: string;
	version: string;
	description: string;
	license: string;
	imports: Record<string, string>;
	optionalDependencies: Record<string, string>;
};

type Lock = { packages: Record<string, { version?: string; dev?: boolean }> };

/**
 * Lays the built site into an empty folder: JavaScript, pages, data, and a package.json that names
 * only what they import. It needs `npm run build` before.
 */
export function layPackage(target: string): void {
	rmSync(target, { recursive: true, force: true });
	mkdirSync(target, { recursive: true });
	for (const folder of CODE) copyAsJavaScript({ root: ROOT, target, folder, leftOut: LEFT_OUT });
	for (const name of COPIED)
		cpSync(path.join(ROOT, name), path.join(target, name), { recursive: true });
	for (const name of ['launch.mjs', 'README.md'])
		cpSync(path.join(ROOT, 'scripts/package', name), path.join(target, name));
	writeFileSync(path.join(target, 'package.json'), JSON.stringify(manifestFor(target), null, '\t'));
}

function manifestFor(target: string): object {
	const own: Manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
	const versions = lockedVersions();
	const folders = [...CODE, 'build/server'].map((folder) => path.join(target, folder));
	const needs = listNeeds(folders, [...versions.keys()]);
	return {
		...{ name: own.name, version: own.version, description: own.description },
		...{ license: own.license, type: 'module', engines: { node: '>=20' } },
		bin: { [own.name]: 'launch.mjs', guia: 'launch.mjs' },
		imports: Object.fromEntries(CODE.map((name) => [`#${name}/*`, `./${name}/*`])),
		dependencies: Object.fromEntries(needs.map((name) => [name, versions.get(name)])),
		optionalDependencies: own.optionalDependencies,
	};
}

/** Versions of the packages at the top of our lock file, the pinned Node apart. */
function lockedVersions(): Map<string, string> {
	const { packages }: Lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
	return new Map(
		Object.entries(packages).flatMap(([place, { version, dev }]) => {
			const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
			return name === undefined || dev || version === undefined ? [] : [[name, version]];
		}),
	);
}
