import { expect, test } from 'vitest';
import { dayOf } from '#core/site/dates.ts';
import { findingsEverywhere, shorten } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { fillOwnGuide } from '#tests/support/crawl/own-guide.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { kindsOfPage } from '#tests/support/page-kinds.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { openVisit, visit } from '#tests/support/visit.ts';
import { startWeb } from '#tests/support/web-process.ts';

/** The narrowest screen that WCAG asks for, and those that the pages were drawn for. */
const WIDTHS = [320, 360, 768, 1280];
/** The hour of the fixtures. */
const IMPORTED_AT = Date.parse('2026-11-21T15:00:00-03:00');

/** What axe finds on each kind of page, dark and light, at each width. */
async function judge(origin: string, day: string): Promise<string[]> {
	await using browser = await launchBrowser();
	const found: string[] = [];
	for (const path of await kindsOfPage(origin, day)) {
		await using reader = await openVisit(browser, origin, { reducedMotion: 'reduce' });
		await visit(reader.page, path);
		await shorten(reader.page);
		found.push(
			...(await findingsEverywhere(reader.page, WIDTHS)).map((finding) => `${path} ${finding}`),
		);
	}
	return found;
}

test('A01 axe finds nothing on any kind of page of the demonstration, dark and light, from 320 to 1280 px', async () => {
	await using web = await startWeb({ GUIA_DEMO: 'on', NODE_ENV: 'production' });
	expect(await judge(web.url, dayOf(Date.now()))).toEqual([]);
});

test('A01 axe finds nothing on any kind of page of imported games, dark and light, from 320 to 1280 px', async () => {
	await using folder = await temporaryFolder();
	const config = { clockOffsetMs: IMPORTED_AT - Date.now() };
	await using site = await startTestServer({
		address: { dataDir: folder.path, databaseUrl: null },
		config,
	});
	await fillOwnGuide(await signInAs(site, 'administrator'), dayOf(IMPORTED_AT));
	expect(await judge(site.url, dayOf(IMPORTED_AT))).toEqual([]);
});
