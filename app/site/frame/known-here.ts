import { normalize } from '#core/search/normalize.ts';
import type { LinkedSuggestion } from '#core/search/suggestion.ts';
import { isListPage, paths } from '#core/site/paths.ts';

/** What a search may lead to. */
const STARTS = [paths.game(''), paths.team(''), paths.competition(''), paths.channel('')];
/** As many as the guide itself suggests. */
const MOST = 8;

type PageLink = { path: string; text: string };

/**
 * What the page in the window has for a term: a list filters itself, from other pages their links
 * to games, teams, competitions and channels.
 */
export function knownHere(term: string): LinkedSuggestion[] {
	if (isListPage(window.location.pathname)) return [];
	const anchors = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
	return amongLinks(
		term,
		anchors.map(({ pathname, textContent }) => ({ path: pathname, text: textContent })),
	);
}

/** The links in whose text every word of the term begins a word, each address once. */
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
