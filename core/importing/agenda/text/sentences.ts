/** Abbreviations inside names: 'V. Guimarães', 'Sp. Braga', 'Desp. Chaves'. */
const SHORT_FORM =
	'Desp|Dep|Est|Atl|Ath|Acad|Rep|Sta|Sto|Int|Vit|Bor|Prof|Eng|Gov|Pres|Cel|Obs|Venc|Perd';

/**
 * A sentence boundary: a period before a capital, unless it ends an abbreviation. The last word may
 * be a state ('Atlético-MG. Quinta-feira, jogam …') or the letter of a series or group.
 */
const END = new RegExp(
	String.raw`(?<!(?<!(?:s[ée]rie|grupo|chave|liga|classe)\s)(?<![\p{L}\d])(?:\p{Lu}|\p{Lu}\p{Ll}|${SHORT_FORM}))\.\s+(?=["“]?\p{Lu})`,
	'u',
);
const CRY = /(?<=\p{L}{3}[!?])\s+(?=\p{Lu}(?:\p{Ll}|\s\p{Lu}))/u;

/** The sentences of a text, without the periods between them. */
export function sentencesOf(text: string): string[] {
	return text.includes('. ') || /[!?] /u.test(text)
		? text.split(END).flatMap((part) => part.split(CRY))
		: [text];
}

/** The last sentence of a text. */
export function lastSentence(text: string): string {
	return sentencesOf(text).at(-1) ?? text;
}
