import { alertPaths } from '#core/site/paths/alerts.ts';

/**
 * Why a browser has no subscription: it knows none · on this phone only for an installed guide ·
 * the reader said no · the guide did not answer.
 */
export type SubscribeProblem = 'unsupported' | 'install' | 'denied' | 'failed';

/** This browser's subscription, made where it is wanted; null without one where none is wanted. */
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

/** Phones of Apple know alerts of installed pages only. */
function unsupported(): SubscribeProblem {
	return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
}
