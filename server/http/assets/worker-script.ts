import { BUILD_HEADER } from '#core/live/offline/kept-answer.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import type { RawHeaders } from '#server/http/security-headers.ts';
import type { Asset } from './assets.ts';

/** The unregistering script, as written by the build (scripts/vite-service-worker.ts). */
const UNDO = '/sw-off.js';

/** Serves the wanted script under the service worker's address. */
export function chooseWorker(
	assets: ReadonlyMap<string, Asset>,
	isOn: boolean,
): ReadonlyMap<string, Asset> {
	const undo = assets.get(UNDO);
	return isOn || undo === undefined ? assets : new Map([...assets, [machinePaths.worker, undo]]);
}

/**
 * Lets the service worker see which build a page or its data belongs to, and that the response is
 * ours.
 */
export function buildHeader(build: string | null): RawHeaders {
	return build === null ? [] : [BUILD_HEADER, build];
}
