import { expect, test } from 'vitest';
import { startScriptsLate } from './late-scripts.server.ts';

const HEAD =
	'<link rel="modulepreload" href="/manifest.js"/><link rel="modulepreload" nonce="N" href="/entry.js"/><link rel="stylesheet" href="/a.css"/>';
const SCRIPT =
	'import "/manifest.js";\nimport * as route0 from "/root.js";\n  window.modules = {"root":route0};\n\nimport("/entry.js");';
const page = (head: string, script: string) =>
	`<html><head>${head}</head><body><p>&lt;link rel="modulepreload" href="/x.js"</p><script nonce="N" type="module" async="">${script}</script></body></html>`;

test('A17 no script is fetched before the page stands: its links go, its imports wait for the first paint, the entry comes last', () => {
	const late = startScriptsLate(page(HEAD, SCRIPT), 'painted').join('');
	expect(late).not.toContain('<link rel="modulepreload"');
	expect(late).toContain('<link rel="stylesheet" href="/a.css"/></head>');
	expect(late).not.toMatch(/^import [*"]/m);
	const places = [
		'requestAnimationFrame',
		'import(address)',
		'const route0=await import("/root.js");',
		'window.modules',
		'import("/entry.js");',
	];
	expect(places.map((part) => late.indexOf(part))).toEqual(
		places.map((part) => late.indexOf(part)).toSorted((a, b) => a - b),
	);
	expect(late).toContain('["/manifest.js"].map');
});

test('what a page says about links and scripts stays as it was written', () => {
	expect(startScriptsLate(page(HEAD, SCRIPT), 'painted').join('')).toContain(
		'<p>&lt;link rel="modulepreload" href="/x.js"</p>',
	);
});

test('a page without scripts of the router is left alone', () => {
	const plain = '<html><head></head><body><script nonce="N">go()</script></body></html>';
	expect(startScriptsLate(plain, 'used').join('')).toBe(plain);
});

test('a page fetches ahead what its frame is made of, and its own code at the first sign of its reader', () => {
	const links = ['/manifest.js', '/entry.js', '/root.js', '/page.js', '/part.js'].map(
		(to) => `<link rel="modulepreload" href="${to}"/>`,
	);
	const script = `import "/manifest.js";\nimport * as route0 from "/root.js";\nimport * as route1 from "/page.js";\n\nimport("/entry.js");`;
	const late = startScriptsLate(page(links.join(''), script), 'used').join('');
	expect(late).toContain('const modules=["/manifest.js","/entry.js","/root.js"];');
	expect(late).toContain('["/manifest.js","/root.js","/page.js","/part.js"].map');
});

test('A17 a page that is only read fetches its modules and runs none of them before the first sign of its reader', () => {
	const late = startScriptsLate(page(HEAD, SCRIPT), 'used').join('');
	const places = [
		'"pointermove"',
		'requestAnimationFrame',
		'fetch(module',
		'await used',
		'import(address)',
		'import("/entry.js");',
	];
	expect(places.map((part) => late.indexOf(part))).toEqual(
		places.map((part) => late.indexOf(part)).toSorted((a, b) => a - b),
	);
	expect(late.indexOf('"pointermove"')).toBeGreaterThan(0);
	expect(late).toContain('["/manifest.js","/entry.js"]');
});
