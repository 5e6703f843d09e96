import { normalize } from '#core/search/normalize.ts';

/** A regex fragment: a name of up to four capitalized words. */
export const NAME = String.raw`\p{Lu}[\p{L}.’'-]{1,24}(?: (?:d[aeo]s? )?\p{Lu}[\p{L}.’'-]{0,24}){0,3}`;
/** 'Rodada 1 – Canaã x Jequié': a list line names both sides, and only facts follow them. */
const SIDES = new RegExp(
	String.raw`(?:^|[–—:|)-]\s|\d{1,2}h\d{0,2}\s|\d:\d\d\s)(${NAME}) [xX×] (${NAME})(?=\s*(?:$|[–—(|,-]))`,
	'u',
);
const LONGEST_LINE = 140;
const SHORTEST_NAME = 4;
const MOST_LINES = 2_000;

/** 'Napoli Fox Sports', 'SBT Flamengo': a row that lost its cells, not a name. */
function holdsKnown(name: string, knows: (name: string) => boolean): boolean {
	const words = name.split(' ');
	return words.some(
		(_, at) =>
			knows(words.slice(0, at + 1).join(' ')) || (at > 0 && knows(words.slice(at).join(' '))),
	);
}

/**
 * Normalized names of the clubs in a page's lists. Its sentences may mention them, although the
 * guide does not know them.
 */
export function namesOfLists(text: string, knows: (name: string) => boolean): ReadonlySet<string> {
	const names = new Set<string>();
	let left = MOST_LINES;
	for (const line of text.split('\n')) {
		if (line.length > LONGEST_LINE || !/ [xX×] /u.test(line)) continue;
		if (left-- === 0) break;
		for (const name of SIDES.exec(line.trim())?.slice(1) ?? [])
			if (name.length >= SHORTEST_NAME && !holdsKnown(name, knows)) names.add(normalize(name));
	}
	return names;
}
