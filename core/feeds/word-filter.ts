import { normalize } from '#core/search/normalize.ts';

type WordFilter = { keep: readonly string[]; block: readonly string[] };

/**
 * Whether an item passes the words of its source: none of `block` may stand in it, and when there
 * are words in `keep`, one of them has to. Whole words and phrases, without case and accents, in
 * title and summary.
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
