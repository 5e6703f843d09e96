import { attempt, scope } from './scope.ts';

const OURS = 'guia-';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(attempt(undo, undefined)));

/** Deletes everything that the guide's worker has stored, then unregisters it. */
async function undo(): Promise<void> {
	const ours = (await attempt(() => caches.keys(), [])).filter((name) => name.startsWith(OURS));
	await Promise.all(ours.map((name) => attempt(() => caches.delete(name), false)));
	await scope.registration.unregister();
}
