import { useCallback, useEffect, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import { DataError } from '#app/api-client/data-error.ts';
import type { ImportView } from '#core/importing/contract/imports.ts';

/** Poll interval while the server works on an import, in milliseconds. */
const LOOK_MS = 700;

export type WatchedImport = {
	view: ImportView;
	/** The last request did not reach the server; it is retried automatically. */
	offline: boolean;
	/** Takes over an answer of the server. */
	show(view: ImportView): void;
	/** Loads the import again. */
	reload(): Promise<void>;
};

/** One import as stored on the server, polled while it is read, committed or undone. */
export function useImport(loaded: ImportView): WatchedImport {
	const [view, show] = useState(loaded);
	const [offline, setOffline] = useState(false);
	const [looked, setLooked] = useState(0);
	const { id } = view;
	const busy = isBusy(view);

	const reload = useCallback(async () => {
		try {
			show(await api.get('imports/:id', { params: { id } }));
			setOffline(false);
		} catch (error) {
			if (!(error instanceof DataError)) throw error;
			setOffline(error.status === null);
		} finally {
			setLooked((before) => before + 1);
		}
	}, [id]);

	useEffect(() => {
		if (!busy && !offline) return;
		// Each poll schedules the next one.
		const timer = setTimeout(() => void reload(), looked === 0 ? LOOK_MS / 2 : LOOK_MS);
		return () => clearTimeout(timer);
	}, [busy, offline, looked, reload]);

	return { view, offline, show, reload };
}

/**
 * Whether the server works on the import; one that stopped with a problem waits for an operator.
 */
function isBusy({ state, problem }: Pick<ImportView, 'state' | 'problem'>): boolean {
	return (
		state === 'reading' || ((state === 'committing' || state === 'undoing') && problem === null)
	);
}
