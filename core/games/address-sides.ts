/** '2026-11-23', '2026-11-23-feminino', '23-11-2026', '23-11' at the end of a game's address. */
const ENDING = /-(?:\d{4}-\d{2}-\d{2}|\d{1,2}-\d{1,2}(?:-\d{4})?)(?:-[a-z0-9-]*)?$/u;
const BETWEEN = /-(?:vs?|x)-/u;
const MOST_SIDES = 2;

/**
 * The sides in a game's address, at most two: 'flamengo-vs-nowhere-2026-11-23' → 'flamengo',
 * 'nowhere'.
 */
export function sidesOfAddress(slug: string): string[] {
	const parts = slug.replace(/^-/u, '').replace(ENDING, '').split(BETWEEN);
	return parts.length < 2 ? [] : parts.slice(0, MOST_SIDES).filter((part) => part !== '');
}

type Known = { ids: ReadonlyMap<string, unknown>; names: ReadonlyMap<string, readonly string[]> };

/** Ids of the sides that mean exactly one team. */
export function teamsOfAddress(slug: string, { ids, names }: Known): string[] {
	const teams = sidesOfAddress(slug).flatMap((side) => {
		if (ids.has(side)) return [side];
		const owners = names.get(side) ?? [];
		return owners.length === 1 ? owners : [];
	});
	return [...new Set(teams)];
}

/** The shortest address with some teams: 'flamengo-vs-', 'flamengo-vs-vasco'. '' = none. */
export function addressOfTeams([one, other = '']: readonly string[]): string {
	return one === undefined ? '' : `${one}-vs-${other}`;
}
