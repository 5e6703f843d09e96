import { WISHES_KEY } from '#core/alerts/kept.ts';
import type { Followed, Wishes } from '#core/alerts/wishes.ts';
import { readWishes, toggleFollowed, writeWishes } from '#core/alerts/wishes.ts';
import { addPendingWrite, type PendingWrite, sendPendingWrites, writeOutcome } from '#core/live/pending-writes.ts';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';
import { readPreferences } from '#core/mine/preferences.ts';
import { alertPaths } from '#core/site/paths-alerts.ts';

/**
 * Why alerts could not be turned on or changed: the browser knows none · on this phone only for an installed guide · the reader said no · the list is full
 * · too much waits to be sent · the guide did not answer.
 */
export type AlertProblem = 'unsupported' | 'install' | 'denied' | 'full' | 'waiting' | 'failed';

/** Fired at the window when the wishes of this browser change. */
export const WISHES_CHANGED = 'guia-avisos';

/** What waits to be sent, and when something was last sent (UTC ms). */
const QUEUE_KEY = 'avisos-a-enviar';
const SENT_KEY = 'avisos-enviados';
/** How often a browser says that it is still there. */
const IN_TOUCH_MS = 7 * 24 * 60 * 60_000;

/** What the reader of this browser wants to be told. */
export function wishesHere(): Wishes {
	return readWishes(localStorage.getItem(WISHES_KEY));
}

/** Follows a topic, or no longer. */
export async function toggleAlert(one: Followed): Promise<AlertProblem | null> {
	const next = toggleFollowed(wishesHere(), one);
	return next === null ? 'full' : changeWishes(next);
}

/** Keeps other wishes, here and at the guide. Without a connection they are sent later; nothing is changed where there is a problem. */
export async function changeWishes(next: Wishes): Promise<AlertProblem | null> {
	const subscription = await subscribed(next.followed.length > 0).catch(() => 'failed' as const);
	if (typeof subscription === 'string') return subscription;
	if (subscription !== null) {
		const waiting = addPendingWrite(queue(), writeOf(next, subscription));
		if (waiting === null) return 'waiting';
		keepQueue(waiting);
	}
	keep(WISHES_KEY, writeWishes(next));
	window.dispatchEvent(new Event(WISHES_CHANGED));
	await sendQueue();
	if (next.followed.length === 0) await subscription?.unsubscribe();
	return null;
}

/** Sends what waits; says now and then that this browser is still there, also after the browser itself changed its subscription. */
export async function stayInTouch(): Promise<void> {
	const wishes = wishesHere();
	const isLate = Date.now() - Number(localStorage.getItem(SENT_KEY) ?? 0) > IN_TOUCH_MS;
	if (queue().length > 0) await sendQueue();
	else if (isLate && wishes.followed.length > 0 && Notification.permission === 'granted') await changeWishes(wishes);
}

/** Where the reader is changes what they are told. */
export async function tellUfToAlerts(): Promise<void> {
	const wishes = wishesHere();
	if (wishes.followed.length > 0) await changeWishes(wishes);
}

/** This browser's subscription; null without one where none is wanted. */
async function subscribed(isWanted: boolean): Promise<PushSubscription | AlertProblem | null> {
	if (!('PushManager' in window && 'Notification' in window)) return isWanted ? unsupported() : null;
	const registration = await navigator.serviceWorker?.getRegistration();
	if (registration === undefined) return isWanted ? 'unsupported' : null;
	const present = await registration.pushManager.getSubscription();
	if (present !== null || !isWanted) return present;
	if ((await Notification.requestPermission()) !== 'granted') return 'denied';
	const answer = await fetch(alertPaths.key);
	if (!answer.ok) return 'failed';
	const { publicKey } = (await answer.json()) as { publicKey: string };
	return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Phones of Apple know alerts of installed pages only. */
function unsupported(): AlertProblem {
	return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
}

function writeOf({ followed, kinds, quiet }: Wishes, subscription: PushSubscription): PendingWrite {
	const { endpoint, keys = {} } = subscription.toJSON();
	const holder = { endpoint, auth: keys.auth };
	if (followed.length === 0) return { method: 'DELETE', path: alertPaths.root, body: JSON.stringify(holder) };
	const { uf } = readPreferences(localStorage.getItem(PREFERENCES_KEY)).preferences;
	const wish = { ...holder, p256dh: keys.p256dh, topics: followed.map(({ topic }) => topic), kinds, quiet, uf };
	return { method: 'PUT', path: alertPaths.root, body: JSON.stringify(wish) };
}

let sending: Promise<void> | null = null;

/** One page sends at a time, so that what was wanted last is also what arrives last. */
function sendQueue(): Promise<void> {
	// A write may be added while one is sent: only what was sent leaves the queue.
	const send = async () => {
		let isHeldUp = false;
		while (!isHeldUp && queue().length > 0) {
			const { left } = await sendPendingWrites(queue(), attempt, () => keepQueue(queue().slice(1)));
			isHeldUp = left.length > 0;
		}
	};
	const inTurn = async () => void (await ('locks' in navigator ? navigator.locks.request(QUEUE_KEY, send) : send()));
	sending ??= inTurn().finally(() => {
		sending = null;
	});
	return sending;
}

async function attempt({ method, path, body }: PendingWrite) {
	const headers = { 'content-type': 'application/json' };
	const outcome = writeOutcome(
		await fetch(path, { method, headers, body }).then(
			({ status }) => status,
			() => null,
		),
	);
	if (outcome === 'taken') keep(SENT_KEY, String(Date.now()));
	return outcome;
}

function queue(): PendingWrite[] {
	try {
		return (JSON.parse(localStorage.getItem(QUEUE_KEY) ?? '[]') as PendingWrite[]) ?? [];
	} catch {
		return [];
	}
}

function keepQueue(waiting: readonly PendingWrite[]): void {
	keep(QUEUE_KEY, waiting.length === 0 ? null : JSON.stringify(waiting));
}

function keep(key: string, text: string | null): void {
	if (text === null) localStorage.removeItem(key);
	else localStorage.setItem(key, text);
}
