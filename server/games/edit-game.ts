import type { GameChangeInput } from '#core/games/contract/form.ts';
import type { Game } from '#core/games/game.ts';
import { type FactProblems, type Facts, readGameFacts } from '#core/games/game-facts.ts';
import { isSameSnapshot } from '#core/games/game-snapshot.ts';
import { isSameScore } from '#core/games/result.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { GameWriter, GameWriting } from './create-game.ts';
import { createGameRepository } from './game-repository.ts';
import { updateGame } from './store-games.ts';

export type EditProblem = 'not-found' | 'stale' | FactProblems;

/**
 * Stores an edited game: fields, ordered broadcasts, change log, revision and data version in one
 * transaction. So pages follow at once. `revision` = the edited one: 'stale', with nothing written,
 * when another save came first. A save without changes writes nothing. A game in the trash is
 * 'not-found'.
 */
export async function editGame(
	{ db, data }: GameWriting,
	{ id, revision, change }: { id: string; revision: number; change: GameChangeInput },
	{ actor, now }: GameWriter,
): Promise<Result<Game, EditProblem>> {
	const reference = await data.reference();
	const facts = readGameFacts(change, { names: reference, now });
	if (!facts.ok) return facts;
	return db.transaction(async (trx) => {
		const games = createGameRepository(trx);
		const before = await games.byId(id);
		if (before === null || before.deletedAt !== null) return fail('not-found');
		if (before.revision !== revision) return fail('stale');
		const after = changed(before, facts.value, 'result' in change);
		// A save without changes still repairs damaged fields.
		if (before.damage === undefined && isSameSnapshot(before, after)) return ok(before);
		if (
			!(await updateGame(trx, { before, after }, { now, actor, source: change.source, reference }))
		)
			return fail('stale');
		return ok((await games.byId(id)) ?? after);
	});
}

/**
 * The source's wording of the kickoff is valid only for the original start. A score that was not
 * touched keeps its source; a form of a release without scores touches none.
 */
function changed(before: Game, facts: Facts, hasScore: boolean): Game {
	const sameStart =
		before.day === facts.day && before.kickoffAt === facts.kickoffAt && before.zone === facts.zone;
	return {
		...before,
		...facts,
		kickoffText: sameStart ? before.kickoffText : null,
		result: !hasScore || isSameScore(before.result, facts.result) ? before.result : facts.result,
	};
}
