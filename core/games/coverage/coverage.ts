import { isUf, type Uf } from '#core/football-pt/uf.ts';

/** Replaces a list of states: only some, but unknown which. */
export const UNKNOWN_UFS = '?';

/** A list of states as text in storage and views ('SP PR'); '' = no limit. */
export function joinUfs(ufs: readonly Uf[]): string {
	return ufs.join(' ');
}

/** Inverse of `joinUfs`; drops codes that are not UFs. */
export function splitUfs(text: string): Uf[] {
	// Fast path: nearly every broadcast is nationwide.
	if (text === '') return [];
	return text.split(/[\s,]+/).filter(isUf);
}
