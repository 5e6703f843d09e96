import { isLink, isStructure, isWeak } from '#core/search/structure-words.ts';

/**
 * Number of words from `at` on that an acronym stands for, or 0: 'vfl' for 'verein fur
 * leibesubungen'. The acronym may skip links.
 */
function runLength(acronym: string, words: readonly string[], at: number): number {
	let letter = 0;
	for (let next = at; next < words.length; next++) {
		const word = words[next] ?? '';
		// A long form consists of full words: 'fk chertanovo' is not one of 'fc'. An acronym may
		// include a link: 'GyE' for 'Gimnasia y Esgrima'.
		const isInside = letter > 0 && letter < acronym.length - 1;
		if ((word.length > 2 || (isInside && isLink(word))) && word[0] === acronym[letter]) letter++;
		else if (!isLink(word)) return 0;
		if (letter === acronym.length) return next - at + 1;
	}
	return 0;
}

function isFiller(word: string): boolean {
	return isStructure(word) || isLink(word) || /^\d+$/.test(word);
}

function skipFillers(words: readonly string[], at: number): number {
	let next = at;
	while (next < words.length && isFiller(words[next] ?? '')) next++;
	return next;
}

type Progress = { at: number; anchors: number; acronyms: number };

/** Matches one word of the short form in the long one; null where they differ. */
function follow(
	word: string,
	long: readonly string[],
	{ at, anchors, acronyms }: Progress,
): Progress | null {
	const isOwn = !isWeak(word) && !isStructure(word);
	if (word === long[at]) return { at: at + 1, anchors: anchors + Number(isOwn), acronyms };
	const next = skipFillers(long, at);
	if (word.length >= 2 && word.length <= 5) {
		for (const start of new Set([at, next])) {
			const run = runLength(word, long, start);
			if (run > 0) return { at: start + run, anchors, acronyms: acronyms + 1 };
		}
	}
	if (isFiller(word)) return { at, anchors, acronyms };
	return word === long[next] ? { at: next + 1, anchors: anchors + Number(isOwn), acronyms } : null;
}

/**
 * Whether a long form spells out the abbreviations of a short one: 'Verein für Leibesübungen Bochum
 * 1848' and 'VfL Bochum', 'Carl Zeiss Jena' and 'CZ Jena'. Word order must match. Both must share
 * at least one word of the name itself, and at least one acronym must be spelled out. Only
 * structure words and years may remain.
 */
export function spellsOut(long: readonly string[], short: readonly string[]): boolean {
	let progress: Progress | null = { at: 0, anchors: 0, acronyms: 0 };
	for (const word of short) {
		progress = follow(word, long, progress);
		if (progress === null) return false;
	}
	return (
		skipFillers(long, progress.at) === long.length && progress.anchors > 0 && progress.acronyms > 0
	);
}
