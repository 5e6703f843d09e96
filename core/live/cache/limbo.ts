import { CLIENT_LIMITS } from '#core/live/limits.ts';

/** Uncertain records: those waiting for a request, and those in flight. */
export type Limbo = { waiting: readonly string[]; asked: readonly string[] };

export const emptyLimbo: Limbo = { waiting: [], asked: [] };

/**
 * Cached records of a target that its fresh response no longer lists: they may be gone or moved.
 */
export function uncertain(kept: Iterable<string>, named: Iterable<string>): string[] {
	const certain = new Set(named);
	return [...new Set(kept)].filter((slug) => !certain.has(slug));
}

/** Adds uncertain records to the waiting ones, without duplicates. */
export function doubt({ waiting, asked }: Limbo, slugs: readonly string[]): Limbo {
	return {
		asked,
		waiting: [...new Set([...waiting, ...slugs])].filter((slug) => !asked.includes(slug)),
	};
}

/** Takes as many as the limit allows next to those in flight. */
export function takeTurn({ waiting, asked }: Limbo): { limbo: Limbo; turn: readonly string[] } {
	const turn = waiting.slice(0, CLIENT_LIMITS.limboMost - asked.length);
	return { limbo: { waiting: waiting.slice(turn.length), asked: [...asked, ...turn] }, turn };
}

/** Removes records whose request was answered or failed. */
export function settle({ waiting, asked }: Limbo, turn: readonly string[]): Limbo {
	return { waiting, asked: asked.filter((slug) => !turn.includes(slug)) };
}
