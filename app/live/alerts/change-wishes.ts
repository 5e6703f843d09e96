import { forgetRefusal, refusalHere, sentAt } from '#app/live/pending/alert-verdict.ts';
import { addWrite, isWaiting, sendWrites } from '#app/live/pending/pending-queue.ts';
import { WISHES_CHANGED, WISHES_KEY } from '#core/alerts/kept.ts';
import type { Followed, Wishes } from '#core/alerts/wishes.ts';
import { readWishes, toggleFollowed, writeWishes } from '#core/alerts/wishes.ts';
import type { PendingWrite } from '#core/live/pending-writes.ts';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';
import { readPreferences } from '#core/mine/preferences.ts';
import { alertPaths } from '#core/site/paths/alerts.ts';
import { type SubscribeProblem, subscribeHere } from './subscribe-here.ts';

/**
 * Why alerts could not be turned on or changed: see `SubscribeProblem` · the list is full · too
 * many unsent changes · the guide refused.
 */
export type AlertProblem = SubscribeProblem | 'full' | 'waiting' | 'refused';

/** How often a browser renews its subscription with the guide, in milliseconds. */
const IN_TOUCH_MS = 7 * 24 * 60 * 60_000;

/** The alerts stored in this browser. */
export function wishesHere(): Wishes {
	return readWishes(localStorage.getItem(WISHES_KEY));
}

/** Follows a topic, or stops following it. */
export async function toggleAlert(one: Followed): Promise<AlertProblem | null> {
	const next = toggleFollowed(wishesHere(), one);
	return next === null ? 'full' : changeWishes(next);
}

/**
 * Stores changed wishes, here and on the guide. Without a connection they are sent later. Wishes
 * that the guide refuses stay stored and are sent again at the next visit. After any other problem
 * nothing changes.
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
	notify();
	await sendWrites();
	if (!isWanted) await subscription?.unsubscribe();
	notify();
	return refusalHere() === null ? null : 'refused';
}

/**
 * Sends pending and refused changes, and renews the subscription from time to time. The renewal
 * also covers browsers that replaced their subscription on their own.
 */
export async function stayInTouch(): Promise<void> {
	const wishes = wishesHere();
	const isDue = refusalHere() !== null || Date.now() - sentAt() > IN_TOUCH_MS;
	if (isWaiting()) await sendWrites();
	else if (isDue && wishes.followed.length > 0 && Notification.permission === 'granted')
		await changeWishes(wishes);
	notify();
}

const notify = () => void window.dispatchEvent(new Event(WISHES_CHANGED));

/** Sends the reader's state again: alerts depend on it. */
export async function sendUfToAlerts(): Promise<void> {
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
