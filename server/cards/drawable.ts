import { oneLine } from '#core/kit/plain-text.ts';

/**
 * Characters of names that Archivo's latin and latin-ext files have glyphs for: `draw-card.test.ts`
 * draws each of them.
 */
const DRAWABLE =
	/[\u0020-\u007e\u00a1-\u00ac\u00ae-\u0137\u0139-\u0148\u014a-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u2122]/u;

/**
 * Makes every character of a text drawable. Others take their plain form ('ạ' → 'a', 'Ａ' → 'A') or
 * are dropped, because an empty box is worse. At most `most` characters; `instead` when no letter
 * or digit is left.
 */
export function drawable(text: string, most: number, instead = ''): string {
	const kept = [...oneLine(text, 400).normalize('NFC')].map(plainForm).join('');
	return /[\p{L}\p{N}]/u.test(kept) ? oneLine(kept, most) : instead;
}

function plainForm(character: string): string {
	if (DRAWABLE.test(character)) return character;
	return [...character.normalize('NFKD')].filter((part) => DRAWABLE.test(part)).join('');
}
