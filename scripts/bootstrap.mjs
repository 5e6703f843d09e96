// Shared by start, test and dev. Plain JavaScript without dependencies: it must run on a machine
// whose own Node is 20, before anything is installed. Texts that a person reads at the door are in
// Portuguese, like the product.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const LEAST_NODE = 24;

/** What the built bundle is made of; a change in any of these files makes it stale. */
const BUILD_PLUGINS = readdirSync(path.join(ROOT, 'scripts'))
	.filter((name) => /^vite-[\w-]+\.ts$/.test(name))
	.map((name) => `scripts/${name}`);
const BUILD_SOURCES = ['app', 'core', 'server', 'content', 'public', ...BUILD_PLUGINS];
const BUILD_CONFIG = [
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'vite.config.ts',
	'react-router.config.ts',
];
const STAMP = 'build/.stamp';
const NOT_BUILT = /\.(test|e2e)\.tsx?$|\.md$/;

/** Ends the process with one clear sentence. */
export function refuse(sentence) {
	process.stderr.write(`\nerro: ${sentence}\n`);
	process.exit(1);
}

/** Runs a program to its end and answers its exit code (death by a signal counts as 1). */
export function run(program, args, options = {}) {
	return new Promise((resolve) => {
		const child = spawn(program, args, {
			cwd: ROOT,
			stdio: 'inherit',
			env: environment(),
			...options,
		});
		child.on('error', (error) => {
			process.stderr.write(`${program}: ${error.message}\n`);
			resolve(127);
		});
		child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
	});
}

/** Runs a program without showing what it says; answers its exit code and its words. */
export function runQuietly(program, args, options) {
	let said = '';
	return new Promise((resolve) => {
		const child = spawn(program, args, {
			cwd: ROOT,
			stdio: ['ignore', 'pipe', 'pipe'],
			env: environment(),
			...options,
		});
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (text) => {
				said += text;
			});
		}
		child.on('error', (error) => resolve({ code: 127, said: `${program}: ${error.message}\n` }));
		child.on('close', (code) => resolve({ code: code ?? 1, said }));
	});
}

/**
 * The environment of every program we start: the pinned Node and the installed tools come first.
 */
export function environment(extra = {}) {
	const bin = path.join(ROOT, 'node_modules', '.bin');
	return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/**
 * The environment of the site. Left to itself the C library keeps a pool of memory for each of many
 * threads, and after the first large block it takes all large ones from these pools, between small
 * ones that stay: hashes of passwords (19 MB), pictures, files. With two pools, and blocks from 256
 * KB on given back at once, a process keeps 35 MB less after mixed use; a hash costs 11 ms more of
 * 22. With its compile cache from the first file on Node does not load its compiler of TypeScript
 * (14 MB).
 */
export function siteEnvironment(developing, own = process.env) {
	const { NODE_ENV = developing ? 'development' : 'production' } = own;
	const { MALLOC_ARENA_MAX = '2', MALLOC_MMAP_THRESHOLD_ = '262144' } = own;
	const compiled = developing ? {} : { NODE_COMPILE_CACHE: path.join(ROOT, 'build', '.compiled') };
	return environment({ NODE_ENV, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, ...compiled });
}

/**
 * What Node is told when it runs the site. What requests leave behind is looked through as often as
 * 4 MB have come together; left to itself Node lets it become 64 MB when much goes on at once, and
 * keeps them. How much garbage it lets come together besides depends on the limit of the whole heap,
 * which it takes from the size of the machine: with 4 GB it keeps 70 MB more than with this one,
 * ten times of what is in use.
 */
export const SITE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=768'];

/** Runs npm itself, found through the npm that started us when there is one. */
export function npm(args, options) {
	const script = process.env.npm_execpath;
	if (script?.endsWith('.js')) return run(process.execPath, [script, ...args], options);
	return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
		shell: process.platform === 'win32',
		...options,
	});
}

/**
 * Whether node_modules holds everything that package-lock.json asks for (optional packages of other
 * platforms apart).
 */
export function isInstalled(root = ROOT) {
	const installedLock = path.join(root, 'node_modules', '.package-lock.json');
	if (!existsSync(installedLock)) return false;
	const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
	const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
	return Object.entries(wanted).every(([name, entry]) => {
		if (name === '') return true;
		const present = installed[name];
		return present
			? present.version === entry.version && present.integrity === entry.integrity
			: entry.optional === true;
	});
}

/** Installs from the lock file when the installed packages are missing or another lock file's. */
export async function ensureInstalled() {
	if (isInstalled()) return;
	process.stderr.write('Instalando os pacotes (npm ci)…\n');
	const code = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
	if (code !== 0)
		refuse(
			'a instalação dos pacotes falhou; verifique a conexão com o registro do npm e tente de novo.',
		);
}

/**
 * The Node that runs the product: the one pinned in package.json, else the machine's own if it is
 * new enough.
 */
export function runtime() {
	const platform = process.platform === 'win32' ? 'win' : process.platform;
	const file = process.platform === 'win32' ? 'node.exe' : 'node';
	const pinned = path.join(ROOT, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
	if (existsSync(pinned)) return pinned;
	if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return process.execPath;
	return refuse(
		`é preciso o Node ${LEAST_NODE} ou mais novo; esta máquina tem o ${process.versions.node} ` +
			`e não há Node embutido para ${process.platform}-${process.arch}. Instale-o de https://nodejs.org.`,
	);
}

/** Digest of everything the bundle is built from, names and contents. */
export function sourceDigest(root = ROOT) {
	const hash = createHash('sha256');
	for (const file of [
		...BUILD_SOURCES.flatMap((name) => filesUnder(root, name)),
		...BUILD_CONFIG,
	]) {
		const full = path.join(root, file);
		if (existsSync(full)) hash.update(`${file}\0`).update(readFileSync(full)).update('\0');
	}
	return hash.digest('hex');
}

function filesUnder(root, name) {
	const full = path.join(root, name);
	if (!existsSync(full)) return [];
	if (path.extname(name) !== '') return [name];
	return readdirSync(full, { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) =>
			entry.isDirectory()
				? filesUnder(root, path.join(name, entry.name))
				: [path.join(name, entry.name)],
		)
		.filter((file) => !NOT_BUILT.test(file) || file.startsWith('content'));
}

/** Whether build/ was made from the present sources. */
export function isBuilt(digest = sourceDigest()) {
	const stamp = path.join(ROOT, STAMP);
	return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

/**
 * Builds pages and browser assets; answers the exit code. The stamp is written last, so a broken
 * build stays stale.
 */
export async function build(node) {
	const digest = sourceDigest();
	rmSync(path.join(ROOT, STAMP), { force: true });
	const cli = path.join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
	const { code, said } = await runQuietly(node, [cli, 'build'], {
		env: environment({ NODE_ENV: 'production' }),
	});
	if (code !== 0) process.stderr.write(said);
	if (code === 0) {
		mkdirSync(path.join(ROOT, 'build'), { recursive: true });
		writeFileSync(path.join(ROOT, STAMP), digest);
	}
	return code;
}

/** Builds when stale. */
export async function ensureBuilt(node) {
	if (isBuilt()) return;
	process.stderr.write('Montando as páginas…\n');
	if ((await build(node)) !== 0)
		refuse('a montagem das páginas falhou; as mensagens acima dizem onde.');
}
