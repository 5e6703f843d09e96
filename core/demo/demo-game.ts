import type { Game } from '#core/games/game.ts';

/** Facts of a game before it is stored. */
export type DemoFacts = Omit<
	Game,
	'id' | 'slug' | 'publication' | 'demo' | 'revision' | 'createdAt' | 'updatedAt' | 'deletedAt'
>;

/** A change to apply after the game is stored: when (UTC ms), and its source. */
export type DemoMove = { at: number; source: string; after: Partial<DemoFacts> };

/**
 * One game of the demo. With a `move`, `facts` is the first announcement, made at `announcedAt`
 * (UTC ms; null = when the demo is built).
 */
export type DemoGame = { facts: DemoFacts; announcedAt: number | null; move: DemoMove | null };
