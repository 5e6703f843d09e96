import { UFS, type Uf } from '#core/football-pt/uf.ts';

/** In the place of a list of states: some, but nobody said which. */
export const UNKNOWN_UFS = '?';

/** Coverage as a text list of codes in storage and views ('SP PR'); '' = no limit. */
export function joinUfs(ufs: readonly Uf[]): string {
	return ufs.join(' ');
}

/** Reads `joinUfs` back; codes that are no UF are dropped. */
export function splitUfs(text: string): Uf[] {
	// Nearly every broadcast goes to the whole country.
	if (text === '') return [];
	return text.split(/[\s,]+/).filter((code): code is Uf => Object.hasOwn(UFS, code));
}
