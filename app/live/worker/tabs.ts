import { KEPT_LIMITS } from '#core/live/offline/kept-limits.ts';
import { isUntouched } from '#core/live/offline/kept-route.ts';
import { attempt, BUILD, scope } from './scope.ts';

/**
 * The build of the page in each tab. Stored with the pages, because browsers stop an idle worker
 * within seconds.
 */
const TABS = 'guia-tabs';
const known = new Map<string, string>();

const keyOf = (id: string) => `/guia-tab/${id}`;

type Tab = { build: string; at: number };

/** Notes the build of a tab. */
export async function noteTab(id: string, build: string): Promise<void> {
	if (id === '') return;
	known.set(id, build);
	const tab: Tab = { build, at: Date.now() };
	await attempt(
		async () => (await caches.open(TABS)).put(keyOf(id), Response.json(tab)),
		undefined,
	);
}

/** The build of the page in a tab; null if unknown. */
export async function buildOfTab(id: string): Promise<string | null> {
	const build = known.get(id);
	if (build !== undefined) return build;
	const kept = await attempt(async () => (await caches.open(TABS)).match(keyOf(id)), undefined);
	const tab: Tab | null = kept === undefined ? null : await attempt(() => kept.json(), null);
	return tab?.build ?? null;
}

/**
 * Whether a page of an older build is still open. Pages of the panel and the sign-in do not count.
 */
export async function isOlderPageOpen(): Promise<boolean> {
	const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
	const ours = tabs.filter(({ url }) => !isUntouched(new URL(url).pathname));
	const builds = await Promise.all(ours.map(({ id }) => buildOfTab(id)));
	return builds.some((build) => build !== BUILD);
}

/** Removes closed tabs; returns the builds of the others. */
export async function collectTabs(): Promise<Set<string>> {
	const open = new Set(
		(await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) =>
			keyOf(id),
		),
	);
	const builds = new Set<string>();
	const cache = await caches.open(TABS);
	for (const request of await cache.keys()) {
		const tab: Tab | null = await attempt(async () => (await cache.match(request))?.json(), null);
		const isOpen = open.has(new URL(request.url).pathname);
		// A page in a tab's history is not among the open ones.
		if (tab && (isOpen || Date.now() - tab.at < KEPT_LIMITS.clientMs)) builds.add(tab.build);
		else await cache.delete(request);
	}
	return builds;
}
