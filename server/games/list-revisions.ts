import type { RevisionEntry, RevisionList } from '#core/games/contract/form.ts';
import type { Game } from '#core/games/game.ts';
import { snapshotOf } from '#core/games/game-snapshot.ts';
import { reportRecord } from '#server/damaged-record.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { GuideData } from '#server/guide-data.ts';
import type { Log } from '#server/log.ts';
import { gameNames } from './game-names.ts';
import { createRevisionRepository } from './revision-repository.ts';

/** More than anyone will look through. */
const MOST_REVISIONS = 50;

type Reading = {
	db: AppDatabase;
	data: Pick<GuideData, 'games' | 'changes' | 'reference'>;
	log: Log;
};

/**
 * The revisions of a game, newest first, with their authors; null if there is no such game. A
 * damaged revision is listed without its game.
 */
export async function listRevisions(
	{ db, data, log }: Reading,
	gameId: string,
): Promise<RevisionList | null> {
	const game = await data.games.byId(gameId);
	if (game === null) return null;
	const kept = await createRevisionRepository(db.kysely).list(gameId, MOST_REVISIONS);
	for (const { revision, game: left } of kept)
		reportRecord(
			log,
			`game_revisions/${gameId}/${revision}`,
			left !== null,
			'it is listed and cannot be brought back',
		);
	// The stored game itself is the state after its last save.
	const whole = kept.map((entry) =>
		entry.revision === game.revision ? { ...entry, game: entry.game ?? snapshotOf(game) } : entry,
	);
	const revisions = whole.some(({ revision }) => revision === game.revision)
		? whole
		: [presentOf(game), ...whole];
	const first = revisions.at(-1);
	if (first?.revision === 1) Object.assign(first, await makerOf(data, game));
	return {
		revisions,
		names: gameNames(
			revisions.flatMap((entry) => entry.game ?? []),
			await data.reference(),
		),
	};
}

function presentOf(game: Game): RevisionEntry {
	return {
		revision: game.revision,
		at: game.updatedAt,
		actor: null,
		source: null,
		game: snapshotOf(game),
	};
}

/** The log says who created a game. */
async function makerOf(
	data: Reading['data'],
	{ id }: Game,
): Promise<Partial<Pick<RevisionEntry, 'at' | 'actor' | 'source'>>> {
	const made = (await data.changes.listGame(id)).find(({ kind }) => kind === 'created');
	return made === undefined ? {} : { at: made.at, actor: made.actor, source: made.source };
}
