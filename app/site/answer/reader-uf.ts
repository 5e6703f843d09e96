import { useSyncExternalStore } from 'react';
import { isUf, type Uf } from '#core/football-pt/uf.ts';

const listeners = new Set<() => void>();

/**
 * The reader's state as the page knows it: the script in the head read it before the first paint.
 * Null = not known, as on the server.
 */
export function useReaderUf(): Uf | null {
	return useSyncExternalStore(subscribe, readUf, () => null);
}

/**
 * Tells the page of a state, or that none is known any more; `declined` = the reader does not want
 * to be asked.
 */
export function tellUf(uf: Uf | null, declined: boolean): void {
	const { dataset } = document.documentElement;
	if (uf === null) delete dataset.uf;
	else dataset.uf = uf;
	if (declined) dataset.ask = 'no';
	else delete dataset.ask;
	for (const listener of listeners) listener();
}

function readUf(): Uf | null {
	const { uf = '' } = document.documentElement.dataset;
	return isUf(uf) ? uf : null;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
