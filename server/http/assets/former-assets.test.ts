import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDiskShelf } from './asset-shelf.ts';
import { createFormerAssets, FORMER_MS } from './former-assets.ts';

const log = pino({ enabled: false });
const DAY_MS = 24 * 60 * 60_000;

/** An installation and the folders of two of its builds. */
async function openBuilds() {
	const root = await mkdtemp(join(tmpdir(), 'guia-former-'));
	onTestFinished(() => rm(root, { recursive: true }));
	const builds = { first: join(root, 'first'), second: join(root, 'second') };
	for (const [build, folder] of Object.entries(builds)) {
		await mkdir(folder);
		await writeFile(join(folder, `guide-${build}.js`), `export default '${build}';`);
		await writeFile(join(folder, 'shared-1234.js'), 'export default 1;');
		await writeFile(join(folder, 'shared-1234.js.br'), 'packed');
	}
	let now = Date.now();
	const parts = { shelf: createDiskShelf(root), common: [], log, now: () => now };
	const open = () => createFormerAssets(parts);
	return { root, builds, open, wait: (ms: number) => (now += ms) };
}

test('a file of the build before is answered, with the headers of a file that never changes', async () => {
	const { builds, open } = await openBuilds();
	await open().keep(builds.first);
	const second = open();
	await second.keep(builds.second);
	const asset = await second.find('/assets/guide-first.js');
	expect(asset?.plain.body.toString()).toBe("export default 'first';");
	const never = ['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'];
	expect(asset?.plain.headers).toEqual(expect.arrayContaining(never));
	expect(asset?.gzip?.headers).toEqual(expect.arrayContaining(['content-encoding', 'gzip']));
});

test('invented names find nothing, and none leaves the folder', async () => {
	const { root, builds, open } = await openBuilds();
	await writeFile(join(root, 'guia.key'), 'secret');
	const assets = open();
	await assets.keep(builds.first);
	for (const path of [
		'/assets/guide-none.js',
		'/assets/..%2Fguia.key',
		'/assets/../guia.key',
		'/assets/',
		'/assets/.hidden',
		'/assets/shared-1234.js.br',
	])
		expect(await assets.find(path)).toBe(null);
});

test('what another process puts there is found half a minute later', async () => {
	const { builds, open, wait } = await openBuilds();
	const [asked, other] = [open(), open()];
	expect(await asked.find('/assets/guide-second.js')).toBe(null);
	await other.keep(builds.second);
	wait(31_000);
	expect(await asked.find('/assets/guide-second.js')).not.toBe(null);
});

test('after seven days without its build a file goes; what the present build has stays however old', async () => {
	const { root, builds, open, wait } = await openBuilds();
	await open().keep(builds.first);
	wait(FORMER_MS - DAY_MS);
	await open().keep(builds.second);
	expect(await open().find('/assets/guide-first.js')).not.toBe(null);
	wait(2 * DAY_MS);
	// The store stamps what it takes with its own clock.
	const long = new Date(Date.now() - 30 * DAY_MS);
	await utimes(join(root, 'former-assets', 'shared-1234.js'), long, long);
	const later = open();
	await later.keep(builds.second);
	expect(await later.find('/assets/guide-first.js')).toBe(null);
	expect(await later.find('/assets/shared-1234.js')).not.toBe(null);
});

test('a stopped pass finishes its current file, starts no other, and reports its end', async () => {
	const { root, builds } = await openBuilds();
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
	const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const put: string[] = [];
	const shelf = {
		...createDiskShelf(root),
		put: async (name: string) => {
			begun.resolve();
			await release.promise;
			put.push(name);
		},
	};
	const stop = new AbortController();
	const assets = createFormerAssets({ shelf, common: [], log });
	const keeping = assets.start(builds.first, stop.signal);
	vi.advanceTimersByTime(60_000);
	await begun.promise;
	stop.abort();
	release.resolve();
	await keeping.ended();
	expect(put.length).toBe(1);
	expect(vi.getTimerCount()).toBe(0);
});
