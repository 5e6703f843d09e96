import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { panelPaths } from '#core/site/paths/panel.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { listDesk } from '#server/games/desk/list-desk.ts';
import { ensureArchive } from '#tests/bench/support/archive.ts';
import {
	atMost,
	type BenchOptions,
	type PartReport,
	SERVER_CORE,
} from '#tests/bench/support/part.ts';
import { startSite } from '#tests/bench/support/site.ts';
import { short, spread } from '#tests/bench/support/statistics.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { fillSignIn, panelReady } from '#tests/support/sign-in-page.ts';
import { openVisit } from '#tests/support/visit.ts';

const LAST_DAY = '2026-12-31';
/** An editorial moment within the archive. */
const NOW = Date.parse('2026-06-01T15:00:00Z');
const ADMIN = { email: 'bench@guia.example', password: 'grama molhada do banco 1958' };
const MOST_LIST_MS = 100;
const MOST_KEY_MS = 50;
const ARROWS = 60;

/**
 * What the desk is asked for: its orders, its searches and its views, each over the whole archive
 * where nothing else is said.
 */
const QUERIES: Readonly<Record<string, string>> = {
	'from today on': '',
	everything: 'de=sempre',
	'by competition': 'de=sempre&ordem=campeonato',
	'last changed first': 'de=sempre&ordem=-mudanca',
	'a team by its name': 'de=sempre&busca=flamengo',
	'a channel': 'de=sempre&canal=globo',
	'without a channel': 'de=sempre&qualidade=sem-canal',
	'not checked': 'de=sempre&qualidade=sem-conferir',
	conflicts: 'de=sempre&qualidade=conflito',
	'nothing found': 'de=sempre&publicacao=draft',
};

type Times = { p50: number; p99: number; max: number };

/**
 * The desk of games over a hundred thousand of them: what its list costs the server, and how its
 * table answers to keys.
 */
export async function measureTable(options: BenchOptions): Promise<PartReport> {
	const games = options.quick ? 5_000 : 100_000;
	const archive = await ensureArchive(options.folder, { games, lastDay: LAST_DAY });
	const lists = await measureLists(archive, options);
	const table = await measureKeys(archive, options);
	const slowest = Math.max(...Object.values(lists).map(({ page }) => page.p50));
	return {
		title: `Managing ${games.toLocaleString('en-US')} games`,
		conditions: [
			'SQLite; one page of 100 rows with names and everything that the checks notice of each; "counted" = the first page of a filter, which also says how many there are.',
			`Keys: Chromium at 1280 × 900 px on the list of the whole archive, ${ARROWS} times "next game" (pages are loaded on the way) and "select"; from the key to the frame after it.`,
		],
		tables: [
			{
				head: ['list', 'page p50 ms', 'max', 'counted p50 ms', 'max'],
				rows: Object.entries(lists).map(([name, { page, counted }]) => [
					name,
					...[page.p50, page.max, counted.p50, counted.max].map(short),
				]),
			},
			{
				head: ['table', 'p50 ms', 'p99', 'max'],
				rows: Object.entries(table).map(([name, times]) => [
					name,
					...[times.p50, times.p99, times.max].map(short),
				]),
			},
		],
		verdicts: [
			atMost('slowest page of the desk, p50', slowest, { limit: MOST_LIST_MS, unit: 'ms' }),
			atMost('next game by key, p99', table.next.p99, { limit: MOST_KEY_MS, unit: 'ms' }),
		],
		data: { games, lists, table },
	};
}

async function measureLists(
	dataDir: string,
	{ quick }: BenchOptions,
): Promise<Record<string, { page: Times; counted: Times }>> {
	await using db = await openDatabase({ dataDir, databaseUrl: null, readOnly: true });
	const data = createGuideData(db);
	const time = async (query: string, count: '0' | '1') => {
		const times: number[] = [];
		for (let round = 0; round < (quick ? 3 : 30); round++) {
			const start = performance.now();
			await listDesk(
				{ db: db.kysely, data, now: NOW },
				{ ...Object.fromEntries(new URLSearchParams(query)), limit: 100, count },
			);
			times.push(performance.now() - start);
		}
		// The first one warms the cache of the database.
		return spread(times.slice(1));
	};
	const lists: Record<string, { page: Times; counted: Times }> = {};
	for (const [name, query] of Object.entries(QUERIES))
		lists[name] = { page: await time(query, '0'), counted: await time(query, '1') };
	return lists;
}

async function measureKeys(
	archive: string,
	options: BenchOptions,
): Promise<Record<'next' | 'select', Times>> {
	const dataDir = path.join(options.folder, 'table');
	await rm(dataDir, { recursive: true, force: true });
	await cp(archive, dataDir, { recursive: true });
	const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
	const site = await startSite({
		folder: options.folder,
		name: 'table',
		core: SERVER_CORE,
		dataDir,
		env,
	});
	try {
		await using browser = await launchBrowser();
		await using reader = await openVisit(browser, site.url);
		const { page } = reader;
		await page.goto(`${panelPaths.games}?de=sempre`);
		await fillSignIn(page, ADMIN);
		await page.waitForURL(`**${panelPaths.games}?de=sempre`);
		await panelReady(page);
		await page.getByRole('row').nth(2).waitFor();
		await page.locator('.gd-row[tabindex="0"]').focus();
		await page.evaluate(watchKeys);
		return { next: await press(page, 'j'), select: await press(page, 'x') };
	} finally {
		await site.stop();
		await rm(dataDir, { recursive: true, force: true });
	}
}

async function press(page: Page, key: string): Promise<Times> {
	const times: number[] = [];
	for (let count = 0; count < ARROWS; count++) {
		await page.keyboard.press(key);
		times.push(await page.evaluate(lastKey));
	}
	return spread(times);
}

/** Runs in the page: notes for each key when the frame after it is on the screen. */
function watchKeys(): void {
	const kept = window as unknown as { keyTime?: Promise<number> };
	document.addEventListener(
		'keydown',
		({ timeStamp }) => {
			kept.keyTime = new Promise((resolve) =>
				requestAnimationFrame(() =>
					requestAnimationFrame(() => resolve(performance.now() - timeStamp)),
				),
			);
		},
		{ capture: true },
	);
}

function lastKey(): Promise<number> {
	return (
		(window as unknown as { keyTime?: Promise<number> }).keyTime ?? Promise.resolve(Number.NaN)
	);
}
