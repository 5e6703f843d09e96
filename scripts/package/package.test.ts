import { expect, test } from 'vitest';
import { packagesIn } from './needs.ts';
import { toJavaScript } from './to-javascript.ts';

test('types go, and our own modules are named as JavaScript', () => {
	const code = toJavaScript(
		"import { type A, b } from './b.ts';\nimport type { C } from '#core/c.ts';\nconst file = new URL('../x/y-thread.ts', import.meta.url);\nexport const d: A = await import('#core/d.ts');\nconst word = 'a.ts';",
	);
	expect(code.replaceAll(/ +/g, ' ')).toBe(
		"import { b } from './b.js';\n \nconst file = new URL('../x/y-thread.js', import.meta.url);\nexport const d = await import('#core/d.js');\nconst word = 'a.ts';",
	);
});

test('a package is needed where a module names it, not where a comment or a sentence does', () => {
	const packages = ['@f/one', '@f/two', 'hono', 'hono-x', 'kysely', 'pg', 'react', 'sharp'];
	const code = [
		"import { Hono } from 'hono/tiny';",
		'export { sql } from "kysely";',
		"import 'pg';",
		"const sharp = await import('sharp');",
		`require.resolve(\`@f/$\{family}/files/x.woff\`);`,
		"// import { useState } from 'react';",
		"/** from 'react' */",
		"const text = 'react is from elsewhere';",
	].join('\n');
	expect(packagesIn(code, packages)).toEqual(['@f/one', '@f/two', 'hono', 'kysely', 'pg', 'sharp']);
});
