import type { BrowserContext, Page } from 'playwright-core';

/** What stands for the push service in the browser of a test: its side of a subscription. */
export const FAKE = {
	endpoint: 'https://push.example.org/este-aparelho',
	p256dh: `B${'A'.repeat(86)}`,
	auth: 'A'.repeat(22),
};

/**
 * Replaces `pushManager.subscribe`, which would ask a push service on the internet, and with it
 * what the browser remembers of it (`getSubscription`). All else is the browser's own.
 */
export async function replaceSubscribe(context: BrowserContext, origin: string): Promise<void> {
	await context.grantPermissions(['notifications'], { origin });
	await context.addInitScript(({ endpoint, p256dh, auth }) => {
		const KEPT = 'teste-inscrito';
		const subscription = {
			endpoint,
			toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
			unsubscribe: async () => {
				localStorage.removeItem(KEPT);
				return true;
			},
		};
		PushManager.prototype.subscribe = async function subscribe(options) {
			localStorage.setItem(KEPT, String(options?.applicationServerKey));
			return subscription as unknown as PushSubscription;
		};
		PushManager.prototype.getSubscription = async () =>
			localStorage.getItem(KEPT) === null ? null : (subscription as unknown as PushSubscription);
	}, FAKE);
}

/**
 * Hands a message to the service worker of a page, as the browser does when its push service brings
 * one.
 */
export async function deliverPush(page: Page, message: object): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const { origin } = new URL(page.url());
	const found = Promise.withResolvers<string>();
	session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
		const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
		if (ours !== undefined) found.resolve(ours.registrationId);
	});
	await session.send('ServiceWorker.enable');
	const registrationId = await found.promise;
	await session.send('ServiceWorker.deliverPushMessage', {
		origin,
		registrationId,
		data: JSON.stringify(message),
	});
	await session.detach();
}

/** What the browser shows of this site now. */
export function notifications(
	page: Page,
): Promise<{ title: string; body: string; tag: string; url: unknown }[]> {
	return page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		const shown = await registration.getNotifications();
		return shown.map(({ title, body, tag, data }) => ({ title, body, tag, url: data }));
	});
}
