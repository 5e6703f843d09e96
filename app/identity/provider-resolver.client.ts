import { FirebaseError } from 'firebase/app';
import {
	type Auth,
	type AuthProvider,
	browserSessionPersistence,
	type PopupRedirectResolver,
} from 'firebase/auth';
import {
	PROVIDER_CHANNEL,
	PROVIDER_EVENT_KEY,
	type ProviderEvent,
	type ProviderFlow,
} from '#core/identity/provider-event.ts';
import { recordOf } from '#core/kit/record.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { withQuery } from '#core/site/paths.ts';

/** Size of the popup in CSS pixels (S9.03). */
const WIDTH = 500;
const HEIGHT = 600;

/** A callback inside the client that waits for the outcome of a sign-in. */
type Consumer = {
	filter: string[];
	eventId: string | null;
	onAuthEvent(event: unknown): unknown;
	onError(error: FirebaseError): unknown;
};

/** 'unknown' is the client's own type for "there was no redirect". */
type ResolverEvent = ProviderEvent | { type: 'unknown'; eventId: null };

/**
 * Signs in with a provider through our own pages. The official client instantiates a class of this
 * shape and calls these members by name. They are not in its public types, so the contract tests
 * check them with each new version.
 */
class OwnResolver {
	readonly _redirectPersistence = browserSessionPersistence;
	readonly _shouldInitProactively = false;
	readonly _completeRedirectFn = async () => null;
	readonly _overrideRedirectResult = () => undefined;
	#events: Events | null = null;

	async _initialize(): Promise<Events> {
		this.#events ??= new Events();
		return this.#events;
	}

	async _openPopup(_auth: Auth, provider: AuthProvider, type: ProviderFlow, eventId?: string) {
		const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2);
		const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2);
		const features = {
			width: WIDTH,
			height: HEIGHT,
			left: Math.round(left),
			top: Math.round(top),
			scrollbars: 'yes',
			resizable: 'yes',
		};
		const words = Object.entries(features).map(([name, value]) => `${name}=${value}`);
		const popup = window.open(
			startAddress(provider, type, eventId),
			eventId ?? '_blank',
			words.join(','),
		);
		if (popup === null) throw errorOf('auth/popup-blocked');
		popup.focus();
		return { window: popup, associatedEvent: null, close: () => popup.close() };
	}

	_openRedirect(
		_auth: Auth,
		provider: AuthProvider,
		type: ProviderFlow,
		eventId?: string,
	): Promise<never> {
		window.location.assign(startAddress(provider, type, eventId));
		// Never resolves: the browser leaves the page.
		return new Promise(() => undefined);
	}

	_isIframeWebStorageSupported(_auth: Auth, answer: (isSupported: boolean) => unknown): void {
		answer(true);
	}

	/** Nothing to validate: all requests go to this origin. */
	async _originValidation(): Promise<void> {}
}

/**
 * Delivers outcomes to registered consumers: of popups as they arrive, of a redirect after the
 * return.
 */
class Events {
	readonly #consumers = new Set<Consumer>();
	readonly #channel = new BroadcastChannel(PROVIDER_CHANNEL);
	#returned: ResolverEvent | null = takeReturned();

	constructor() {
		this.#channel.addEventListener('message', ({ data }: MessageEvent<ProviderEvent>) =>
			this.#notify(data),
		);
	}

	registerConsumer(consumer: Consumer): void {
		this.#consumers.add(consumer);
		if (this.#returned === null || !consumer.filter.includes(this.#returned.type)) return;
		const event = this.#returned;
		this.#returned = { type: 'unknown', eventId: null };
		this.#notify(event);
	}

	unregisterConsumer(consumer: Consumer): void {
		this.#consumers.delete(consumer);
	}

	#notify(event: ResolverEvent): void {
		for (const consumer of [...this.#consumers]) {
			const isMeant =
				consumer.filter.includes(event.type) &&
				(consumer.eventId === null || consumer.eventId === event.eventId);
			if (!isMeant) continue;
			if ('error' in event && event.error !== undefined)
				consumer.onError(errorOf(event.error.code));
			else consumer.onAuthEvent(event);
		}
	}
}

/** Whether this page was left for a provider and the redirect has returned. */
export function hasReturned(): boolean {
	return window.sessionStorage.getItem(PROVIDER_EVENT_KEY) !== null;
}

/**
 * For `signInWithPopup`, `signInWithRedirect` and `getRedirectResult`, with our own identity
 * service.
 */
export const ownResolver: PopupRedirectResolver = OwnResolver;

function startAddress(provider: AuthProvider, type: ProviderFlow, eventId?: string): string {
	const query = new URLSearchParams({
		provider: provider.providerId,
		type,
		return: window.location.pathname + window.location.search,
	});
	if (eventId !== undefined) query.set('event', eventId);
	for (const [name, value] of Object.entries(customOf(provider))) query.set(name, String(value));
	return withQuery(callPaths.providerStart, query.toString());
}

/** What was asked of the provider itself. */
function customOf(provider: AuthProvider): Readonly<Record<string, unknown>> {
	if (!('getCustomParameters' in provider)) return {};
	const { getCustomParameters: read } = provider;
	return typeof read === 'function' ? recordOf(read.call(provider)) : {};
}

/** Takes the outcome that a redirect left for this tab, only once. */
function takeReturned(): ResolverEvent {
	const left = sessionStorage.getItem(PROVIDER_EVENT_KEY);
	sessionStorage.removeItem(PROVIDER_EVENT_KEY);
	return left === null ? { type: 'unknown', eventId: null } : JSON.parse(left);
}

function errorOf(code: string): FirebaseError {
	return new FirebaseError(code, `Firebase: Error (${code}).`);
}
