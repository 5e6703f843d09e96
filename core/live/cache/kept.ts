import { type Topic, topics } from '#core/changes/topic.ts';
import { CLIENT_LIMITS } from '#core/live/limits.ts';
import type { LooseGame } from '#core/live/loose-game.ts';

/**
 * A cached subscription. `version` = data version of its list; `usedAt` = UTC milliseconds of the
 * last subscription by a page.
 */
export type KeptTarget = { topic: Topic; version: number; usedAt: number };

/**
 * A record of the cache. `bytes` = its estimated size; `keys` = its lists, written once the cache
 * is large enough for an index.
 */
export type KeptGame = {
	slug: string;
	version: number;
	bytes: number;
	game: LooseGame;
	keys?: readonly Topic[];
};

/** Overhead of a record besides its own text: keys, numbers and the index. */
const AROUND_BYTES = 200;

/** A game in its cached form. */
export function keptGame(game: LooseGame, version: number): KeptGame {
	return { slug: game.slug, version, bytes: JSON.stringify(game).length + AROUND_BYTES, game };
}

/** The lists that a record belongs to: its day and its teams. */
export function listsOf({ day, home, away }: Pick<LooseGame, 'day' | 'home' | 'away'>): Topic[] {
	const teams = [home, away].flatMap((side) =>
		typeof side === 'string' || side.id === undefined ? [] : [topics.team(side.id)],
	);
	return [topics.day(day), ...teams];
}

/** Whether lists use the stored index instead of a full scan. */
export const usesIndex = (records: number): boolean => records >= CLIENT_LIMITS.indexFrom;

/**
 * The targets to evict. None while all records fit; otherwise the least recently used tenth, at
 * least one and at most a thousand.
 */
export function targetsToCollect(targets: readonly KeptTarget[], bytes: number): KeptTarget[] {
	if (bytes <= CLIENT_LIMITS.cacheBytes) return [];
	const count = Math.min(
		Math.ceil(targets.length * CLIENT_LIMITS.collectedShare),
		CLIENT_LIMITS.collectedMost,
	);
	return targets.toSorted((one, other) => one.usedAt - other.usedAt).slice(0, count);
}

/** Records that no remaining target lists. */
export function recordsToCollect(
	records: readonly KeptGame[],
	remaining: Iterable<Topic>,
): string[] {
	const kept = new Set(remaining);
	return records
		.filter(({ game }) => !listsOf(game).some((list) => kept.has(list)))
		.map(({ slug }) => slug);
}
