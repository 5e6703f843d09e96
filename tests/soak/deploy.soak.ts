import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { copyTree } from '#tests/support/development-tree.ts';
import { keptHour, openOfflineReader, visitAndKeep } from '#tests/support/offline-reader.ts';
import { hydrated } from '#tests/support/visit.ts';
import { startWeb, type WebProcess } from '#tests/support/web-process.ts';

const TODAY = '/jogos-de-hoje';
/** A process puts its files on the shelf a minute after its start. */
const SHELF_MS = 180_000;

/** The build of this tree with the sources beside it, as a server of its own. */
async function copyBuild(root: string): Promise<string[]> {
	await copyTree(root);
	await cp('build', join(root, 'build'), { recursive: true });
	return scriptsOf(root);
}

const scriptsOf = async (root: string) =>
	(await readdir(join(root, 'build/client/assets'))).filter((name) => name.endsWith('.js'));

/**
 * Makes of a copy what a deploy brings: each script under another name, in all that names it, and
 * another id of the build.
 */
async function renameBuild(root: string): Promise<string[]> {
	const scripts = await scriptsOf(root);
	const digests = [...new Set(scripts.flatMap((name) => /-([\w-]{7})\.js$/.exec(name)?.[1] ?? []))];
	const rename = (text: string) =>
		digests.reduce((all, digest) => all.replaceAll(digest, [...digest].reverse().join('')), text);
	for (const entry of await readdir(join(root, 'build'), {
		recursive: true,
		withFileTypes: true,
	})) {
		const file = join(entry.parentPath, entry.name);
		if (entry.isFile() && /\.(gz|br)$/.test(file)) await rm(file);
		else if (entry.isFile() && /\.js$/.test(file)) {
			const text = rename(await readFile(file, 'utf8'));
			await rm(file);
			await writeFile(join(entry.parentPath, rename(entry.name)), text);
		}
	}
	return scriptsOf(root);
}

const buildOf = async ({ url }: WebProcess) =>
	(await fetch(url + TODAY)).headers.get('x-guia-build');
const workerAwaits = (page: Page) =>
	page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);

test('two builds in turn: an open page still loads its files, and the new worker takes over at the next navigation', async () => {
	await using folder = await temporaryFolder();
	const [former, next, dataDir] = ['former', 'next', 'data'].map((name) =>
		join(folder.path, name),
	) as [string, string, string];
	const formerFiles = await copyBuild(former);
	await copyBuild(next);
	const nextFiles = await renameBuild(next);
	const gone = formerFiles.filter((name) => !nextFiles.includes(name));
	const start = (root: string) =>
		startWeb({ DATA_DIR: dataDir, GUIA_DEMO: 'on' }, '', join(root, 'bin/web.ts'));

	await using browser = await launchBrowser();
	const first = await start(former);
	await using reader = await openOfflineReader(browser, first.url);
	const { page, line } = reader;
	await visitAndKeep(page, TODAY, TODAY, '/sem-conexao');
	const onShelf = () => readdir(join(dataDir, 'former-assets')).catch(() => []);
	await expect
		.poll(async () => (await onShelf()).length, { timeout: SHELF_MS })
		.toBeGreaterThanOrEqual(formerFiles.length);
	const formerBuild = await buildOf(first);
	await first[Symbol.asyncDispose]();

	await using second = await start(next);
	line.target = second.url;
	expect(await buildOf(second)).not.toBe(formerBuild);
	for (const name of gone)
		expect([name, (await fetch(`${second.url}/assets/${name}`)).status]).toEqual([name, 200]);

	// Without what the worker and the browser keep of them, the files that the open page asks for
	// first now come from the shelf.
	await page.evaluate(
		async (store) => void (await caches.delete(store)),
		`guia-files-${formerBuild}`,
	);
	await (await reader.context.newCDPSession(page)).send('Network.clearBrowserCache');
	line.asked.length = 0;
	await page
		.getByRole('main')
		.getByRole('link', { name: /^Filtros/ })
		.click();
	await page.getByRole('dialog', { name: 'Filtrar jogos' }).waitFor();
	const asked = line.asked.flatMap((path) =>
		path.startsWith('/assets/') ? [path.slice('/assets/'.length)] : [],
	);
	expect(asked.filter((name) => gone.includes(name))).not.toEqual([]);

	await page.addInitScript(() => {
		navigator.serviceWorker.addEventListener('controllerchange', () =>
			Object.assign(window, { hasNewWorker: true }),
		);
	});
	await page.goto('/times');
	await hydrated(page);
	await expect
		.poll(() => page.evaluate(() => 'hasNewWorker' in window), { timeout: 30_000 })
		.toBe(true);
	expect(await workerAwaits(page)).toBe(undefined);
	const stores = () =>
		page.evaluate(async () =>
			(await caches.keys()).filter((name) => name.startsWith('guia-files-')),
		);
	await expect.poll(stores, { timeout: 30_000 }).toContain(`guia-files-${await buildOf(second)}`);
	await page.goto(TODAY);
	expect(await keptHour(page)).toBe(null);
	expect(reader.problems).toEqual([]);
});
