import type { Game } from '#core/games/game.ts';
import type { FactProblems } from '#core/games/game-facts.ts';
import type { GameSnapshot } from '#core/games/game-snapshot.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Reference } from '#server/guide-data.ts';
import type { GameWriter, GameWriting } from './create-game.ts';
import { createGameRepository } from './game-repository.ts';
import { createRevisionRepository } from './revision-repository.ts';
import { updateGame } from './store-games.ts';

type RestoreProblem = 'not-found' | 'stale' | FactProblems;

/**
 * Restores an earlier revision as a new save, which can itself be undone. Publication does not
 * change. `revision` = the current one that the operator saw. Fails with the fields whose team,
 * competition or channel no longer exists. A damaged revision is 'not-found'.
 */
export async function restoreRevision(
	{ db, data }: GameWriting,
	{ id, wanted, revision }: { id: string; wanted: number; revision: number },
	{ actor, now }: GameWriter,
): Promise<Result<Game, RestoreProblem>> {
	const reference = await data.reference();
	return db.transaction(async (trx) => {
		const games = createGameRepository(trx);
		const [before, kept] = [
			await games.byId(id),
			await createRevisionRepository(trx).find(id, wanted),
		];
		if (before === null || before.deletedAt !== null || kept === null || kept.game === null)
			return fail('not-found');
		if (before.revision !== revision) return fail('stale');
		const lost = lostNames(kept.game, reference);
		if (lost !== null) return fail(lost);
		const after = { ...before, ...kept.game, publication: before.publication };
		if (!(await updateGame(trx, { before, after }, { now, actor, source: kept.source, reference })))
			return fail('stale');
		return ok((await games.byId(id)) ?? after);
	});
}

function lostNames(
	{ competitionId, home, away, broadcasts }: GameSnapshot,
	names: Reference,
): FactProblems | null {
	const lost: FactProblems = {
		...(names.competitions.has(competitionId) ? {} : { competitionId: 'unknownCompetition' }),
		...(home.teamId === null || names.teams.has(home.teamId) ? {} : { home: 'unknownTeam' }),
		...(away.teamId === null || names.teams.has(away.teamId) ? {} : { away: 'unknownTeam' }),
		...(broadcasts.every(({ channelId }) => channelId === null || names.channels.has(channelId))
			? {}
			: { broadcasts: 'unknownChannel' }),
	};
	return Object.keys(lost).length === 0 ? null : lost;
}
