import { expect, test } from 'vitest';
import { dayOf } from '#core/site/dates.ts';
import { missedOf } from '#tests/support/crawl/address-patterns.ts';
import { crawl } from '#tests/support/crawl/crawl.ts';
import { fillOwnGuide } from '#tests/support/crawl/own-guide.ts';
import { seedsOf } from '#tests/support/crawl/seeds.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { startWeb } from '#tests/support/web-process.ts';

/** More than there are of anything but days, which go on for ever. */
const EACH = 2_000;
const SEED = process.env.GUIA_SOAK_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
/** The hour of the fixtures. */
const IMPORTED_AT = Date.parse('2026-11-21T15:00:00-03:00');

process.stdout.write(`soak: GUIA_SOAK_SEED=${SEED}\n`);

async function walk(origin: string, now: number, demo: boolean): Promise<void> {
	const { problems, visited } = await crawl({
		origin,
		seeds: seedsOf(dayOf(now), { demo }),
		each: EACH,
		seed: SEED,
	});
	process.stdout.write(
		`${[...visited.values()].reduce((sum, { length }) => sum + length, 0)} addresses\n`,
	);
	expect([problems, missedOf(visited.keys(), { demo })]).toEqual([[], []]);
}

test('every address of the demonstration as it starts today answers without a fault', async () => {
	await using web = await startWeb({ GUIA_DEMO: 'on', NODE_ENV: 'production' });
	await walk(web.url, Date.now(), true);
});

test('every address of a guide of imported games answers without a fault', async () => {
	await using folder = await temporaryFolder();
	const config = { clockOffsetMs: IMPORTED_AT - Date.now() };
	await using site = await startTestServer({
		address: { dataDir: folder.path, databaseUrl: null },
		config,
	});
	await fillOwnGuide(await signInAs(site, 'administrator'), dayOf(IMPORTED_AT));
	await walk(site.url, IMPORTED_AT, false);
});
