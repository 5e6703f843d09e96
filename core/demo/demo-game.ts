import type { Game } from '#core/games/game.ts';

/** Facts of a game before it is stored. */
export type DemoFacts = Omit<
	Game,
	'id' | 'slug' | 'publication' | 'demo' | 'revision' | 'createdAt' | 'updatedAt' | 'deletedAt'
>;

/** A change to apply after the game was stored: when (UTC ms) and on whose word. */
export type DemoMove = { at: number; source: string; after: Partial<DemoFacts> };

/**
 * One game of the demonstration. With a `move`, `facts` is what was announced first, at
 * `announcedAt` (UTC ms; null = when it is laid).
 */
export type DemoGame = { facts: DemoFacts; announcedAt: number | null; move: DemoMove | null };
