import { expect, test } from 'vitest';
import { castsIn } from './casts.ts';
import { circlesOf } from './circles.ts';
import { bannedIn } from './comments.ts';
import { unusedExports } from './exports.ts';
import { foldersOf } from './folders.ts';
import { imports } from './imports.ts';
import { readSource } from './sources.ts';
import { wideLines } from './width.ts';

const sourcesOf = (texts: Record<string, string>) =>
	Object.entries(texts).map(([path, text]) => readSource(path, text));

test('an export counts as used when another file imports it, whole, late or as a type', () => {
	const unused = unusedExports(
		sourcesOf({
			'core/a.ts':
				'export const used = 1, own = 2; export type Shape = {}; export const tested = 3; export const late = own;',
			'core/b.ts': "import { used } from './a.ts'; export const whole = used;",
			'server/c.ts':
				"import type { Shape } from '#core/a.ts'; const { late } = await import('#core/a.ts'); export default late as Shape;",
			'bin/d.ts': "import * as b from '#core/b.ts'; import c from '#server/c.ts'; b.whole(c);",
			'core/a.test.ts': "import { tested, used } from './a.ts';",
			'app/site/day.route.tsx': 'export const loader = 1; export const helper = 2;',
		}),
	);
	expect(unused).toEqual([
		{ at: 'core/a.ts:1 own', isTested: false },
		{ at: 'core/a.ts:1 tested', isTested: true },
		{ at: 'app/site/day.route.tsx:1 helper', isTested: false },
	]);
});

test('a circle is a group of files that import each other', () => {
	const graph = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] };
	expect(circlesOf(new Map(Object.entries(graph))).map((group) => group.toSorted())).toEqual([
		['a', 'b', 'c'],
		['d', 'e'],
	]);
});

test('a cast is an assertion of a type, not `as const` and not a renamed import', () => {
	const text =
		"import { a as b } from './a.ts'; const c = b as unknown as C; const d = [1] as const; // as such";
	expect(castsIn(readSource('core/x.ts', text))).toBe(2);
});

test('a noun lies in the folder of its name, and in each other folder with a file of its name', () => {
	const files = [
		...[
			'core/bots/bot.ts',
			'server/bots/runs/run.ts',
			'server/bots/runs/old/run.ts',
			'core/copy/bots.ts',
		],
		...[
			'server/jobs/ensure-bots.ts',
			'server/wire/robots.ts',
			'server/db/migrations/0016_bots.ts',
			'server/jobs/bot-runs.ts',
		],
	];
	expect(foldersOf('bots', files)).toEqual([
		'core/bots',
		'core/copy',
		'server/bots',
		'server/jobs',
	]);
});

test('a wide line is excused only when one text is most of it', () => {
	const long = 'x'.repeat(90);
	const text = [
		`const a = '${long}';`,
		`call('${long.slice(0, 45)}', other, '${long.slice(0, 45)}');`,
		`// ${long}${long}`,
		`\tf('${long}');`,
	];
	const lines = wideLines(readSource('core/x.ts', text.join('\n')));
	expect(lines.map(({ columns, isOneText }) => [columns, isOneText])).toEqual([
		[103, true],
		[110, false],
		[183, false],
	]);
});

test('only other nouns of core are counted that import the readers', () => {
	const text = "import '#core/importing/table.ts'; import '#core/importing/json.ts';";
	const [row] = imports(
		sourcesOf({
			'core/games/a.ts': text,
			'core/importing/b.ts': text,
			'core/games/a.test.ts': text,
			'server/a.ts': text,
		}),
	);
	expect(row?.now).toBe('1 files');
});

test('the constructions of the review are found, over lines too; plain English is left alone', () => {
	const banned = [
		...[
			'what stands in a row',
			'where the desk is told of it',
			'A key tells lines\n * apart of which nobody knows',
			'for whoever asks',
		],
		...[
			'a game that is none',
			'drawn\n * anew',
			'read all the same',
			'follows by itself',
			'a dear query',
			'a record of which two are kept',
		],
	];
	expect(banned.filter((text) => bannedIn(text) === null)).toEqual([]);
	const plain = [
		...[
			'UF stands for state',
			'a long-standing stand-in',
			'the address as it stands',
			'tells namesakes apart',
			'we cannot tell',
		],
		...[
			'tells the worker to stop',
			'null when there is none',
			'games, most of which are over',
			'the same for all',
			'outstanding',
		],
	];
	expect(plain.filter((text) => bannedIn(text) !== null)).toEqual([]);
});

test('a style sheet is read for its comments, a script for comments with their lines', () => {
	expect(readSource('app/a.css', 'a{}\n/* one */').comments).toEqual([{ text: ' one ', line: 2 }]);
	expect(readSource('core/a.ts', "const a = '// text';\n// two").comments).toEqual([
		{ text: ' two', line: 2 },
	]);
});
