import { alertPaths } from '#core/site/paths/alerts.ts';

/**
 * Why a browser has no subscription: unsupported · on this phone only for an installed guide ·
 * denied by the reader · the guide returned no key.
 */
export type SubscribeProblem = 'unsupported' | 'install' | 'denied' | 'failed';

/**
 * This browser's subscription, created if `isWanted`; null without one.
 */
export async function subscribeHere(
	isWanted: boolean,
): Promise<PushSubscription | SubscribeProblem | null> {
	if (!('PushManager' in window && 'Notification' in window))
		return isWanted ? unsupported() : null;
	const registration = await navigator.serviceWorker?.getRegistration();
	if (registration === undefined) return isWanted ? 'unsupported' : null;
	const present = await registration.pushManager.getSubscription();
	if (present !== null || !isWanted) return present;
	if ((await Notification.requestPermission()) !== 'granted') return 'denied';
	const answer = await fetch(alertPaths.key);
	if (!answer.ok) return 'failed';
	const { publicKey }: { publicKey: string } = await answer.json();
	return registration.pushManager.subscribe({
		userVisibleOnly: true,
		applicationServerKey: publicKey,
	});
}

/** iPhones and iPads support alerts only for installed pages. */
function unsupported(): SubscribeProblem {
	return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
}
