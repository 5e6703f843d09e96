import { execFileSync, spawnSync } from 'node:child_process';
import os from 'node:os';

/** What a part needs from the system, and the Debian package that brings it. */
const PACKAGES = {
	nginx: 'nginx-light',
	wrk: 'wrk',
	taskset: 'util-linux',
	chromium: 'chromium',
	openssl: 'openssl',
} as const;
type Tool = keyof typeof PACKAGES;

/**
 * Makes sure that the programs are there: installs missing ones where we may, else says what to
 * install.
 */
export function ensureTools(): void {
	if (process.platform !== 'linux' || os.availableParallelism() < 2)
		throw new Error(
			'npm run bench needs Linux and two cores: one for the server, one for the load.',
		);
	const missing = (Object.keys(PACKAGES) as Tool[]).filter((tool) => !isThere(tool));
	if (missing.length === 0) return;
	const packages = missing.map((tool) => PACKAGES[tool]);
	if (process.getuid?.() === 0 && isThere('apt-get')) {
		process.stderr.write(`Installing ${packages.join(', ')} (apt-get)…\n`);
		const options = {
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			stdio: ['ignore', 'ignore', 'inherit'] as const,
		};
		spawnSync('apt-get', ['update', '-qq'], { ...options, stdio: [...options.stdio] });
		spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
			...options,
			stdio: [...options.stdio],
		});
	}
	const still = missing.filter((tool) => !isThere(tool));
	if (still.length > 0)
		throw new Error(
			`npm run bench needs ${still.join(' and ')}: apt-get install ${still.map((tool) => PACKAGES[tool]).join(' ')}`,
		);
}

function isThere(program: string): boolean {
	if (program === 'chromium' && process.env.CHROMIUM_PATH !== undefined) return true;
	return spawnSync('which', [program]).status === 0;
}

/** First line that a program prints about its version, on whichever stream. */
export function versionOf(program: string, ...args: string[]): string {
	const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
	return (
		`${stdout ?? ''}${stderr ?? ''}`
			.trim()
			.split('\n')[0]
			?.replace(/ Copyright.*| \[epoll\].*/, '') ?? ''
	);
}

/** The commit that is measured; a '+' says that files differ from it. */
export function commitMeasured(): string {
	try {
		const git = (...args: string[]) =>
			execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
		const changed =
			git(
				'status',
				'--porcelain',
				'--',
				'app',
				'bin',
				'core',
				'server',
				'content',
				'package-lock.json',
				'tests/bench',
			) !== '';
		return git('rev-parse', '--short', 'HEAD') + (changed ? '+' : '');
	} catch {
		return 'unknown';
	}
}
