import { lazily } from '#core/kit/lazily.ts';
import { nameShape, sameLetters } from './name-shape.ts';
import { normalize } from './normalize.ts';
import type { AmbiguousAlias, NamedEntry } from './resolution.ts';
import { byPlace, isOneTypingError, nearTo } from './typing-error.ts';

/** Shorter words are too similar: 'Ceres' is not 'Ceris'. */
const LONG = 6;

type Form = { words: string[]; ids: Set<string> };

function isError(a: string, b: string): boolean {
	return (
		Math.min(a.length, b.length) >= LONG &&
		a[0] === b[0] &&
		!/\d/.test(a + b) &&
		isOneTypingError(a, b)
	);
}

/** In a one-word name, a different letter makes a different name: 'Homburg' is not 'Hamburg'. */
function isReplaced(a: string, b: string): boolean {
	return a.length === b.length && [...a].sort().join('') !== [...b].sort().join('');
}

/** The misspelt word, where two names with equal word counts differ in only one. */
function wrongWord(
	asked: readonly string[],
	known: readonly string[],
	isOneWord: boolean,
): string | null {
	if (asked.length !== known.length) return null;
	const [place, ...others] = asked.flatMap((word, at) => (word === known[at] ? [] : [at]));
	if (place === undefined || others.length > 0) return null;
	const [a, b] = [asked[place] ?? '', known[place] ?? ''];
	return isError(a, b) && !(isOneWord && isReplaced(a, b)) ? a : null;
}

/**
 * Resolves a name with one typing error in a long word ('Corinthans', 'Eyuspor'), or with joined
 * words ('AlianzaLima'). Null where several entries are near, a near one is listed as ambiguous, or
 * the word belongs to another name. For lookups only, not for imports.
 */
export function createMisspelt(
	entries: readonly NamedEntry[],
	ambiguous: readonly AmbiguousAlias[] = [],
): (query: string) => string | null {
	const index = lazily(() => {
		const forms = new Map<string, Form>();
		const words = new Set<string>();
		const add = (name: string, id: string) => {
			const normal = normalize(name);
			const whole = normal.replaceAll(' ', '');
			const form = forms.get(whole) ?? { words: normal.split(' '), ids: new Set() };
			forms.set(whole, form);
			form.ids.add(id);
			for (const word of form.words) words.add(word);
		};
		for (const { id, name, shortName, aliases } of entries)
			for (const each of [name, shortName ?? '', ...aliases]) if (each) add(each, id);
		// Ambiguous aliases get two dummy ids, so they never match.
		for (const { alias } of ambiguous) for (const nobody of ['', ' ']) add(alias, nobody);
		return { forms, places: byPlace(forms.keys()), words };
	});
	return (query) => {
		const { normal, letters, core } = nameShape(query);
		const [asked, whole] = [normal.split(' '), normal.replaceAll(' ', '')];
		if (whole.length < LONG) return null;
		const { forms, places, words } = index();
		const fits = (near: string, form: Form) => {
			if (near === whole) return true;
			const wrong = wrongWord(asked, form.words, core.length === 1);
			return (
				wrong !== null &&
				!words.has(wrong) &&
				sameLetters(letters, nameShape(form.words.join(' ')).letters)
			);
		};
		const found = [...nearTo(places, whole)].flatMap((near) => {
			const form = forms.get(near);
			return form && fits(near, form) ? [...form.ids] : [];
		});
		const [id, ...others] = new Set(found);
		return others.length === 0 ? (id ?? null) : null;
	};
}
