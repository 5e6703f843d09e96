import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dayOf } from '#core/site/dates.ts';
import { panelAddress } from '#core/site/panel-address.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { isManual } from '#core/site/paths/manual.ts';
import { ADMIN_API } from '#core/site/paths/panel.ts';
import { paths } from '#core/site/paths.ts';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { missedOf } from '#tests/support/crawl/address-patterns.ts';
import { refusedXml, walkPages, walkPanelPages } from '#tests/support/crawl/browser-walk.ts';
import { type Crawl, crawl } from '#tests/support/crawl/crawl.ts';
import { fillOwnGuide } from '#tests/support/crawl/own-guide.ts';
import { readPanelRecords, walkPanelAnswers } from '#tests/support/crawl/panel-answers.ts';
import { seedsOf } from '#tests/support/crawl/seeds.ts';
import { DEMO_NOW } from '#tests/support/e2e-setup.ts';
import { type PanelUser, signInAs } from '#tests/support/panel.ts';
import { openPanelSite, type PanelSite } from '#tests/support/panel-site.ts';

/** Of each pattern so many addresses; the long runs ask for all of them. */
const EACH = 15;
const SEED = 'arquibancada';
const CONTACT = { contatoEmail: 'seguranca@guia.example' };
const today = dayOf(DEMO_NOW);
/** Some thousand answers; a busy machine is slow. */
const LONG = { timeout: 300_000 };

let guide: PanelSite;
let administrator: PanelUser;
beforeAll(async () => {
	guide = await openPanelSite({ config: { clockOffsetMs: DEMO_NOW - Date.now() } });
	administrator = await signInAs(guide.site, 'administrator');
	// security.txt needs a contact.
	await guide.site.context.db.transaction((trx) =>
		createSettingWriter(trx).write('configuracoes', 'site', CONTACT, DEMO_NOW),
	);
	await fillOwnGuide(administrator, today);
});
afterAll(() => guide[Symbol.asyncDispose]());

const walkFrom = (origin: string, demo: boolean): Promise<Crawl> =>
	crawl({ origin, seeds: seedsOf(today, { demo }), each: EACH, seed: SEED });

test('a crawl of the demonstration meets every kind of address, and no fault', LONG, async () => {
	const { problems, visited } = await walkFrom(inject('demoSite').url, true);
	expect([problems, missedOf(visited.keys(), { demo: true })]).toEqual([[], []]);
});

test(
	'a crawl of imported games without channels meets every kind of address, and no fault in a browser either',
	LONG,
	async () => {
		const { problems, visited } = await walkFrom(guide.site.url, false);
		expect([problems, missedOf(visited.keys(), { demo: false })]).toEqual([[], []]);
		await using reader = await guide.visitor();
		expect(await walkPages(reader, visited)).toEqual([]);
		const xml = [...visited.values()].flat().filter((address) => address.endsWith('.xml'));
		expect(xml.length).toBeGreaterThan(4);
		expect(await refusedXml(reader, guide.site.url, xml)).toEqual([]);
	},
);

test(
	'every page of the panel and every GET of its JSON answers without a fault, and names no dead address',
	LONG,
	async () => {
		const records = await readPanelRecords(administrator, today);
		const { problems, named } = await walkPanelAnswers(administrator, records);
		expect(problems).toEqual([]);
		await using operator = await guide.operator('/admin', { role: 'administrator' });
		const links = (await walkPanelPages(operator, records)).concat(
			named.map((address) => new URL(address, guide.site.url).href),
		);
		expect(operator.problems).toEqual([]);
		const inside = links
			.filter((link) => new URL(link).origin === guide.site.url)
			.map((link) => link.slice(guide.site.url.length));
		const panel = inside.filter((path) => path.startsWith(paths.admin));
		// Where a provider sends its people back to is shown to be copied, not to be followed.
		const open = inside.filter(
			(path) =>
				!panel.includes(path) && !path.startsWith(ADMIN_API) && path !== callPaths.providerReturn,
		);
		const unknown = panel.filter((path) => panelAddress(path).route === null && !isManual(path));
		expect(unknown).toEqual([]);
		const followed = await crawl({ origin: guide.site.url, seeds: open, each: EACH, seed: SEED });
		expect(followed.problems).toEqual([]);
	},
);
