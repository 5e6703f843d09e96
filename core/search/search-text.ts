import { normalize } from './normalize.ts';

/**
 * Joins the names under which one thing is found into one text of comparable words for
 * `gameMatcher`, each word once: pages carry it. Only a single letter keeps the word before it,
 * since the two say something together: 'brasileirao serie b segundona'.
 */
export function searchText(names: readonly string[]): string {
	let text = ' ';
	for (const name of names) {
		let before = '';
		for (const word of normalize(name).split(' ')) {
			const isPair = word.length === 1 && before !== '';
			const unit = isPair ? `${before} ${word}` : word;
			if (!text.includes(` ${unit} `))
				text += isPair && text.endsWith(` ${before} `) ? `${word} ` : `${unit} `;
			before = word;
		}
	}
	return text.trim();
}

/** Whether some word of the text begins like this. */
export function hasBeginning(text: string, word: string): boolean {
	return ` ${text}`.includes(` ${word}`);
}
