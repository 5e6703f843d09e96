import { attempt, scope } from './scope.ts';

const OURS = 'guia-';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(attempt(undo, undefined)));

/** Takes away all that a worker of the guide has kept, then the worker. */
async function undo(): Promise<void> {
	const ours = (await attempt(() => caches.keys(), [])).filter((name) => name.startsWith(OURS));
	await Promise.all(ours.map((name) => attempt(() => caches.delete(name), false)));
	await scope.registration.unregister();
}
