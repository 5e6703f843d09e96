import { titleLikeness } from './title-words.ts';

/** Items whose titles are alike are one piece of news within this time. */
export const TITLE_WINDOW_MS = 48 * 3_600_000;
/** Least share of common words, and least number of them: three words are soon alike. */
const LEAST_LIKENESS = 0.6;
const LEAST_COMMON = 3;

/** An item that is grouped already and shares some key with the new one. */
export type KnownItem = {
	groupId: string;
	by: 'guid' | 'address' | 'title';
	words: readonly string[];
	at: number;
};

/**
 * Into which groups an item belongs, the first one being the one it joins; several = they turn out
 * to be one. None = it begins a group.
 */
type GroupChoice = { groups: string[]; by: KnownItem['by'] | null };

/**
 * The rule of duplicates across sources: the same identifier, else the same address, makes two
 * items one whenever they were published; only where neither is known, a title that shares most of
 * its words, published within 48 hours. `known` in any order: the choice is the same.
 */
export function chooseGroup(
	item: { words: readonly string[]; at: number },
	known: readonly KnownItem[],
): GroupChoice {
	const strong = known.filter(({ by }) => by !== 'title');
	if (strong.length > 0) {
		const ids = (by: KnownItem['by']) =>
			strong.filter((other) => other.by === by).map(({ groupId }) => groupId);
		return {
			groups: [...new Set([...ids('guid').toSorted(), ...ids('address').toSorted()])],
			by: ids('guid').length > 0 ? 'guid' : 'address',
		};
	}
	const alike = known
		.map((other) => ({ groupId: other.groupId, likeness: likenessOf(item, other) }))
		.filter(({ likeness }) => likeness >= LEAST_LIKENESS)
		.toSorted((a, b) => b.likeness - a.likeness || (a.groupId < b.groupId ? -1 : 1));
	const best = alike[0];
	return best === undefined ? { groups: [], by: null } : { groups: [best.groupId], by: 'title' };
}

function likenessOf(item: { words: readonly string[]; at: number }, other: KnownItem): number {
	if (Math.abs(item.at - other.at) > TITLE_WINDOW_MS) return 0;
	const common = item.words.filter((word) => other.words.includes(word)).length;
	const isSame = common === item.words.length && common === other.words.length;
	return common < LEAST_COMMON && !(isSame && common > 1)
		? 0
		: titleLikeness(item.words, other.words);
}
