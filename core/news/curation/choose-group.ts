import { titleLikeness } from './title-words.ts';

/** Items with similar titles within this time are one piece of news. */
export const TITLE_WINDOW_MS = 48 * 3_600_000;
/**
 * Minimum share of common words, and their minimum number: titles of three words are easily
 * similar.
 */
const LEAST_LIKENESS = 0.6;
const LEAST_COMMON = 3;

/** A grouped item that shares a key with the new one. */
export type KnownItem = {
	groupId: string;
	by: 'guid' | 'address' | 'title';
	words: readonly string[];
	at: number;
};

/**
 * The groups of an item, the first being the one it joins; several = they are one and must merge.
 * Empty = it starts a new group.
 */
type GroupChoice = { groups: string[]; by: KnownItem['by'] | null };

/**
 * The rule of duplicates across sources. An equal identifier, otherwise an equal address, makes two
 * items one at any distance in time. If neither is known, similar titles within 48 hours do.
 * `known` in any order: the choice is the same.
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
