/** Home and away. */
type Pair = readonly [string, string];

/**
 * One round of a double round-robin (circle method). All clubs meet at home and away in 2·(n − 1)
 * rounds, each club once a round. `round` counts from 0 and wraps around; the number of clubs is
 * even.
 */
export function roundRobin(teams: readonly string[], round: number): Pair[] {
	const last = teams.length - 1;
	const turn = round % last;
	const mirrored = Math.floor(round / last) % 2 === 1;
	const circle = teams.slice(0, last);
	const place = (index: number) => circle[(((turn + index) % last) + last) % last] ?? '';
	return Array.from({ length: teams.length / 2 }, (_, index): Pair => {
		const pair: Pair = index === 0 ? [place(0), teams[last] ?? ''] : [place(index), place(-index)];
		const swapped = (index === 0 ? turn % 2 === 1 : index % 2 === 1) !== mirrored;
		return swapped ? [pair[1], pair[0]] : pair;
	});
}

/** Rounds of a double round-robin, before it starts over. */
export function roundCount(teams: readonly string[]): number {
	return 2 * (teams.length - 1);
}
