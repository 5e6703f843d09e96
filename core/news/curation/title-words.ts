import { normalize } from '#core/search/normalize.ts';

/** Words common to all titles, which carry no subject. */
const EMPTY_WORDS = new Set(
	(
		'a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para pra com sem sob sobre entre ate apos antes e ou mas que se ' +
		'ao aos como quando onde quem qual sera foi era ser esta estao vai vao tem ter ha ja nao sim mais menos muito the of and in on at to for is ' +
		'veja confira saiba assista ao vivo video videos fotos opiniao hoje amanha ontem x vs'
	).split(' '),
);

/**
 * The subject words of a title: comparable, without the empty ones, unique, sorted. 'Flamengo vence
 * o Palmeiras' → flamengo palmeiras vence.
 */
export function titleWords(title: string): string[] {
	// 'ge.globo | Flamengo vence' and 'Flamengo vence - Lance!': the name of the source is not part
	// of the title.
	const words = normalize(withoutSource(title)).split(' ');
	return [
		...new Set(
			words.filter((word) => (word.length > 1 || isNumber(word)) && !EMPTY_WORDS.has(word)),
		),
	].toSorted();
}

/** A short last part after ' - ' or ' | ' names the source; the rest is the title. */
function withoutSource(title: string): string {
	const parts = title.split(/\s[|–—-]\s/);
	const last = parts.at(-1) ?? '';
	const rest = parts.slice(0, -1).join(' ');
	return parts.length > 1 && last.split(/\s+/).length <= 3 && rest.split(/\s+/).length >= 4
		? rest
		: title;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/**
 * Similarity of two titles: shared words among all words of both, 0 … 1. Zero where each has a
 * number that the other lacks: 'Os jogos da rodada 31' are not those of 'rodada 32'. Both lists
 * come from `titleWords`.
 */
export function titleLikeness(a: readonly string[], b: readonly string[]): number {
	if (a.length === 0 || b.length === 0) return 0;
	const [own, other] = [new Set(a), new Set(b)];
	if (
		a.some((word) => isNumber(word) && !other.has(word)) &&
		b.some((word) => isNumber(word) && !own.has(word))
	)
		return 0;
	const common = a.filter((word) => other.has(word)).length;
	return common / (a.length + b.length - common);
}
