import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import { serverOnly } from './vite-server-only.ts';

// Real builds on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

type Files = Record<string, string>;

const SECRET = 'the-secret-of-the-server';
const BASE: Files = {
	'package.json': JSON.stringify({
		type: 'module',
		imports: { '#server/*': './server/*', '#app/*': './app/*' },
	}),
	'server/secret.ts': `export type Secret = string;\nexport const secret: Secret = '${SECRET}';\n`,
};

async function plant(files: Files) {
	const root = await mkdtemp(path.join(os.tmpdir(), 'guia-vite-'));
	for (const [name, text] of Object.entries({ ...BASE, ...files })) {
		await mkdir(path.dirname(path.join(root, name)), { recursive: true });
		await writeFile(path.join(root, name), text);
	}
	return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

function configOf(root: string): InlineConfig {
	const input = path.join(root, 'app/main.ts');
	return {
		root,
		configFile: false,
		logLevel: 'silent',
		plugins: [serverOnly()],
		build: { write: false, rolldownOptions: { input } },
	};
}

async function buildClient(root: string): Promise<string> {
	const result = await build(configOf(root));
	return JSON.stringify(result);
}

const BREACHES: [string, Files][] = [
	[
		'a value of server/',
		{ 'app/main.ts': "import { secret } from '#server/secret.ts';\nconsole.log(secret);\n" },
	],
	[
		'server/ by a relative path',
		{ 'app/main.ts': "import { secret } from '../server/secret.ts';\nconsole.log(secret);\n" },
	],
	[
		'server/ loaded lazily',
		{ 'app/main.ts': "import('#server/secret.ts').then((m) => console.log(m.secret));\n" },
	],
	[
		'server/ behind another module',
		{
			'app/main.ts': "import './card.ts';\n",
			'app/card.ts': "import { secret } from '#server/secret.ts';\nconsole.log(secret);\n",
		},
	],
	[
		'a Node builtin',
		{
			'app/main.ts':
				"import { readFileSync } from 'node:fs';\nconsole.log(readFileSync('/etc/hosts'));\n",
		},
	],
];

for (const [name, files] of BREACHES) {
	test(`the build refuses ${name} in the browser's code`, async () => {
		await using tree = await plant(files);
		await expect(buildClient(tree.root)).rejects.toThrow(/would reach the browser through .*app\//);
	});
}

test('the build lets a type of server/ pass and no byte of its module follows', async () => {
	await using tree = await plant({
		'app/main.ts':
			"import type { Secret } from '#server/secret.ts';\nexport const name: Secret = 'fan';\nconsole.log(name);\n",
	});
	const output = await buildClient(tree.root);
	expect(output).toContain('fan');
	expect(output).not.toContain(SECRET);
});

test("the development server refuses server/ in the browser's code and serves it to loaders", async () => {
	await using tree = await plant({
		'app/main.ts': "import { secret } from '#server/secret.ts';\nexport const shown = secret;\n",
	});
	const server = await createServer({
		...configOf(tree.root),
		server: { middlewareMode: true, ws: false, watch: null },
		appType: 'custom',
	});
	try {
		await expect(server.environments.client.transformRequest('/app/main.ts')).rejects.toThrow(
			/would reach the browser/,
		);
		expect(await server.ssrLoadModule('/app/main.ts')).toMatchObject({ shown: SECRET });
	} finally {
		await server.close();
	}
});
