import { buildGame } from '#core/games/game-builder.ts';
import type { GameView } from '#core/games/game-view.ts';
import type { ReportResult } from '#core/reports/outcome.ts';
import { wholeGames } from '#server/games/whole-games.ts';
import type { GuideData } from '#server/guide-data.ts';
import { readExpected } from './read-expected.ts';

/** The answer for an address under /onde-assistir. */
type GameAnswer =
	| { kind: 'found'; id: string; view: GameView; reports: ReportResult[]; validUntil: number }
	/** The game moved: its current address. */
	| { kind: 'moved'; slug: string }
	| { kind: 'gone' }
	| { kind: 'unknown' };

/**
 * Reads the page of the game that has or had this address. `now` and `validUntil` in UTC
 * milliseconds.
 */
export async function readGame(data: GuideData, slug: string, now: number): Promise<GameAnswer> {
	const game = await data.games.bySlug(slug);
	if (!game) return { kind: (await data.games.isGoneAddress(slug)) ? 'gone' : 'unknown' };
	if (game.publication === 'draft' && game.deletedAt === null) return { kind: 'unknown' };
	if (game.deletedAt !== null) return { kind: 'gone' };
	if (wholeGames([game], data.report).length === 0) return { kind: 'unknown' };
	if (game.slug !== slug) return { kind: 'moved', slug: game.slug };
	const names = await data.reference();
	const [changes, reports, sameTime, expected] = await Promise.all([
		data.changes.listGame(game.id),
		data.reports.resultsOf(game.id),
		game.kickoffAt === null ? [] : data.games.listKickoff(game.day, game.kickoffAt),
		readExpected(data, [game], { names, now }),
	]);
	return {
		kind: 'found',
		id: game.id,
		reports,
		...buildGame({ game, changes, names, now, sameTime, expected: expected(game) ?? undefined }),
	};
}
