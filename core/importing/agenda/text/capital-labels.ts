const LABELS = 'JOGO|DATA|LOCAL|EST[ÁA]DIO|HOR[ÁA]RIO|ARBITRAGEM|TRANSMISS[ÃA]O|ONDE ASSISTIR';
const LABEL = new RegExp(String.raw`(?:^|\s)(${LABELS}):?\s(?=\S)`, 'gu');
const FEWEST = 3;

/**
 * 'JOGO Remo x Avaí DATA 20/11 LOCAL Mangueirão HORÁRIO 16h': restores capitalized labels that lost
 * their colons and line breaks. Other text is unchanged.
 */
export function writeCapitalLabels(text: string): string {
	if (!text.startsWith('JOGO ') || [...text.matchAll(LABEL)].length < FEWEST) return text;
	return text
		.replace(LABEL, (_, label: string) => ` | ${label[0]}${label.slice(1).toLowerCase()}: `)
		.replace(/^ \| /u, '');
}
