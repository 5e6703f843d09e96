import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dayOf } from '#core/site/dates.ts';
import { missedOf } from '#tests/support/crawl/address-patterns.ts';
import { crawl } from '#tests/support/crawl/crawl.ts';
import { judge } from '#tests/support/crawl/judges.ts';
import { fillOwnGuide } from '#tests/support/crawl/own-guide.ts';
import { seedsOf } from '#tests/support/crawl/seeds.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { DEMO_NOW } from '#tests/support/e2e-setup.ts';
import { type PanelUser, signInAs } from '#tests/support/panel.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Of each pattern so many addresses; all of them in the long runs. */
const EACH = 30;
/** A busy machine is slow: some thousand answers. */
const LONG = { timeout: 300_000 };
const SEED = 'arquibancada';
const today = dayOf(DEMO_NOW);

const stack = new AsyncDisposableStack();
let own: TestServer;
let administrator: PanelUser;
beforeAll(async () => {
	const { path: dataDir } = stack.use(await temporaryFolder());
	own = stack.use(await startTestServer({ address: { dataDir, databaseUrl: null }, config: { clockOffsetMs: DEMO_NOW - Date.now() } }));
	administrator = await signInAs(own, 'administrator');
	await fillOwnGuide(administrator, today);
});
afterAll(() => stack.disposeAsync());

/** What a crawl from the entrance found wrong, and the kinds of addresses that it never met. */
async function faultsOf(origin: string, demo: boolean): Promise<{ problems: string[]; missed: string[] }> {
	const { problems, visited } = await crawl({ origin, seeds: seedsOf(today, { demo }), each: EACH, seed: SEED });
	return { problems, missed: missedOf(visited.keys(), { demo }) };
}

test('a crawl of the demonstration meets every kind of address, and no fault', LONG, async () => {
	expect(await faultsOf(inject('demoSite').url, true)).toEqual({ problems: [], missed: [] });
});

test('a crawl of a guide of imported games without channels meets every kind of address, and no fault', LONG, async () => {
	expect(await faultsOf(own.url, false)).toEqual({ problems: [], missed: [] });
});

const PLANTED: Record<string, string> = {
	'text/html; charset=utf-8':
		'<!DOCTYPE html><html lang="pt-BR"><head><title>a</title></head><body><main id="a"><b id="a"></main></body></html>',
	'application/rss+xml': '<rss version="2.0"><channel><title>Notícias</title></channel></rss>',
	'application/atom+xml': '<feed',
	'application/feed+json': '{"version":"https://jsonfeed.org/version/1.1","title":"Notícias","items":[]}',
	'application/xml': '<html></html>',
	'application/json': '{"a":',
	'text/x-script; charset=utf-8': 'Unexpected Server Error',
	'text/calendar': 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
	'image/png': 'PNG',
	'text/javascript': 'a'.repeat(900),
	'application/zip': 'PK',
};

for (const [type, body] of Object.entries(PLANTED)) {
	test(`the crawl sees a fault in ${type}`, async () => {
		const bytes = Buffer.from(body);
		expect(await judge({ address: '/', status: 200, type, headers: new Headers(), bytes, body })).not.toEqual([]);
		expect(await judge({ address: '/', status: 500, type, headers: new Headers(), bytes, body })).toEqual(['status 500']);
	});
}
