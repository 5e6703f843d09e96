import { expect, test } from 'vitest';
import { ADMIN_ROUTES } from '#server/wire/admin/admin-routes.ts';
import { ENGINES } from '#tests/support/database.ts';
import { tryExtremes } from '#tests/support/extremes/panel-extremes.ts';
import { aReading, NOW } from '#tests/support/factories.ts';
import { startFeedServer } from '#tests/support/feed-server.ts';
import { agenda, desk } from '#tests/support/import-desk.ts';
import {
	callOf,
	followFeeds,
	type PanelCaller,
	readIds,
} from '#tests/support/ledger/panel-calls.ts';
import { publicRoutes } from '#tests/support/ledger/public-addresses.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const LONG = 180_000;
/**
 * Of more than a thousand changes at their bounds, so many are stored at least: a test whose bodies
 * are all refused shows nothing.
 */
const LEAST_STORED = 400;
const WRITES = ADMIN_ROUTES.filter(({ method }) => method !== 'GET');
const READS = ADMIN_ROUTES.filter(({ method }) => method === 'GET');

for (const engine of ENGINES) {
	test(`no write of the panel at its bounds, beyond them or twice at once breaks it or the site [${engine}]`, {
		timeout: LONG,
	}, async () => {
		await using feeds = await startFeedServer();
		const config = { clockOffsetMs: NOW - Date.now(), outboundAllow: [feeds.allow] };
		await using site = await startTestServer({ engine, config, patienceMs: 0 });
		const ana = await signInAs(site, 'administrator');
		const call: PanelCaller = ({ method, path, body }) => ana.call(method, path, body);
		await followFeeds(call, feeds, 2);
		const { stage } = await desk(site.context.db);
		const found: string[] = [];
		let stored = 0;
		for (const [place, route] of WRITES.entries()) {
			// No worker reads what was handed in: an import that was read already.
			const ids = route.path.startsWith('imports/:id')
				? [(await stage(aReading(agenda()), `lida-${place}`)).id]
				: undefined;
			const tried = await tryExtremes(call, route, { feeds, ids });
			found.push(...tried.found);
			stored += tried.stored;
		}
		for (const route of READS) {
			const { status } = await call(callOf(route, 0, { ids: await readIds(call, route), feeds }));
			if (status >= 500) found.push(`${route.path}: ${status}`);
		}
		for (const { addresses } of await publicRoutes(site.url)) {
			for (const path of addresses.slice(0, 1)) {
				const { status } = await site.get(path);
				if (status >= 500) found.push(`${path}: ${status}`);
			}
		}
		expect(found).toEqual([]);
		expect(stored).toBeGreaterThan(LEAST_STORED);
		expect(
			(await site.log()).filter(
				({ code, level }) => code === 'damaged-record' || Number(level) >= 50,
			),
		).toEqual([]);
	});
}
