import { expect, test } from 'vitest';
import { filesOfFile, filesOfPage } from './page-files.ts';

test('a page names its style, letters and scripts, each once', () => {
	const html = `<link rel="stylesheet" href="/assets/app-BCq7OG4W.css"/><script type="module">const m=["/assets/guide-x_-1.js","/assets/guide-x_-1.js"];
		await import("/assets/manifest-ef12db16.js");</script><img src="/files/i/abc/320.webp">`;
	expect(filesOfPage(html)).toEqual([
		'/assets/app-BCq7OG4W.css',
		'/assets/guide-x_-1.js',
		'/assets/manifest-ef12db16.js',
	]);
});

test('a script names what it imports, at once or on demand; a style its letters; the list of routes nothing', () => {
	const script =
		'import{a}from"./framework-1.js";const b=()=>import(`./filters-2.js`);fetch("/api/v1/x");';
	expect(filesOfFile('/assets/guide-1.js', script)).toEqual([
		'/assets/framework-1.js',
		'/assets/filters-2.js',
	]);
	expect(filesOfFile('/assets/app-1.css', 'src:url(/assets/archivo-j.woff2)')).toEqual([
		'/assets/archivo-j.woff2',
	]);
	expect(
		filesOfFile('/assets/manifest-1.js', '"/assets/admin.route-1.js" import("./x.js")'),
	).toEqual([]);
	expect(filesOfFile('/assets/archivo-j.woff2', '"./x.js"')).toEqual([]);
});
