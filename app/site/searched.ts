import { useEffect, useState } from 'react';

/** The search of the box in the frame. */
type Searched = {
	/** The current term: trimmed and lower-cased (S2.01). */
	term: string;
	/** Incremented when the term changes other than by typing. */
	turn: number;
	/** More keystrokes may follow: code that puts the term elsewhere waits for the last one. */
	isTyping: boolean;
};

/**
 * Bypasses context: on a context change React searches every row of a day for consumers, on each
 * keystroke. The listeners are React state setters, so all their updates batch into one render.
 */
export type SearchedSource = {
	now: Searched;
	/**
	 * The search that the page was rendered with, until hydration is complete: earlier keystrokes
	 * must not differ from the markup.
	 */
	sent: Searched | null;
	listeners: Set<(searched: Searched) => void>;
};

export function publishSearched(source: SearchedSource, news: Partial<Searched>): void {
	source.now = { ...source.now, ...news };
	for (const listener of source.listeners) listener(source.now);
}

/** The current search; its users re-render on each keystroke. */
export function useSearched(source: SearchedSource): Searched {
	const [searched, follow] = useState(source.sent ?? source.now);
	useEffect(() => {
		// Catches changes between render and effect.
		follow(source.now);
		source.listeners.add(follow);
		return () => {
			source.listeners.delete(follow);
		};
	}, [source]);
	return searched;
}
