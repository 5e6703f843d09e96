import { alertActions } from '#core/alerts/copy/actions.ts';
import type { AlertMessage } from '#core/alerts/message.ts';
import { alertPaths, alertsPage } from '#core/site/paths/alerts.ts';
import { iconPaths } from '#core/site/paths/machine.ts';
import { attempt, scope } from './scope.ts';

const STOP = 'parar';

/**
 * Shows a pushed alert. Browsers require a notification for each push, so an unreadable one links
 * to the guide.
 */
export async function showAlert({ data }: PushEvent): Promise<void> {
	const pushed = await attempt(
		async (): Promise<AlertMessage | undefined> => data?.json(),
		undefined,
	);
	const { title, body, tag, url } = pushed ?? alertActions.unreadable;
	const icon = { icon: iconPaths.touch, badge: iconPaths.touch };
	const actions = { actions: [{ action: STOP, title: alertActions.stop }] };
	const options = { ...icon, ...actions, body, tag, renotify: true, lang: 'pt-BR', data: url };
	await scope.registration.showNotification(title, options);
}

/** Opens the game, or the page that stops alerts. A tab that already shows the page is focused. */
export async function followAlert({ notification, action }: NotificationEvent): Promise<void> {
	notification.close();
	const url = new URL(
		action === STOP ? alertsPage : String(notification.data),
		scope.location.origin,
	);
	if (url.origin !== scope.location.origin) return;
	const tabs = await scope.clients.matchAll({ type: 'window' });
	const tab = tabs.find((one) => one.url === url.href);
	await (tab === undefined ? scope.clients.openWindow(url.href) : tab.focus());
}

type SubscriptionChange = ExtendableEvent & {
	oldSubscription?: PushSubscription | null;
	newSubscription?: PushSubscription | null;
};

/** The browser replaced its address or keys: moves the wishes to the new subscription. */
export async function renewSubscription({
	oldSubscription,
	newSubscription,
}: SubscriptionChange): Promise<void> {
	if (!oldSubscription) return;
	const { pushManager } = scope.registration;
	const renewed =
		newSubscription ?? (await attempt(() => pushManager.subscribe(oldSubscription.options), null));
	const [before, after] = [holderOf(oldSubscription), renewed === null ? null : holderOf(renewed)];
	const kept = await ask('POST', alertPaths.question, {
		endpoint: before.endpoint,
		auth: before.auth,
	});
	if (after === null || kept?.ok !== true) return;
	const moved = await ask('PUT', alertPaths.root, { ...(await kept.json()), ...after });
	if (moved?.ok)
		await ask('DELETE', alertPaths.root, { endpoint: before.endpoint, auth: before.auth });
}

function holderOf(subscription: PushSubscription) {
	const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
	return { endpoint, p256dh, auth };
}

function ask(method: string, path: string, body: object): Promise<Response | null> {
	const headers = { 'content-type': 'application/json' };
	return attempt(() => fetch(path, { method, headers, body: JSON.stringify(body) }), null);
}
