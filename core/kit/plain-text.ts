/** Control characters, including bidirectional ones. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * A name for one line of text elsewhere: no line breaks, control characters or lone surrogates
 * (which `encodeURIComponent` rejects), cut at `most` characters with '…'.
 */
export function oneLine(text: string, most: number): string {
	const clean = text
		.replace(/\p{Surrogate}/gu, '')
		.replace(UNSEEN, ' ')
		.replace(/\s+/gu, ' ')
		.trim();
	const characters = [...clean];
	return characters.length <= most
		? clean
		: `${characters
				.slice(0, most - 1)
				.join('')
				.trimEnd()}…`;
}
