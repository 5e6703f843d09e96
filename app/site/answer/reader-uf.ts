import { useSyncExternalStore } from 'react';
import { isUf, type Uf } from '#core/football-pt/uf.ts';

const listeners = new Set<() => void>();

/**
 * The reader's state (UF) as the page knows it: the head script sets it before first paint. Null =
 * unknown, as on the server.
 */
export function useReaderUf(): Uf | null {
	return useSyncExternalStore(subscribe, readUf, () => null);
}

/**
 * Sets the page's state, or removes it with null. `declined` = the reader does not want to be
 * asked.
 */
export function notifyUf(uf: Uf | null, declined: boolean): void {
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
