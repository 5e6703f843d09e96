// npm run pack: the site as a package of its own, built and in JavaScript, for `npx` and the image.
// With a folder it only lays the files there.
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { layPackage } from './lay-package.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TARGET = path.join(ROOT, 'build', 'package');
const [folder] = process.argv.slice(2);

if (folder === undefined) pack();
else layPackage(folder);

function pack(): void {
	layPackage(TARGET);
	// What is installed is what was tested: the versions of our lock file, and no others.
	cpSync(path.join(ROOT, 'package-lock.json'), path.join(TARGET, 'package-lock.json'));
	npm('install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
	npm('shrinkwrap');
	const [packed] = JSON.parse(
		npm('pack', '--json', '--pack-destination', path.join(ROOT, 'build')),
	);
	process.stdout.write(`build/${packed.filename}\n`);
}

function npm(...args: readonly string[]): string {
	return execFileSync('npm', args, {
		...{ cwd: TARGET, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
	});
}
