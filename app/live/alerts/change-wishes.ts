import { WISHES_CHANGED, WISHES_KEY } from '#core/alerts/kept.ts';
import type { Followed, Wishes } from '#core/alerts/wishes.ts';
import { readWishes, toggleFollowed, writeWishes } from '#core/alerts/wishes.ts';
import type { PendingWrite } from '#core/live/pending-writes.ts';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';
import { readPreferences } from '#core/mine/preferences.ts';
import { alertPaths } from '#core/site/paths/alerts.ts';
import {
	addWrite,
	forgetRefusal,
	isWaiting,
	refusalHere,
	sendWrites,
	sentAt,
} from './send-wishes.ts';
import { type SubscribeProblem, subscribeHere } from './subscribe-here.ts';

/**
 * Why alerts could not be turned on or changed: see `SubscribeProblem` · the list is full · too
 * much waits to be sent · the guide refused.
 */
export type AlertProblem = SubscribeProblem | 'full' | 'waiting' | 'refused';

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

/**
 * Keeps other wishes, here and at the guide. Without a connection they are sent later. What the
 * guide refuses stays here, and is offered again at the next visit; after any other problem nothing
 * is changed.
 */
export async function changeWishes(next: Wishes): Promise<AlertProblem | null> {
	const isWanted = next.followed.length > 0;
	const subscription = await subscribeHere(isWanted).catch(() => 'failed' as const);
	if (typeof subscription === 'string') return subscription;
	if (subscription === null) forgetRefusal();
	else if (!addWrite(writeOf(next, subscription))) return 'waiting';
	const text = writeWishes(next);
	if (text === null) localStorage.removeItem(WISHES_KEY);
	else localStorage.setItem(WISHES_KEY, text);
	tell();
	await sendWrites();
	if (!isWanted) await subscription?.unsubscribe();
	tell();
	return refusalHere() === null ? null : 'refused';
}

/**
 * Sends what waits and what was refused; says now and then that this browser is still there, also
 * after it changed its subscription by itself.
 */
export async function stayInTouch(): Promise<void> {
	const wishes = wishesHere();
	const isDue = refusalHere() !== null || Date.now() - sentAt() > IN_TOUCH_MS;
	if (isWaiting()) await sendWrites();
	else if (isDue && wishes.followed.length > 0 && Notification.permission === 'granted')
		await changeWishes(wishes);
	tell();
}

const tell = () => void window.dispatchEvent(new Event(WISHES_CHANGED));

/** Where the reader is changes what they are told. */
export async function tellUfToAlerts(): Promise<void> {
	const wishes = wishesHere();
	if (wishes.followed.length > 0) await changeWishes(wishes);
}

function writeOf({ followed, kinds, quiet }: Wishes, subscription: PushSubscription): PendingWrite {
	const { endpoint, keys = {} } = subscription.toJSON();
	const holder = { endpoint, auth: keys.auth };
	if (followed.length === 0)
		return { method: 'DELETE', path: alertPaths.root, body: JSON.stringify(holder) };
	const { uf } = readPreferences(localStorage.getItem(PREFERENCES_KEY)).preferences;
	const wish = {
		...holder,
		p256dh: keys.p256dh,
		topics: followed.map(({ topic }) => topic),
		kinds,
		quiet,
		uf,
	};
	return { method: 'PUT', path: alertPaths.root, body: JSON.stringify(wish) };
}
