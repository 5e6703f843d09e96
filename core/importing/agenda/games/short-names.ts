import { isSameGame, type PageGame } from './page-game.ts';

/** A youth, women's or reserve team of the same club. */
const OTHER_SIDE = /sub-?\s?\d|\(f|feminin|\sb$/iu;
const SHORTEST = 3;

/** 'City' and 'Manchester City', 'Inter' and 'Internacional' */
function isShortened(one: string, other: string): boolean {
	const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
	if (short.length < SHORTEST || OTHER_SIDE.test(long) !== OTHER_SIDE.test(short)) return false;
	return long.startsWith(short) || long.endsWith(` ${short}`);
}

/** Whether a sentence or headline names an earlier game again, a side by a shorter name. */
export function isSameShortened(first: PageGame, next: PageGame): boolean {
	if (![first, next].some(({ prose, weak, bare }) => prose || weak || bare)) return false;
	const areSame = (['home', 'away'] as const).every(
		(side, at) =>
			first.sides[at] === next.sides[at] || isShortened(first.raw[side], next.raw[side]),
	);
	return areSame && isSameGame(first, { ...next, sides: first.sides });
}

/** Keeps the longer of two names of a side. A turned pair keeps its names. */
export function nameFully({ raw }: PageGame, { raw: again }: PageGame): void {
	for (const side of ['home', 'away'] as const)
		if (again[side].length > raw[side].length && isShortened(raw[side], again[side]))
			raw[side] = again[side];
}
