import { guideNow } from '#app/live/guide-clock.ts';
import { onlineState } from '#app/live/online-state.ts';
import { offlineLine, offlineNeeds } from '#core/live/copy/offline.ts';
import { CLIENT_LIMITS } from '#core/live/limits.ts';
import { paths } from '#core/site/paths.ts';

/**
 * A status that comes with its text is not read aloud: readers of screens take notice of a new one
 * within this time.
 */
const FIRST_WORD_MS = 100;
/** How long a sentence about what was asked for stays in the place of the line. */
const NEED_MS = 8_000;

/**
 * What only the server has. A page is no part of it: the service worker shows a copy, or says what
 * it keeps.
 */
const NEEDS = [
	['click', 'a[data-native][href^="/"]', offlineNeeds.file],
	['submit', `form[action="${paths.search}"]`, offlineNeeds.search],
] as const;

let strip: HTMLElement | null = null;
let unplugged: ReturnType<typeof setTimeout> | undefined;
/** The device itself has had no connection for as long as an answer may take. */
let isUnplugged = false;
/** When the data of the page that is shown came, on the time line of `performance.now()`. */
let arrivedAt = 0;

/**
 * Shows one line over the page, above the bar at its foot, while there is no connection or the page
 * is a kept copy; nothing moves for it. It is read aloud once for each text. `data-kept` of the
 * root says when the guide sent a copy, until its page has caught up. Further calls do nothing.
 */
export function followOffline(): void {
	if (strip !== null) return;
	strip = document.createElement('p');
	strip.className = 'offline';
	strip.setAttribute('role', 'status');
	document.body.append(strip);
	onlineState.subscribe(show);
	for (const event of ['online', 'offline']) window.addEventListener(event, onPlug);
	setTimeout(show, FIRST_WORD_MS);
	for (const [type, selector, need] of NEEDS)
		document.addEventListener(type, (event) => refuse(event, selector, need));
}

/** The data of another page have come: what a kept copy said of itself is no longer shown. */
export function noteArrival(): void {
	const { dataset } = document.documentElement;
	delete dataset.kept;
	delete dataset.behind;
	arrivedAt = performance.now();
	show();
}

/** A page that does not listen to the stream hears of a lost connection only from the device. */
function onPlug(): void {
	clearTimeout(unplugged);
	isUnplugged = false;
	if (!navigator.onLine) unplugged = setTimeout(onUnplugged, CLIENT_LIMITS.firstByteMs);
	show();
}

function onUnplugged(): void {
	isUnplugged = true;
	show();
}

function show(): void {
	const { dataset } = document.documentElement;
	const kept = dataset.kept === undefined ? null : Number(dataset.kept);
	const now = guideNow() ?? Date.now();
	const at = kept ?? Math.max(onlineState.read().at ?? 0, now - (performance.now() - arrivedAt));
	say(isSaid() ? offlineLine(at, now) : '');
	document.documentElement.toggleAttribute('data-offline', isSaid());
}

function say(text: string): void {
	if (strip !== null && strip.textContent !== text) strip.textContent = text;
}

/** Without a connection, or a page that the worker answered from its store. */
const isSaid = () =>
	isUnplugged || onlineState.read().offline || document.documentElement.dataset.kept !== undefined;

/**
 * The browser would leave the page for its own error, from which an installed guide has no way
 * back.
 */
function refuse(event: Event, selector: string, need: string): void {
	if (
		!isSaid() ||
		event.defaultPrevented ||
		!(event.target instanceof Element && event.target.closest(selector))
	)
		return;
	event.preventDefault();
	say(need);
	setTimeout(show, NEED_MS);
}
