import { normalize } from './normalize.ts';

/**
 * Joins the names of one thing into one text of unique comparable words for `gameMatcher`: pages
 * carry it. A single letter keeps the word before it, because the two belong together: 'brasileirao
 * serie b segundona'.
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

/** Whether any word of the text has this prefix. */
export function hasBeginning(text: string, word: string): boolean {
	return ` ${text}`.includes(` ${word}`);
}
