import { useCallback, useEffect, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import { DataError } from '#app/api-client/data-error.ts';
import type { ImportView } from '#core/importing/contract/imports.ts';

/** An import that is being worked on is looked at this often. */
const LOOK_MS = 700;

export type WatchedImport = {
	view: ImportView;
	/** The server could not be reached the last time; it is asked again by itself. */
	offline: boolean;
	/** Takes an answer of the server over. */
	show(view: ImportView): void;
	/** Asks the server. */
	reload(): Promise<void>;
};

/** One import as the server has it; followed by itself while it is read, written or undone. */
export function useImport(loaded: ImportView): WatchedImport {
	const [view, show] = useState(loaded);
	const [offline, setOffline] = useState(false);
	const [looked, setLooked] = useState(0);
	const { id } = view;
	const busy = isBusy(view);

	const reload = useCallback(async () => {
		try {
			show(await api.get<ImportView>(`imports/${id}`));
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
		// Each look is followed by the next one.
		const timer = setTimeout(() => void reload(), looked === 0 ? LOOK_MS / 2 : LOOK_MS);
		return () => clearTimeout(timer);
	}, [busy, offline, looked, reload]);

	return { view, offline, show, reload };
}

/** Whether the server is doing something with an import; one that stopped waits for a person. */
function isBusy({ state, problem }: Pick<ImportView, 'state' | 'problem'>): boolean {
	return (
		state === 'reading' || ((state === 'committing' || state === 'undoing') && problem === null)
	);
}
