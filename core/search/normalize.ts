/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ħ: 'h',
	ı: 'i',
	ə: 'a',
	ŋ: 'n',
	ĸ: 'k',
	ŧ: 't',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
/** Straight, curly and modifier apostrophes: 'Nott'm' is one word. */
const APOSTROPHES = /['’‘‛ʼʹʻˈ`´′]/gu;

const PLAIN = /^[ -~]*$/;

function withoutAccents(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
		.replace(APOSTROPHES, '');
}

/**
 * The canonical comparable form of a name: lower case, no accents, ligatures expanded, apostrophes
 * dropped. '&' becomes 'e', '+' becomes 'plus' ('Disney+'), and other punctuation a single space.
 * Idempotent; letters of other scripts stay.
 */
export function normalize(text: string): string {
	// Must precede decomposition: NFKD turns a free-standing accent into a space and a mark.
	const bare = text.replace(APOSTROPHES, '');
	const letters = PLAIN.test(bare) ? bare.toLowerCase() : withoutAccents(bare);
	return letters
		.replaceAll('&', ' e ')
		.replaceAll('+', ' plus ')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
