import { use } from 'react';
import type { kit } from './kit.ts';

/** The filter code of a day: rules, copy and markup that a day without filters does not load. */
export type FilterKit = typeof kit;

let loaded: FilterKit | null = null;
let loading: Promise<FilterKit> | null = null;

/** Loads the kit once; after a failure the next call retries. */
export function loadKit(): Promise<FilterKit> {
	loading ??= import('./kit.ts').then(
		(module) => {
			loaded = module.kit;
			return loaded;
		},
		(error: unknown) => {
			loading = null;
			throw error;
		},
	);
	return loading;
}

/** While rendering: returns the kit, or suspends. The server has loaded it before rendering. */
export function readKit(): FilterKit {
	return loaded ?? use(patience());
}

let waiting: Promise<FilterKit> | null = null;

function patience(): Promise<FilterKit> {
	waiting ??= loadKit().catch(fallBack);
	return waiting;
}

const sentAddress = typeof location === 'undefined' ? '' : location.href;

/**
 * Without the kit the server's page is the fallback. A server-rendered page stays usable without
 * hydration; during a navigation the page is loaded as a document, once.
 */
function fallBack(): Promise<never> {
	if (location.href !== sentAddress) location.reload();
	return new Promise(() => undefined);
}
