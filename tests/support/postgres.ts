import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of our own in a temporary folder, thrown away at the end. */
export type PostgresServer = {
	url: string;
	/**
	 * Ends the whole server without any clean-up, as a crash does; `start` recovers the same data.
	 */
	kill(): Promise<void>;
	start(): Promise<void>;
	stop(): Promise<void>;
};

const START_TIMEOUT_MS = 30_000;
const START_PAUSE_MS = 50;

/**
 * No fsync and little memory: these tests are about our code, not about the server's disk. What it
 * acknowledged still outlives a kill.
 */
const SETTINGS = [
	'fsync=off',
	'full_page_writes=off',
	'shared_buffers=32MB',
	'max_connections=60',
	'listen_addresses=127.0.0.1',
];

type Account = { uid?: number; gid?: number };

/**
 * Makes and starts a server on a free loopback port.
 */
export async function startPostgres(): Promise<PostgresServer> {
	const bin = findPostgresBin();
	const account = serverAccount();
	const folder = await mkdtemp(join(tmpdir(), 'guia-postgres-'));
	if (account.uid !== undefined && account.gid !== undefined)
		await chown(folder, account.uid, account.gid);
	await chmod(folder, 0o700);
	const initArguments = [
		'-D',
		join(folder, 'data'),
		'-U',
		'guia',
		'-A',
		'trust',
		'-E',
		'UTF8',
		'--no-locale',
		'--no-sync',
	];
	execFileSync(join(bin, 'initdb'), initArguments, { ...account, cwd: folder, stdio: 'pipe' });
	const port = await freePort();
	const url = `postgres://guia@127.0.0.1:${port}/postgres`;
	let child: ChildProcess | null = null;
	async function end(signal: NodeJS.Signals): Promise<void> {
		if (child !== null) await endProcess(child, signal);
		child = null;
	}
	async function start(): Promise<void> {
		const settings = [...SETTINGS, `port=${port}`, `unix_socket_directories=${folder}`].flatMap(
			(setting) => ['-c', setting],
		);
		child = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...settings], {
			...account,
			cwd: folder,
			stdio: 'ignore',
		});
		await waitUntilReady(url, child);
	}
	await start();
	// A run that is interrupted does not come to its teardown.
	process.once('exit', () => child?.kill('SIGINT'));
	return {
		url,
		start,
		kill: () => end('SIGQUIT'),
		async stop() {
			await end('SIGINT');
			await rm(folder, { recursive: true, force: true });
		},
	};
}

function findPostgresBin(): string {
	const debian = '/usr/lib/postgresql';
	const versions = existsSync(debian)
		? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
		: [];
	const folders = [
		...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
		...versions.map((version) => join(debian, version, 'bin')),
	];
	const found = folders.find(
		(folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
	);
	if (found !== undefined) return found;
	throw new Error(
		'PostgreSQL was not found: the tests run on both engines. Install the Debian package "postgresql" (apt-get install postgresql).',
	);
}

/**
 * PostgreSQL does not run as root: then as the user of Debian's package, or where the programs came
 * without one, as nobody.
 */
/**
 * Debian's package makes the user `postgres`; other systems have `nobody`, who owns nothing and
 * will do.
 */
export function serverAccount(): Account {
	if (process.getuid?.() !== 0) return {};
	const account = accountOf('postgres') ?? accountOf('nobody');
	if (account !== null) return account;
	throw new Error(
		'PostgreSQL does not run as root and there is neither a user "postgres" nor "nobody": run the tests as another user.',
	);
}

function accountOf(user: string): Account | null {
	try {
		const idOf = (flag: string) =>
			Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
		return { uid: idOf('-u'), gid: idOf('-g') };
	} catch {
		return null;
	}
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
	const deadline = Date.now() + START_TIMEOUT_MS;
	for (;;) {
		const client = new pg.Client({ connectionString: url });
		client.on('error', () => undefined);
		try {
			await client.connect();
			return await client.end();
		} catch (error) {
			if (child.exitCode !== null || Date.now() > deadline)
				throw new Error('PostgreSQL did not start', { cause: error });
		}
		await wait(START_PAUSE_MS);
	}
}

/**
 * SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one; SIGKILL would leave its children
 * answering for a while.
 */
async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = new Promise((resolve) => child.once('exit', resolve));
	child.kill(signal);
	await ended;
}
