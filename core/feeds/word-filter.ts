import { normalize } from '#core/search/normalize.ts';

type WordFilter = { keep: readonly string[]; block: readonly string[] };

/**
 * Whether an item passes its source's word filter. No word of `block` may occur; if `keep` has
 * words, at least one must. Matches whole words and phrases in title and summary, ignoring case and
 * accents.
 */
export function passesWords(
	{ keep, block }: WordFilter,
	...texts: readonly (string | null)[]
): boolean {
	const text = ` ${normalize(texts.filter((part) => part !== null).join(' '))} `;
	const has = (phrase: string) => {
		const words = normalize(phrase);
		return words !== '' && text.includes(` ${words} `);
	};
	return !block.some(has) && (keep.length === 0 || keep.some(has));
}
