import type { LinkedSuggestion, SuggestionAnswer } from '#core/search/suggestion.ts';

/**
 * What is known for the term that is wanted now. `shown` = its suggestions, or while they are on
 * their way those of the term before, so that the list does not jump.
 */
export type SuggestionState = {
	term: string;
	status: 'waiting' | 'ready' | 'offline' | 'failed';
	shown: readonly LinkedSuggestion[];
	/** What of the term was understood. */
	words: readonly string[];
};

/** What the page itself has for a term. */
type Here = (term: string) => readonly LinkedSuggestion[];
type Ask = (term: string, signal: AbortSignal) => Promise<SuggestionAnswer>;

/** Whoever types is not asked for at every letter. */
const PAUSE_MS = 120;
const MOST_KEPT = 60;

export const NOTHING_ASKED: SuggestionState = { term: '', status: 'waiting', shown: [], words: [] };

/**
 * Asks for suggestions as a reader types: after a pause, one question at a time, the one before is
 * called off, an answer that comes late is never shown, and what is known is not asked again. Where
 * no answer comes, what the page has `here` stands in; `isOnline` tells why.
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

	/** Another letter while one waits already is no news for whoever draws the list. */
	function tell(next: SuggestionState): void {
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
		// A late answer is for nobody, and one that is there cannot be called off any more.
		if (asking !== own) return;
		asking = null;
		tell(next);
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
		// The browser takes a millisecond for it, which belongs to the letter that is being drawn.
		if (late !== null) setTimeout(() => late.abort());
		asking = null;
		isWanted = false;
	}

	return {
		/** Wants the suggestions of a term (a result of `searchTerm`, not empty). */
		want(term: string): void {
			if (
				term === state.term &&
				(state.status === 'ready' || (state.status === 'waiting' && isWanted))
			)
				return;
			stop();
			isWanted = true;
			const known = kept.get(term);
			if (known !== undefined) return tell(readyState(term, known));
			tell({ ...state, term, status: 'waiting' });
			timer = setTimeout(fetchTerm, PAUSE_MS, term);
		},
		stop,
	};
}

function readyState(term: string, { suggestions, words }: SuggestionAnswer): SuggestionState {
	return { term, status: 'ready', shown: suggestions, words };
}
