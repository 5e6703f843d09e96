import { buildDemo } from '#core/demo/build-demo.ts';
import { demoCopy } from '#core/demo/copy/demo.ts';
import type { DemoGame, DemoMove } from '#core/demo/demo-game.ts';
import type { Game } from '#core/games/game.ts';
import { AppError } from '#core/kit/app-error.ts';
import { dayOf } from '#core/site/dates.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import type { Reference } from '#server/guide-data.ts';
import { createDemoRepository } from './demo-repository.ts';
import { writeDemoSettings } from './demo-settings.ts';
import { clearDemo } from './remove-demo.ts';
import { storeDemoArticles } from './store-demo-articles.ts';

type Context = { db: AppDatabase; reference: Reference };

type Loaded = { games: number };

/**
 * Builds the demonstration around the São Paulo day of `now` (UTC ms) and replaces an earlier one,
 * in one transaction. Throws AppError 'conflict', with nothing changed, when the guide holds other
 * games.
 */
export async function loadDemo(
	{ db, reference }: Context,
	{ now }: { now: number },
): Promise<Loaded> {
	const today = dayOf(now);
	const games = buildDemo({ today, names: reference });
	await db.transaction(async (trx) => {
		const real = await createDemoRepository(trx).countReal();
		if (real > 0) throw new AppError('conflict', demoCopy.realGamesStand);
		await clearDemo(trx);
		const movedIds = await storeDemo(trx, { games, reference, now });
		await storeDemoArticles(trx, { today, now, reference, movedIds });
		await writeDemoSettings(trx, today, now);
		noteEverything(trx, now);
	});
	return { games: games.length };
}

type Storing = { games: readonly DemoGame[]; reference: Reference; now: number };

/**
 * Games with a history are stored as first announced, then changed step by step; the others are
 * stored directly. Returns the ids of games whose hour moved.
 */
async function storeDemo(trx: Writer, { games, reference, now }: Storing): Promise<Set<string>> {
	const moved = new Set<string>();
	const note = { source: demoCopy.sources.guide, actor: null, reference };
	for (const [announcedAt, group] of Map.groupBy(games, (game) => game.announcedAt ?? now)) {
		const facts = group.map((game) => game.facts);
		const as = { now: announcedAt, publication: 'published', demo: true } as const;
		const stored = await insertGames(trx, facts, { ...note, ...as });
		for (const [index, game] of stored.entries()) {
			const move = group[index]?.move;
			if (move) await applyMove(trx, { before: game, move }, reference);
			if (move?.after.kickoffAt !== undefined) moved.add(game.id);
		}
	}
	return moved;
}

type Moved = { before: Game; move: DemoMove };

async function applyMove(
	trx: Writer,
	{ before, move }: Moved,
	reference: Reference,
): Promise<void> {
	const note = { now: move.at, source: move.source, actor: null, reference };
	await updateGame(trx, { before, after: { ...before, ...move.after } }, note);
}
