/** Windows-1252 characters of the bytes 0x80–0x9f. */
const SIGNS: Readonly<Record<string, number>> = {
	'€': 0x80,
	'‚': 0x82,
	ƒ: 0x83,
	'‡': 0x87,
	'‰': 0x89,
	Š: 0x8a,
	'“': 0x93,
	'”': 0x94,
	'•': 0x95,
	š: 0x9a,
	œ: 0x9c,
};
const FOLLOWER = String.raw`[\u0080-\u00bf€‚ƒ‡‰Š“”•šœ]`;
const MISREAD = new RegExp(`([ÂÃ])(${FOLLOWER})`, 'gu');
const QUOTES = /â€([“”™œ˜¦])/gu;
const QUOTE_SIGNS: Readonly<Record<string, string>> = {
	'“': '–',
	'”': '—',
	'™': '’',
	'˜': '‘',
	œ: '“',
	'¦': '…',
};
/** Its no-break space became a plain space. */
const GRAVE = /(?<=^|[\s(])Ã (?=s\s|\p{Ll}{2,})/gmu;

/** Repairs UTF-8 read as Windows-1252; other text is unchanged. */
export function withoutMisread(text: string): string {
	if (!/[ÂÃ]|â€/u.test(text)) return text;
	return text
		.replace(MISREAD, (_, lead: string, follower: string) => {
			const byte = (SIGNS[follower] ?? follower.charCodeAt(0)) & 0x3f;
			return String.fromCharCode((lead === 'Ã' ? 0xc0 : 0x80) + byte);
		})
		.replace(QUOTES, (_, sign: string) => QUOTE_SIGNS[sign] ?? '')
		.replace(GRAVE, 'à');
}
