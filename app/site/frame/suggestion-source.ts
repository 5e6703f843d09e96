import type { LinkedSuggestion, SuggestionAnswer } from '#core/search/suggestion.ts';

/**
 * State of the current term. `shown` = its suggestions, or the previous term's while the request is
 * in flight, so that the list does not jump.
 */
export type SuggestionState = {
	term: string;
	status: 'waiting' | 'ready' | 'offline' | 'failed';
	shown: readonly LinkedSuggestion[];
	/** The words of the term that were understood. */
	words: readonly string[];
};

/** Suggestions from the page itself, used without an answer. */
type Here = (term: string) => readonly LinkedSuggestion[];
type Ask = (term: string, signal: AbortSignal) => Promise<SuggestionAnswer>;

/** Debounce of the typing, in milliseconds. */
const PAUSE_MS = 120;
const MOST_KEPT = 60;

export const NOTHING_ASKED: SuggestionState = { term: '', status: 'waiting', shown: [], words: [] };

/**
 * Loads suggestions while a reader types. Requests are debounced, the previous one is aborted, late
 * answers are dropped, and answers are cached. Without an answer the suggestions of the page
 * (`here`) are shown; `isOnline` decides between 'failed' and 'offline'.
 */
export function createSuggestionSource(
	{ ask, here, isOnline }: { ask: Ask; here: Here; isOnline: () => boolean },
	report: (state: SuggestionState) => void,
) {
	const kept = new Map<string, SuggestionAnswer>();
	let state = NOTHING_ASKED;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asking: AbortController | null = null;
	let isWanted = false;

	/** A further keystroke while already waiting changes nothing visible, so it is not reported. */
	function update(next: SuggestionState): void {
		const isNews =
			next.status !== 'waiting' || state.status !== 'waiting' || next.shown !== state.shown;
		state = next;
		if (isNews) report(next);
	}

	async function fetchTerm(term: string): Promise<void> {
		const own = new AbortController();
		asking = own;
		const next = await ask(term, own.signal).then(
			(answer) => keep(term, answer),
			(): SuggestionState => ({
				term,
				status: isOnline() ? 'failed' : 'offline',
				shown: here(term),
				words: [],
			}),
		);
		// Drops a late answer: one that has already arrived cannot be aborted.
		if (asking !== own) return;
		asking = null;
		update(next);
	}

	function keep(term: string, answer: SuggestionAnswer): SuggestionState {
		kept.set(term, answer);
		const [oldest] = kept.keys();
		if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
		return readyState(term, answer);
	}

	function stop(): void {
		clearTimeout(timer);
		const late = asking;
		// Aborting takes the browser a millisecond, which this keystroke's frame needs.
		if (late !== null) setTimeout(() => late.abort());
		asking = null;
		isWanted = false;
	}

	return {
		/** Requests the suggestions of a term (a result of `searchTerm`, not empty). */
		want(term: string): void {
			if (
				term === state.term &&
				(state.status === 'ready' || (state.status === 'waiting' && isWanted))
			)
				return;
			stop();
			isWanted = true;
			const known = kept.get(term);
			if (known !== undefined) return update(readyState(term, known));
			update({ ...state, term, status: 'waiting' });
			timer = setTimeout(fetchTerm, PAUSE_MS, term);
		},
		stop,
	};
}

function readyState(term: string, { suggestions, words }: SuggestionAnswer): SuggestionState {
	return { term, status: 'ready', shown: suggestions, words };
}
