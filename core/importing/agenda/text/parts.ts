/** 'Desp. Chaves'. */
const SHORT_FORM =
	'Desp|Dep|Est|Atl|Ath|Acad|Rep|Sta|Sto|Int|Vit|Bor|Prof|Eng|Gov|Pres|Cel|Obs|Venc|Perd';

/** A period not after an abbreviation, but after 'Série A'; or a cry. */
const SENTENCE_END = new RegExp(
	String.raw`(?<!(?<!(?:s[ée]rie|grupo|chave|liga|classe)\s)(?<![\p{L}\d])(?:\p{Lu}|\p{Lu}\p{Ll}|${SHORT_FORM}))\.\s+(?=["“]?\p{Lu})|(?<=\p{L}{3}[!?])\s+(?=\p{Lu}(?:\p{Ll}|\s\p{Lu}))`,
	'u',
);

/** The sentences of a text, without the periods between. */
export function sentencesOf(text: string): string[] {
	return text.split(SENTENCE_END);
}

/** The last sentence of a text. */
export function lastSentence(text: string): string {
	return sentencesOf(text).at(-1) ?? text;
}

const FIELD_END =
	/[.,;]\s+(?=(?:Transmiss(?:[ãa]o|[õo]es)|Onde assistir|Cana(?:l|is)|TV|Ao vivo|Local|Hor[áa]rio)\s?:)|\s*[|·•;\t]\s*|\s*[–—-]\s+|\s+[–—-](?=\p{Lu}|transmiss)|(?<=[\p{L}\d)]{3})\.\s+(?=\p{Lu})/uy;

/** Splits at strong separators outside parentheses; a leading group is a field. */
export function splitFields(text: string): string[] {
	const fields: string[] = [];
	let [depth, start] = [0, 0];
	for (let place = 0; place < text.length; place++) {
		const char = text[place] ?? '';
		if ('(['.includes(char)) depth++;
		else if (')]'.includes(char)) {
			depth = Math.max(0, depth - 1);
			const group = text.slice(start, place + 1).trim();
			if (depth === 0 && '(['.includes(group[0] ?? ' ')) {
				fields.push(group.slice(1, -1));
				start = place + 1;
			}
		}
		if (depth > 0) continue;
		FIELD_END.lastIndex = place;
		const separator = FIELD_END.exec(text);
		if (!separator) continue;
		fields.push(text.slice(start, place));
		start = place + separator[0].length;
		place = start - 1;
	}
	return [...fields, text.slice(start)].map(trimField).filter(Boolean);
}

/** The field without punctuation around it. */
export function trimField(field: string): string {
	return field
		.replace(/^[\s,:;.–—-]+|[\s,:;–—-]+$/gu, '')
		.replace(/\)\.$/u, ')')
		.replace(/^\((.*)\)$/u, '$1')
		.trim();
}
