import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

type Diagnostic = { category: string; location: { path: string } };

const BREACHES: Record<string, { rule: string; text: string }> = {
	'core/imports-server.ts': {
		rule: 'noRestrictedImports',
		text: "import { a } from '#server/a.ts';\nexport const b = a;\n",
	},
	'core/imports-node.ts': {
		rule: 'noRestrictedImports',
		text: "import { readFileSync } from 'node:fs';\nexport const b = readFileSync;\n",
	},
	'core/imports-react.ts': {
		rule: 'noRestrictedImports',
		text: "import { useState } from 'react';\nexport const b = useState;\n",
	},
	'core/imports-parent.ts': {
		rule: 'noRestrictedImports',
		text: "import { a } from '../a.ts';\nexport const b = a;\n",
	},
	'core/replaces.test.ts': {
		rule: 'noRestrictedImports',
		text: "import { vi } from 'vitest';\nvi.useFakeTimers();\n",
	},
	'core/asks-the-time.ts': {
		rule: 'noJsRestrictedProperties',
		text: 'export const a = () => Date.now();\n',
	},
	'core/throws-dice.ts': {
		rule: 'noJsRestrictedProperties',
		text: 'export const a = () => Math.random();\n',
	},
	'core/makes-a-date.ts': { rule: 'plugin', text: 'export const a = () => new Date();\n' },
	'core/reads-environment.ts': {
		rule: 'noProcessEnv',
		text: 'export const a = process.env.PORT;\n',
	},
	'core/any.ts': { rule: 'noExplicitAny', text: 'export const a: any = 1;\n' },
	'core/default-export.ts': { rule: 'noDefaultExport', text: 'export default 1;\n' },
	'core/barrel.ts': { rule: 'noBarrelFile', text: "export { a } from './any.ts';\n" },
	'core/WrongName.ts': { rule: 'useFilenamingConvention', text: 'export const a = 1;\n' },
	'core/long-file.ts': {
		rule: 'noExcessiveLinesPerFile',
		text: 'export const a = [\n'.concat('\t1,\n'.repeat(300), '];\n'),
	},
	'core/long-function.ts': {
		rule: 'noExcessiveLinesPerFunction',
		text: 'export function a(b: () => void) {\n'.concat('\tb();\n'.repeat(81), '}\n'),
	},
	'core/many-parameters.ts': {
		rule: 'useMaxParams',
		text: 'export const a = (b: 1, c: 1, d: 1, e: 1, f: 1) => [b, c, d, e, f];\n',
	},
	'server/imports-app.ts': {
		rule: 'noRestrictedImports',
		text: "import { a } from '#app/a.ts';\nexport const b = a;\n",
	},
	'server/imports-react.ts': {
		rule: 'noRestrictedImports',
		text: "import { useState } from 'react';\nexport const b = useState;\n",
	},
	'app/imports-server-value.tsx': {
		rule: 'plugin',
		text: "import { a } from '#server/a.ts';\n\nexport const b = a;\n",
	},
	'app/loads-server.tsx': {
		rule: 'plugin',
		text: "export const b = () => import('#server/a.ts');\n",
	},
	'bin/imports-app.ts': {
		rule: 'noRestrictedImports',
		text: "import { a } from '#app/a.ts';\n\na();\n",
	},
};

const ACCEPTED: Record<string, string> = {
	'core/pure.ts':
		"import type { A } from '#core/a.ts';\n\nexport const at = (now: number, a: A) => new Date(now + a.length);\n",
	'server/config/env.ts': 'export const port = process.env.PORT;\n',
	'server/http/render/render-thread.ts': "import { a } from '#app/a.ts';\n\na();\n",
	'app/type-only.tsx': "import type { A } from '#server/a.ts';\n\nexport const b = (a: A) => a;\n",
	'app/day.route.tsx':
		"import { a } from '#server/a.ts';\n\nexport const loader = () => a;\n\nexport default function Day() {\n\treturn null;\n}\n",
};

/**
 * Lints a small tree, made elsewhere, with this project's own configuration; answers 'path rule' of
 * each finding.
 */
async function lint(files: Record<string, string>): Promise<string[]> {
	const root = await mkdtemp(path.join(os.tmpdir(), 'guia-lint-'));
	try {
		await cp('biome.json', path.join(root, 'biome.json'));
		await cp('scripts/lint', path.join(root, 'scripts/lint'), { recursive: true });
		for (const [name, text] of Object.entries(files)) {
			await mkdir(path.dirname(path.join(root, name)), { recursive: true });
			await writeFile(path.join(root, name), text);
		}
		const args = [
			'lint',
			'--vcs-enabled=false',
			'--reporter=json',
			'--max-diagnostics=none',
			...Object.keys(files),
		];
		const report = await output(path.resolve('node_modules/.bin/biome'), args, root);
		const { diagnostics } = JSON.parse(report) as { diagnostics: Diagnostic[] };
		return diagnostics.map(
			({ category, location }) => `${location.path} ${category.split('/').at(-1)}`,
		);
	} finally {
		await rm(root, { recursive: true, force: true });
	}
}

function output(program: string, args: string[], cwd: string): Promise<string> {
	// A linter that finds something exits with 1: its report is what counts.
	return new Promise((resolve) =>
		execFile(program, args, { cwd, maxBuffer: 1 << 26 }, (_error, stdout) => resolve(stdout)),
	);
}

test('the linter refuses each planted breach by the rule meant for it', async () => {
	const found = await lint(
		Object.fromEntries(Object.entries(BREACHES).map(([name, { text }]) => [name, text])),
	);
	const expected = Object.entries(BREACHES).map(([name, { rule }]) => `${name} ${rule}`);
	expect(expected.filter((line) => !found.includes(line))).toEqual([]);
});

test('the linter accepts what the rooms allow', async () => {
	expect(await lint(ACCEPTED)).toEqual([]);
});
