/** No club plays twice within this time. */
const REST_MS = 48 * 3_600_000;

/**
 * Kickoffs (UTC ms) of each squad, to keep clubs rested. A squad is a club's men, women or youth
 * side.
 */
export class Agenda {
	readonly #kickoffs = new Map<string, number[]>();

	/** Whether a squad has no game within 48 hours before or after an instant. */
	isFree(squad: string, instant: number): boolean {
		return (this.#kickoffs.get(squad) ?? []).every(
			(kickoff) => Math.abs(kickoff - instant) >= REST_MS,
		);
	}

	add(squad: string, instant: number): void {
		const known = this.#kickoffs.get(squad);
		if (known) known.push(instant);
		else this.#kickoffs.set(squad, [instant]);
	}
}
