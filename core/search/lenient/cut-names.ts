import { joinInitials, lettersAgree, nameShape } from '#core/search/name-shape.ts';
import { normalize } from '#core/search/normalize.ts';
import { canonicalWord } from '#core/search/places.ts';
import type { AmbiguousAlias } from '#core/search/resolution.ts';
import { isLink, isStructure, isWeak } from '#core/search/structure-words.ts';

/**
 * A word as written; `isOpen`: it may be cut; `isMarked`: a point or the end of the name indicates
 * the cut.
 */
type Piece = { word: string; canonical: string; isOpen: boolean; isMarked: boolean };
/**
 * A known spelling: its entries, the words of their home places, and whether it is listed as
 * ambiguous.
 */
type Form = {
	words: string[];
	canonical: string[];
	letters: ReadonlySet<string>;
	ids: ReadonlySet<string>;
	places: ReadonlySet<string>;
	listed: boolean;
};
/** Entries that a shortened name fits; `open` = only further evidence may decide. */
type Cut = { ids: string[]; open: boolean };
type Named = { ids: ReadonlySet<string>; places: ReadonlySet<string> };

const WRITTEN = /([\p{L}\p{M}\p{N}'’]+)(\.?)/gu;
const POINT = /\p{L}\./u;
/** Shorter final pieces are complete words. */
const END = 4;
const HEAD = 3;

/** The words of a name in order; without any point the last one may be cut at a column's end. */
function piecesOf(name: string): Piece[] {
	const written = [...name.matchAll(WRITTEN)].flatMap(([, word = '', point]) => {
		const bare = normalize(word);
		return bare === '' || bare.includes(' ')
			? []
			: [
					{
						word: bare,
						canonical: canonicalWord(bare),
						isOpen: point === '.' && /\D/.test(bare),
						isMarked: true,
					},
				];
	});
	const last = written.at(-1);
	const others = written.slice(0, -1).filter(({ word }) => !isPassedOver(word));
	if (last && others.length > 0 && last.word.length >= END && !POINT.test(name)) last.isOpen = true;
	return written;
}

/**
 * Without any point, a word that occurs in no name may be a prefix ('Eint Frankfurt'). A word of
 * other names is complete ('Racing Santa').
 */
function openUnknown(pieces: readonly Piece[], words: ReadonlySet<string>): void {
	for (const [at, piece] of pieces.entries()) {
		const isUnknown = !words.has(piece.word);
		if (at === pieces.length - 1) piece.isOpen &&= isUnknown;
		else if (
			isUnknown &&
			piece.word.length >= HEAD &&
			!isPassedOver(piece.word) &&
			/^\D+$/.test(piece.word)
		) {
			piece.isOpen = true;
			piece.isMarked = false;
		}
	}
}

function isPassedOver(word: string): boolean {
	return isLink(word) || isStructure(word);
}

function agrees(
	{ word, canonical, isOpen }: Piece,
	known: string,
	knownCanonical: string,
): boolean {
	if (canonical === knownCanonical) return true;
	if (!isOpen || !known.startsWith(word)) return false;
	// An initial may stand for any kind of club ('U.Las Palmas'), but abbreviations are never
	// shortened again.
	return isLink(known) || (known.length >= END && (word.length > 1 || !isWeak(known)));
}

function isPlace({ word, canonical, isOpen }: Piece, places: ReadonlySet<string>): boolean {
	if (places.has(word) || places.has(canonical)) return true;
	return isOpen && word.length >= HEAD && [...places].some((place) => place.startsWith(word));
}

/**
 * Whether a written word identifies the name: longer than initials, and without an unmarked cut.
 */
function identifies({ word, isMarked }: Piece, known: string): boolean {
	return isMarked && word.length >= HEAD && !isPassedOver(known);
}

type Progress = { at: number; from: number; isIdentified: boolean };

/**
 * Whether the pieces from `at` on match the form's words from `from` on. Either side may omit
 * particles, and its place may follow. At least one word of the name itself must match with more
 * than initials.
 */
function says(
	pieces: readonly Piece[],
	form: Form,
	{ at, from, isIdentified }: Progress = { at: 0, from: 0, isIdentified: false },
): boolean {
	const [piece, known] = [pieces[at], form.words[from]];
	const next = (step: Partial<Progress>) => says(pieces, form, { at, from, isIdentified, ...step });
	if (piece && known !== undefined && agrees(piece, known, form.canonical[from] ?? '')) {
		if (
			next({ at: at + 1, from: from + 1, isIdentified: isIdentified || identifies(piece, known) })
		)
			return true;
	}
	if (known !== undefined && isPassedOver(known) && next({ from: from + 1 })) return true;
	if (!piece) return known === undefined && isIdentified;
	if (isPassedOver(piece.word) && next({ at: at + 1 })) return true;
	return known === undefined && isIdentified && isPlace(piece, form.places) && next({ at: at + 1 });
}

function createForms(
	named: ReadonlyMap<string, Named>,
	ambiguous: readonly AmbiguousAlias[],
): Form[] {
	const toForm = (text: string, { ids, places }: Named, listed: boolean): Form => {
		const words = normalize(joinInitials(text)).split(' ');
		return {
			words,
			canonical: words.map(canonicalWord),
			letters: nameShape(text).letters,
			ids,
			places,
			listed,
		};
	};
	return [
		...[...named].map(([text, of]) => toForm(text, of, false)),
		...ambiguous.map(({ alias, candidates }) =>
			toForm(alias, { ids: new Set(candidates), places: new Set() }, true),
		),
	];
}

/**
 * Resolves names with shortened words: 'Galat. İstanbul', 'Nacional de Footb.', 'Operário
 * Ferroviár'. A written word equals one of a known spelling. It may be a prefix where a point or
 * the end of the name indicates a cut.
 */
export function createCutNames(
	named: ReadonlyMap<string, Named>,
	ambiguous: readonly AmbiguousAlias[],
): (name: string) => Cut | null {
	let index: { byHead: Map<string, Set<Form>>; words: Set<string> } | undefined;
	const build = () => {
		const byHead = new Map<string, Set<Form>>();
		const words = new Set<string>();
		for (const form of createForms(named, ambiguous)) {
			for (const word of form.words) words.add(word);
			for (const word of [...form.words, ...form.canonical, ...form.places]) {
				const head = word.slice(0, HEAD);
				byHead.set(head, (byHead.get(head) ?? new Set()).add(form));
			}
		}
		return { byHead, words };
	};
	return (name) => {
		const pieces = piecesOf(joinInitials(name));
		if (pieces.length > 8 || (pieces.length < 2 && !pieces[0]?.isOpen)) return null;
		index ??= build();
		const { byHead, words } = index;
		if (!POINT.test(name)) openUnknown(pieces, words);
		if (!pieces.some(({ isOpen }) => isOpen)) return null;
		const heads = pieces.filter(({ word }) => word.length >= HEAD && !isPassedOver(word));
		const lists = heads.map(
			({ canonical, isOpen, word }) =>
				byHead.get((isOpen ? word : canonical).slice(0, HEAD)) ?? new Set<Form>(),
		);
		const [near] = lists.sort((a, b) => a.size - b.size);
		const { letters } = nameShape(name);
		const found = [...(near ?? [])].filter(
			(form) => lettersAgree(letters, form.letters) && says(pieces, form),
		);
		const ids = [...new Set(found.flatMap((form) => [...form.ids]))];
		return ids.length === 0
			? null
			: { ids, open: ids.length > 1 || found.some(({ listed }) => listed) };
	};
}
