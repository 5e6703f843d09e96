import {
	isNode,
	nameOf,
	type Rule,
	type SyntaxNode,
	type Tree,
	walk,
} from '#tests/architecture/source-tree.ts';

const DEPENDENCIES = 'docs/decisions/0005-dependencies.md';
const SETTINGS = 'server/config/env.ts';

type Package = { [kind: string]: Record<string, string> | undefined };

/** Each package that we install has its row: what it replaces, its size, who keeps it. */
export const dependenciesJustified: Rule = (tree) => {
	const manifest = JSON.parse(textOf(tree, 'package.json') || '{}') as Package;
	const names = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
		Object.keys(manifest[kind] ?? {}),
	);
	const rows = textOf(tree, DEPENDENCIES);
	return names
		.filter((name) => !rows.includes(`\`${name}\``))
		.map((name) => ({
			file: DEPENDENCIES,
			line: 1,
			message: `${name} has no row: what does it replace, how large is it, who keeps it?`,
		}));
};

type LockedPackage = { optionalDependencies?: Record<string, string> };

/**
 * The lock file holds the binaries of every platform. A registry that lacks one of them makes `npm
 * install` write a lock file that `npm ci` refuses everywhere, fresh clones included: then pin the
 * newest version that all platforms have.
 */
export const lockComplete: Rule = (tree) => {
	const { packages = {} } = JSON.parse(textOf(tree, 'package-lock.json') || '{}') as {
		packages?: Record<string, LockedPackage>;
	};
	const locked = new Set(
		Object.keys(packages).map((place) =>
			place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
		),
	);
	return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies)
			.filter((name) => !locked.has(name))
			.map((name) => ({
				file: 'package-lock.json',
				line: 1,
				message: `${place || 'the project'} wants ${name}, which is not locked: npm ci fails`,
			})),
	);
};

/** The container runs the Node that package.json pins, no other. */
export const oneNode: Rule = (tree) => {
	const manifest = JSON.parse(textOf(tree, 'package.json') || '{}') as Package;
	const pins = Object.entries(manifest.optionalDependencies ?? {}).filter(([name]) =>
		/^node-\w+-\w+$/.test(name),
	);
	const container = /^ARG NODE_VERSION=(\S+)$/m.exec(textOf(tree, 'Dockerfile'))?.[1];
	return pins
		.filter(([, version]) => version !== container)
		.map(([name, version]) => ({
			file: 'Dockerfile',
			line: 1,
			message: `runs Node ${container}, while ${name} is pinned at ${version}`,
		}));
};

/** package.json, the lock file, the image and a dated section of the changelog name one version. */
export const oneVersion: Rule = (tree) => {
	const versionIn = (name: string): string | undefined =>
		(JSON.parse(textOf(tree, name) || '{}') as { version?: string }).version;
	const version = versionIn('package.json');
	const image = /^ARG VERSION=(\S+)$/m.exec(textOf(tree, 'Dockerfile'))?.[1];
	const released = [...textOf(tree, 'CHANGELOG.md').matchAll(/^## (\S+) – \d{4}-\d\d-\d\d$/gm)];
	const named = {
		'package-lock.json': versionIn('package-lock.json'),
		Dockerfile: image,
		'CHANGELOG.md': released[0]?.[1],
	};
	return Object.entries(named)
		.filter(([, other]) => other !== version)
		.map(([file, other]) => ({
			file,
			line: 1,
			message: `names version ${other}, while package.json says ${version}`,
		}));
};

/** Each setting that the program reads is in the operators' table and in .env.example. */
export const settingsDocumented: Rule = (tree) => {
	const names = settingNames(tree);
	const missing = (file: string, isThere: (name: string, text: string) => boolean) =>
		names
			.filter((name) => !isThere(name, textOf(tree, file)))
			.map((name) => ({
				file,
				line: 1,
				message: `${name} is read in ${SETTINGS} and missing here`,
			}));
	return [
		...missing('docs/operations.md', (name, text) => text.includes(`| \`${name}\` |`)),
		...missing('.env.example', (name, text) => text.includes(`#${name}=`)),
	];
};

function textOf(tree: Tree, name: string): string {
	return tree.get(name)?.text ?? '';
}

/** The literals of the list `SETTING_NAMES`. */
function settingNames(tree: Tree): string[] {
	const program = tree.get(SETTINGS)?.program;
	const declared = program
		? [...walk(program)].find(
				(node) => node.type === 'VariableDeclarator' && nameOf(node.id) === 'SETTING_NAMES',
			)
		: null;
	if (!declared || !isNode(declared.init)) return [];
	return [...walk(declared.init)]
		.filter((node: SyntaxNode) => node.type === 'Literal')
		.flatMap((node) => nameOf(node) ?? []);
}
