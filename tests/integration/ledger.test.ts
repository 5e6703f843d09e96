import { expect, test } from 'vitest';
import { machinePaths } from '#core/site/paths/machine.ts';
import { ADMIN_ROUTES } from '#server/wire/admin/admin-routes.ts';
import { startFeedServer } from '#tests/support/feed-server.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import {
	callOf,
	followFeeds,
	type PanelCaller,
	readIds,
} from '#tests/support/ledger/panel-calls.ts';
import { publicRoutes } from '#tests/support/ledger/public-addresses.ts';
import {
	atRest,
	growthSince,
	startWatchedSite,
	type WatchedSite,
} from '#tests/support/ledger/watched-site.ts';
import { callPanel } from '#tests/support/panel.ts';

const WARM_UP = 5;
const CALLS = 20;
const ROUNDS = 2;
const ADMIN = { ADMIN_EMAIL: 'ana@guia.example', ADMIN_PASSWORD: 'grama molhada 1958' };
const LONG = 180_000;
const ABSENT: ReadonlySet<string> = new Set(
	Object.values(machinePaths).filter((path) => typeof path === 'string'),
);

/** Signs in as the administrator of the settings. */
async function signIn({ url }: WatchedSite): Promise<PanelCaller> {
	const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ADMIN;
	const { json } = await identityClient(url).call('/v1/accounts:signInWithPassword', {
		email,
		password,
		returnSecureToken: true,
	});
	return (call) => callPanel({ url }, { ...call, idToken: String(json.idToken) });
}

/**
 * Calls five times, then twenty; answers what the process goes on holding more of. What earlier
 * calls began may still come and go, such as an import that is being read, so a rise counts when
 * twenty more calls bring it again: a leak does.
 */
async function growth(
	site: WatchedSite,
	call: (count: number) => Promise<void>,
): Promise<string[]> {
	let count = 0;
	const callTimes = async (times: number) => {
		for (const until = count + times; count < until; count += 1) await call(count);
	};
	await callTimes(WARM_UP);
	for (let round = 1; ; round += 1) {
		const before = await atRest(site);
		await callTimes(CALLS);
		const grown = await growthSince(site, before);
		if (grown.length === 0 || round === ROUNDS) return grown;
	}
}

test('no address of the panel leaves threads, descriptors, timers or processes behind after 20 calls', {
	timeout: LONG,
}, async () => {
	await using feeds = await startFeedServer();
	await using site = await startWatchedSite({ ...ADMIN, OUTBOUND_ALLOW: feeds.allow });
	const call = await signIn(site);
	await followFeeds(call, feeds, WARM_UP + ROUNDS * CALLS);
	const found: string[] = [];
	for (const route of ADMIN_ROUTES) {
		const name = `${route.method} ${route.path}`;
		const ids = await readIds(call, route);
		const grown = await growth(site, async (count) => {
			const { status } = await call(callOf(route, count, { ids, feeds }));
			if (status >= 500 || status === 401) found.push(`${name}: ${status}`);
			// What only reads must have read something: a refused call holds nothing that it could leave
			// behind.
			if (route.method === 'GET' && !route.path.includes(':') && status !== 200)
				found.push(`${name}: ${status}`);
		});
		if (grown.length > 0) found.push(`${name}: ${grown.join(', ')}`);
	}
	expect(found).toEqual([]);
});

test('no public address leaves threads, descriptors, timers or processes behind after 20 calls', {
	timeout: LONG,
}, async () => {
	await using site = await startWatchedSite({});
	const found: string[] = [];
	for (const { route, addresses } of await publicRoutes(site.url)) {
		let shown = 0;
		const grown = await growth(site, async (count) => {
			const response = await fetch(site.url + (addresses[count % addresses.length] ?? route));
			await response.arrayBuffer();
			if (response.status >= 500) found.push(`${route}: ${response.status}`);
			if (response.status === 200) shown += 1;
		});
		// A demonstration has no sitemaps, and a day without games no calendar.
		if (shown === 0 && !ABSENT.has(route)) found.push(`${route}: nothing was shown`);
		if (grown.length > 0) found.push(`${route}: ${grown.join(', ')}`);
	}
	expect(found).toEqual([]);
});
