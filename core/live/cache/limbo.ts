import { CLIENT_LIMITS } from '#core/live/limits.ts';

/** Uncertain records: those that wait to be asked for, and those that are asked for. */
export type Limbo = { waiting: readonly string[]; asked: readonly string[] };

export const emptyLimbo: Limbo = { waiting: [], asked: [] };

/**
 * Of the records that are kept for a target, those that a fresh answer for it does not name:
 * nothing says whether they are gone or moved.
 */
export function uncertain(kept: Iterable<string>, named: Iterable<string>): string[] {
	const certain = new Set(named);
	return [...new Set(kept)].filter((slug) => !certain.has(slug));
}

/** Uncertain records join those that wait, each once. */
export function doubt({ waiting, asked }: Limbo, slugs: readonly string[]): Limbo {
	return {
		asked,
		waiting: [...new Set([...waiting, ...slugs])].filter((slug) => !asked.includes(slug)),
	};
}

/**
 * Takes as many as may be asked for now: with those that are asked for already, no more than the
 * limit.
 */
export function takeTurn({ waiting, asked }: Limbo): { limbo: Limbo; turn: readonly string[] } {
	const turn = waiting.slice(0, CLIENT_LIMITS.limboMost - asked.length);
	return { limbo: { waiting: waiting.slice(turn.length), asked: [...asked, ...turn] }, turn };
}

/** Settled, or failed: they are no longer asked for. */
export function settle({ waiting, asked }: Limbo, turn: readonly string[]): Limbo {
	return { waiting, asked: asked.filter((slug) => !turn.includes(slug)) };
}
