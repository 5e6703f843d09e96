import { openBrowserDatabase } from '#app/live/cache/browser-database.ts';
import { createGameCache } from '#app/live/cache/game-cache.ts';
import { createSafeCache } from '#app/live/cache/safe-cache.ts';
import { seedDays } from '#app/live/cache/seed-days.ts';
import { createSettler } from '#app/live/cache/settler.ts';
import { followOffline } from '#app/live/offline/offline-strip.ts';
import { createPageAsker } from '#app/live/stream/ask-page.ts';
import { createLeader } from '#app/live/stream/leader.ts';
import type { LeaderMessage, LineState } from '#app/live/stream/messages.ts';
import { createPageListeners, type ListenerRef } from '#app/live/stream/page-listeners.ts';
import { seenVersion } from '#app/live/stream/seen-version.ts';
import { joinTabs, type TabLink } from '#app/live/stream/tabs.ts';
import { clockBehind, guideNow } from './guide-clock.ts';
import { onlineState } from './online-state.ts';

const tab = `${Math.random()}`.slice(2);
const cache = createSafeCache(async () =>
	createGameCache(await openBrowserDatabase(), () => guideNow() ?? Date.now()),
);
const settler = createSettler(cache);
const pages = createPageListeners(tab);
const asker = createPageAsker({
	onAnswer: (isAnswered, agoMs) => link?.say({ kind: 'asked', isAnswered, agoMs }),
	onChange: pages.readAllAgain,
});
/** Null while the page is in the back/forward cache. */
let link: TabLink | null = null;
let asks = false;

/**
 * Registers a page: `ref.current` holds its present callbacks, its topics do not change. Returns
 * the unregister function. Stream, cache and other tabs are handled by this module.
 */
export function listen(ref: ListenerRef): () => void {
	const version = seenVersion(window.location.pathname);
	const { days, remove } = pages.add(ref, version);
	if (link === null) start();
	else sendWant();
	void seedDays({ ref, days, version, cache, settler });
	return () => {
		remove();
		sendWant();
	};
}

const isVisible = () => document.visibilityState === 'visible';
const introduce = () => ({
	kind: 'want' as const,
	tab,
	want: pages.want(),
	turn: pages.turn(),
	isVisible: isVisible(),
});

function sendWant(): void {
	link?.say(introduce());
	asker.mustAsk(asks && isVisible());
}

function hear(message: LeaderMessage): void {
	if (message.kind === 'state') followState(message.state);
	else pages.hear(message);
}

function followState({ offline, at, behindMs, ...state }: LineState): void {
	asks = state.asks;
	asker.mustAsk(asks && isVisible());
	if (behindMs !== null) clockBehind.set(behindMs);
	onlineState.set({ offline, at: offline ? at : null });
}

function join(): void {
	link ??= joinTabs({
		tab,
		hear,
		introduce,
		createLeader: (send) => createLeader({ send, cache, settler }),
	});
}

/**
 * Open connections keep a page out of the back/forward cache. A page that returns receives what it
 * missed.
 */
function leave(): void {
	link?.leave();
	link = null;
	asker.mustAsk(false);
	cache.close();
}

function start(): void {
	join();
	document.addEventListener('visibilitychange', sendWant);
	window.addEventListener('online', () => link?.network());
	window.addEventListener('pagehide', leave);
	window.addEventListener('pageshow', (event) => event.persisted && join());
	followOffline();
}
