import { normalize } from '#core/search/normalize.ts';
import type { LinkedSuggestion } from '#core/search/suggestion.ts';
import { isListPage, paths } from '#core/site/paths.ts';

/** Paths that a suggestion may lead to. */
const STARTS = [paths.game(''), paths.team(''), paths.competition(''), paths.channel('')];
/** As many as the guide itself suggests. */
const MOST = 8;

type PageLink = { path: string; text: string };

/**
 * Suggestions from the current page. A list filters itself; from other pages the links to games,
 * teams, competitions and channels are used.
 */
export function knownHere(term: string): LinkedSuggestion[] {
	if (isListPage(window.location.pathname)) return [];
	const anchors = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
	return amongLinks(
		term,
		anchors.map(({ pathname, textContent }) => ({ path: pathname, text: textContent })),
	);
}

/**
 * The links whose text has, for every word of the term, a word that starts with it; each address
 * once.
 */
export function amongLinks(term: string, links: readonly PageLink[]): LinkedSuggestion[] {
	const words = normalize(term).split(' ');
	const found = new Map<string, LinkedSuggestion>();
	for (const { path, text } of links) {
		const name = text.replace(/\s+/gu, ' ').trim();
		const own = ` ${normalize(name)}`;
		const isFound =
			STARTS.some((start) => path.startsWith(start)) &&
			words.every((word) => own.includes(` ${word}`));
		if (isFound && !found.has(path))
			found.set(path, { kind: 'page', id: path, name, detail: '', url: path });
	}
	return [...found.values()].slice(0, MOST);
}
