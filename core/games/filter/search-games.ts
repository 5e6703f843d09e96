import type { GameList } from '#core/games/day/day-view.ts';
import { type GameText, gameMatcher } from '#core/search/game-matcher.ts';
import { normalize } from '#core/search/normalize.ts';
import { searchText } from '#core/search/search-text.ts';

/** A reader searches the same list again on each keystroke. */
const knownTexts = new WeakMap<GameList, GameText[]>();

/**
 * Indexes of the games that match a term by team, competition or channel (S2.03), by `gameMatcher`.
 * Only without an exact match, one typing error per word is forgiven. An empty term matches all.
 */
export function searchGames(list: GameList, term: string): Set<number> {
	const texts = knownTexts.get(list) ?? gameTexts(list);
	knownTexts.set(list, texts);
	const places = (isFound: (game: GameText) => boolean) =>
		new Set(texts.flatMap((text, place) => (isFound(text) ? [place] : [])));
	const found = places(gameMatcher(term));
	return found.size > 0 ? found : places(gameMatcher(term, { forgiving: true }));
}

function gameTexts(list: GameList): GameText[] {
	const channels = list.channels.map(({ name }) => normalize(name));
	const sideText = (side: number | string) =>
		typeof side === 'number' ? (list.teams[side]?.keys ?? '') : searchText([side]);
	return list.games.map(({ home, away, competition, broadcasts }) => ({
		sides: [sideText(home), sideText(away)],
		competition: list.competitions[competition]?.keys ?? '',
		channels: broadcasts.flatMap(({ channel }) => channels[channel] ?? []),
	}));
}
