import { expect, test } from 'vitest';
import { leaner } from './vite-lean-manifest.ts';

test('A17 the list of routes keeps addresses and modules, not what these import', () => {
	const manifest =
		'window.__reactRouterManifest={"routes":{"root":{"hasLoader":false,"hasAction":true,"module":"/assets/root.js","imports":["/assets/a.js","/assets/b.js"],"css":["/a.css"]}}};';
	expect(leaner(manifest)).toBe(
		'window.__reactRouterManifest={"routes":{"root":{"hasAction":true,"module":"/assets/root.js","imports":[],"css":["/a.css"]}}};',
	);
});

test('a list of routes of another shape stops the build', () => {
	expect(() => leaner('window.__reactRouterManifest={"routes":{"root":{}}};')).toThrow(
		'see scripts/vite-lean-manifest.ts',
	);
});
