import { clockBehind } from '#app/live/guide-clock.ts';
import { onlineState } from '#app/live/online-state.ts';
import { WISHES_KEY } from '#core/alerts/kept.ts';
import { QUEUE_KEY } from '#core/live/kept.ts';
import { isOurs } from '#core/live/offline/kept-answer.ts';
import { askedBehind } from '#core/live/offline/kept-route.ts';
import { isFreshWord, type WordToWorker } from '#core/live/offline/worker-words.ts';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';
import { readPreferences } from '#core/mine/preferences.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import { followOffline, noteArrival } from './offline-strip.ts';

const IDLE_MS = 5_000;

type Policy = { createScriptURL(address: string): string };
type Router = {
	subscribe(listener: (state: { location: Location }) => void): void;
	navigate(to: string, options: { replace: boolean }): Promise<void>;
};
type Page = {
	__reactRouterDataRouter?: Router;
	__reactRouterManifest?: { version: string };
	trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};
type Sparing = { connection?: { saveData?: boolean } };

/**
 * Registers the service worker when the page is idle and sends it what to keep. Also refreshes a
 * page that was served from the offline copy.
 */
export function keepOffline(revalidate: () => Promise<void>): void {
	followOffline();
	beginKept();
	const { serviceWorker } = navigator;
	const tryAgain = () => void catchUp(revalidate);
	serviceWorker.addEventListener('message', ({ data }) => isFreshWord(data) && tryAgain());
	window.addEventListener('online', tryAgain);
	onlineState.subscribe(tryAgain);
	// The word of the worker may have come before this listened.
	tryAgain();
	// A browser may refuse its store, or the whole thing: the guide is then online only, and says
	// nothing of it.
	whenIdle(() => void register(serviceWorker).catch(() => {}));
}

/**
 * A kept copy knows the hour of the guide, and applies what was asked of it; pages that follow it
 * come from the guide.
 */
function beginKept(): void {
	const { behind } = document.documentElement.dataset;
	if (behind !== undefined && clockBehind.read() === null) clockBehind.set(Number(behind));
	const { __reactRouterDataRouter: router } = window as Page;
	const { hash } = window.location;
	let { pathname } = window.location;
	router?.subscribe(({ location }) => {
		if (location.pathname !== pathname) noteArrival();
		pathname = location.pathname;
	});
	const asked = behind === undefined ? null : askedBehind(hash);
	if (asked !== null) void router?.navigate(pathname + asked, { replace: true });
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
	const { trustedTypes } = window as Page;
	const policy = trustedTypes?.createPolicy('guia-sw', { createScriptURL: onlyOurs }) ?? {
		createScriptURL: onlyOurs,
	};
	await serviceWorker.register(policy.createScriptURL(machinePaths.worker));
	const { active } = await serviceWorker.ready;
	active?.postMessage(introduction());
	// Without wishes the word to forget this browser may still wait.
	if ([WISHES_KEY, QUEUE_KEY].some((key) => localStorage.getItem(key) !== null))
		await (await import('#app/live/alerts/change-wishes.ts')).stayInTouch();
}

function onlyOurs(address: string): string {
	if (address !== machinePaths.worker) throw new TypeError(address);
	return address;
}

function introduction(): WordToWorker {
	const { preferences } = readPreferences(localStorage.getItem(PREFERENCES_KEY));
	const build = (window as Page).__reactRouterManifest?.version ?? '';
	const ahead = (navigator as Sparing).connection?.saveData !== true;
	return { guia: 'page', build, teams: preferences.teams.map(({ id }) => id), ahead };
}

/**
 * Reads a kept page again, once the guide answers: data that do not come would have the page loaded
 * again and again.
 */
async function catchUp(revalidate: () => Promise<void>): Promise<void> {
	const { dataset } = document.documentElement;
	if (dataset.kept === undefined || !(await doesAnswer())) return;
	await revalidate();
	noteArrival();
}

/** The worker leaves this question to the network. */
async function doesAnswer(): Promise<boolean> {
	const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(
		() => null,
	);
	return answer?.ok === true && isOurs(answer);
}

function whenIdle(work: () => void): void {
	if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_MS });
	else setTimeout(work, IDLE_MS);
}
