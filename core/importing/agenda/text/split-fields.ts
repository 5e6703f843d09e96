const FIELD_END =
	/(?:[.,;]\s+(?=(?:Transmiss[ãa]o|Transmiss[õo]es|Onde assistir|Cana(?:l|is)|TV|Ao vivo|Local|Hor[áa]rio)\s?:)|\s*[|·•;\t]\s*|\s+[–—-]\s+|(?<=\S)[–—-]\s+|(?<=[\p{L}\d)]{3})\.\s+(?=\p{Lu})|\s+[–—-](?=\p{Lu}|transmiss))/uy;

/**
 * Splits at strong separators outside parentheses. A parenthesized group at the start of a field
 * becomes its own field.
 */
export function splitFields(text: string): string[] {
	const fields: string[] = [];
	let [depth, start] = [0, 0];
	for (let place = 0; place < text.length; place++) {
		const char = text[place] ?? '';
		if ('(['.includes(char)) depth++;
		else if (')]'.includes(char)) {
			depth = Math.max(0, depth - 1);
			const group = text.slice(start, place + 1).trim();
			if (depth === 0 && /^[([]/.test(group)) {
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

/** A field without the punctuation around it. */
export function trimField(field: string): string {
	return field
		.replace(/^[\s,:;.–—-]+|[\s,:;–—-]+$/gu, '')
		.replace(/\)\.$/u, ')')
		.replace(/^\((.*)\)$/u, '$1')
		.trim();
}
