import { useEffect, useState } from 'react';
import { onlineState } from '#app/live/online-state.ts';
import type { SuggestionAnswer } from '#core/search/suggestion.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { knownHere } from './known-here.ts';
import {
	createSuggestionSource,
	NOTHING_ASKED,
	type SuggestionState,
} from './suggestion-source.ts';

/** After this many milliseconds an answer no longer helps, and the reader sees a failure. */
const TIMEOUT_MS = 8_000;

async function ask(term: string, signal: AbortSignal): Promise<SuggestionAnswer> {
	const query = new URLSearchParams({ q: term });
	const response = await fetch(`${callPaths.suggestions}?${query}`, {
		signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
	});
	if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
	return response.json();
}

const isOnline = () => navigator.onLine && !onlineState.read().offline;

/** The suggestions for a term while `isWanted`; loaded again when the connection returns. */
export function useSuggestions(term: string, isWanted: boolean): SuggestionState {
	const [state, setState] = useState(NOTHING_ASKED);
	const [source] = useState(() =>
		createSuggestionSource({ ask, here: knownHere, isOnline }, setState),
	);
	useEffect(() => {
		if (!isWanted) return;
		const want = () => source.want(term);
		want();
		window.addEventListener('online', want);
		return () => {
			window.removeEventListener('online', want);
			source.stop();
		};
	}, [source, term, isWanted]);
	return state;
}
