import { isWeak } from '#core/search/structure-words.ts';
import { comparable } from './among-compare.ts';
import type { AmongIndex, AmongName } from './among-index.ts';

const OWN_WORD = 4;

/**
 * Whether every word of the query is, in order, a word of the name or a prefix of one: 'Evert.
 * V.d.Mar', 'Queen of Sth'.
 */
function isShortened(asked: AmongName, other: AmongName): boolean {
	let [from, own] = [0, 0];
	for (const word of asked.words) {
		const at = other.words.findIndex((full, place) => place >= from && full.startsWith(word));
		if (at < 0) return false;
		from = at + 1;
		if (word.length > 2 && !isWeak(other.words[at] ?? '')) own++;
	}
	return own > 0;
}

/** Names that the query shortens word by word. */
export function shortened(asked: AmongName, { names }: AmongIndex): AmongName[] {
	return names.filter((other) => comparable(asked, other) && isShortened(asked, other));
}

function ownWords({ shape }: AmongName): string[] {
	return shape.core.filter((word) => !isWeak(word) && word.length >= OWN_WORD);
}

/**
 * The single shared word ends the query ('Siófoki Bányász') and begins neither name: a place or a
 * trade, not the club.
 */
function sharesPlaceOnly(asked: AmongName, other: AmongName): boolean {
	const shared = asked.shape.core.filter((word) => other.shape.core.includes(word));
	const [only] = shared;
	if (shared.length !== 1 || only !== asked.shape.core.at(-1)) return false;
	const head = ({ shape }: AmongName) => shape.core.find((word) => !isWeak(word));
	return head(asked) !== only && head(other) !== only;
}

/**
 * Names that share distinctive words with the query; among several, those that share the most.
 * 'Burslem Port Vale FC' is 'Port Vale FC', 'Azul y Blanco Millonarios Fútbol Club' is 'Millonarios
 * Bogotá'.
 */
export function bySharedWords(asked: AmongName, index: AmongIndex): AmongName[] {
	const counts = new Map<AmongName, number>();
	for (const word of ownWords(asked)) {
		for (const other of index.byWord.get(word) ?? [])
			if (comparable(asked, other)) counts.set(other, (counts.get(other) ?? 0) + 1);
	}
	const most = Math.max(0, ...counts.values());
	const found = [...counts].flatMap(([other, count]) => (count === most ? [other] : []));
	const [only] = found;
	return found.length === 1 && only && sharesPlaceOnly(asked, only) ? [] : found;
}
