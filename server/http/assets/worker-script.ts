import { BUILD_HEADER } from '#core/live/offline/kept-answer.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import type { RawHeaders } from '#server/http/security-headers.ts';
import type { Asset } from './assets.ts';

/** The worker that undoes the other, as the build writes it (scripts/vite-service-worker.ts). */
const UNDO = '/sw-off.js';

/** Under the address of the service worker stands the one that is wanted. */
export function chooseWorker(
	assets: ReadonlyMap<string, Asset>,
	isOn: boolean,
): ReadonlyMap<string, Asset> {
	const undo = assets.get(UNDO);
	return isOn || undo === undefined ? assets : new Map([...assets, [machinePaths.worker, undo]]);
}

/**
 * Tells the service worker which build a page, or the data of one, belongs to, and that it is ours
 * at all.
 */
export function buildHeader(build: string | null): RawHeaders {
	return build === null ? [] : [BUILD_HEADER, build];
}
