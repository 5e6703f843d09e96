import { useEffect, useState } from 'react';

/** What the frame's box searches for. */
type Searched = {
	/** The term in force: trimmed and lower-cased (S2.01). */
	term: string;
	/** Rises whenever the term became another one otherwise than by typing. */
	turn: number;
	/** More letters may come: what carries the term elsewhere waits for the last one. */
	isTyping: boolean;
};

/**
 * Tells frame and page of it past React's context, on purpose: for a changed context React looks
 * through every row of a day for somebody who reads it, at every letter. The listeners are setters
 * of React's states: all that they draw is one drawing.
 */
export type SearchedSource = {
	now: Searched;
	/**
	 * What the page was sent with, until React has taken the whole of it over: what is typed
	 * meanwhile must not differ from the markup.
	 */
	sent: Searched | null;
	listeners: Set<(searched: Searched) => void>;
};

export function tellSearched(source: SearchedSource, news: Partial<Searched>): void {
	source.now = { ...source.now, ...news };
	for (const listener of source.listeners) listener(source.now);
}

/** The search as it is told: whoever uses it is drawn anew with every letter. */
export function useSearched(source: SearchedSource): Searched {
	const [searched, follow] = useState(source.sent ?? source.now);
	useEffect(() => {
		// What was told between the drawing and now.
		follow(source.now);
		source.listeners.add(follow);
		return () => {
			source.listeners.delete(follow);
		};
	}, [source]);
	return searched;
}
