import { use } from 'react';
import type { kit } from './kit.ts';

/**
 * What the filters of a day are made of: rules, words and markup that a day without filters does
 * not load.
 */
export type FilterKit = typeof kit;

let loaded: FilterKit | null = null;
let loading: Promise<FilterKit> | null = null;

/** Loads the kit once; after a failure the next call tries again. */
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

/** While rendering: the kit, or a wait for it. The server has it before it renders. */
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
 * Without the kit the server's page is the answer: one that it sent stays as it is, usable without
 * script; on the way to another one it is asked for as a document, once.
 */
function fallBack(): Promise<never> {
	if (location.href !== sentAddress) location.reload();
	return new Promise(() => undefined);
}
