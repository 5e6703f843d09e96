import { wantedAddresses } from '#core/live/offline/kept-days.ts';
import { type KeptRoute, keptRoute, OFFLINE_PAGE } from '#core/live/offline/kept-route.ts';
import { readWordToWorker, type WordToWorker } from '#core/live/offline/worker-words.ts';
import { answerData } from './answer-data.ts';
import { answerPage } from './answer-page.ts';
import { refreshPage } from './ask-page.ts';
import { collect } from './collect.ts';
import { findFile } from './kept-files.ts';
import { guideNow } from './kept-pages.ts';
import { attempt, scope } from './scope.ts';
import { followAlert, renewSubscription, showAlert } from './show-alert.ts';
import { buildOfTab, isOlderPageOpen, noteTab } from './tabs.ts';

type Answer = (event: FetchEvent) => Promise<Response>;

const ANSWERS: Record<KeptRoute, Answer | null> = {
	page: answerPage,
	data: answerData,
	asset: answerAsset,
	other: null,
};

scope.addEventListener('install', (event) =>
	event.waitUntil(Promise.all([refreshPage(OFFLINE_PAGE), takeOver()])),
);

scope.addEventListener('activate', (event) => {
	const { registration, clients } = scope;
	event.waitUntil(attempt(async () => registration.navigationPreload?.enable(), undefined));
	event.waitUntil(attempt(() => clients.claim(), undefined));
});

scope.addEventListener('fetch', (event) => {
	const { method, mode } = event.request;
	const url = new URL(event.request.url);
	if (url.origin !== scope.location.origin) return;
	const answer = ANSWERS[keptRoute({ method, mode, url })];
	if (answer !== null) event.respondWith(answer(event));
	// Uses the navigation preload instead of a second request.
	else if (mode === 'navigate' && method === 'GET') event.respondWith(asIs(event));
});

scope.addEventListener('message', (event) => {
	const word = readWordToWorker(event.data);
	if (word?.guia === 'take-over') event.waitUntil(takeOver());
	if (word?.guia !== 'page') return;
	const tab = event.source instanceof Client ? event.source.id : '';
	event.waitUntil(
		(async () => {
			const wanted = wantedAddresses(await guideNow(), word.teams);
			// The build noted with a response wins over the one the page reports. Tabs older than this
			// worker have no note.
			if ((await buildOfTab(tab)) === null) await noteTab(tab, word.build);
			// The page that blocked a new worker may have been this tab's previous one.
			scope.registration.waiting?.postMessage({ guia: 'take-over' } satisfies WordToWorker);
			// One at a time: the reader's own requests go first.
			if (word.ahead) for (const address of wanted) await refreshPage(address);
			await collect(new Set(wanted));
		})(),
	);
});

scope.addEventListener('push', (event) => event.waitUntil(showAlert(event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(followAlert(event)));
scope.addEventListener('pushsubscriptionchange', (event) =>
	event.waitUntil(renewSubscription(event)),
);

/** The worker of a new build takes over once no page of an older build is open. */
async function takeOver(): Promise<void> {
	if (!(await attempt(isOlderPageOpen, true))) await scope.skipWaiting();
}

async function answerAsset({ request }: FetchEvent): Promise<Response> {
	return (await findFile(new URL(request.url).pathname)) ?? fetch(request);
}

async function asIs({ preloadResponse, request }: FetchEvent): Promise<Response> {
	const preloaded: Response | undefined = await preloadResponse;
	return preloaded ?? fetch(request);
}
