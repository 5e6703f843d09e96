import { REGIONS } from '#core/football-pt/regions.ts';
import type { Uf } from '#core/football-pt/uf.ts';

/** States of the Northeast: SBT's whole area for the Copa do Nordeste. */
export const NORTHEAST: readonly Uf[] = REGIONS.Nordeste;

const STATES: readonly (readonly Uf[])[] = Object.values(REGIONS);

/**
 * Splits the 27 states among games that one network shows at the same minute; input: the states of
 * each game's clubs. A state gets its own club, otherwise one of its region; otherwise regions take
 * turns. No game is left without a state.
 */
export function shareUfs(games: readonly (readonly Uf[])[]): Uf[][] {
	const shares = games.map((): Uf[] => []);
	for (const [turn, region] of STATES.entries()) {
		const near = placesWhere(games, (states) => states.some((uf) => region.includes(uf)));
		for (const [index, uf] of region.entries()) {
			const [own] = placesWhere(games, (states) => states.includes(uf));
			shares[own ?? near[index % near.length] ?? turn % games.length]?.push(uf);
		}
	}
	return withoutEmpty(shares);
}

function placesWhere(
	games: readonly (readonly Uf[])[],
	holds: (states: readonly Uf[]) => boolean,
): number[] {
	return games.flatMap((states, place) => (holds(states) ? [place] : []));
}

/** For two derbies of one state: the second takes half of the longest share. */
function withoutEmpty(shares: Uf[][]): Uf[][] {
	for (const [index, share] of shares.entries()) {
		if (share.length > 0) continue;
		const longest = shares.reduce((a, b) => (b.length > a.length ? b : a));
		shares[index] = longest.splice(Math.ceil(longest.length / 2));
	}
	return shares.map((share) => share.sort());
}
