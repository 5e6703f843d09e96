import { dayOf } from '#core/site/dates.ts';
import type { SourceCheck } from '#core/sources/check-outcome.ts';
import type { SourceView } from '#core/sources/contract.ts';
import type { GameSource } from '#core/sources/game-source.ts';
import { shownAddress } from '#core/sources/render-address.ts';
import { GAME_SOURCE_PROBLEMS } from '#core/sources/source-problem.ts';
import type { AppContext } from '#server/context.ts';
import type { Reference } from '#server/guide-data.ts';
import { createSourceCheckRepository } from './check-repository.ts';
import { sourceDigest } from './source-digest.ts';
import { createGameSourceRepository } from './source-repository.ts';

type Context = Pick<AppContext, 'db' | 'data'>;
type Seen = { last: SourceCheck | undefined; reference: Reference; now: number };

/** All sources as the panel shows them. `now` in UTC milliseconds. */
export async function readSourceViews({ db, data }: Context, now: number): Promise<SourceView[]> {
	const [sources, checks, reference] = await Promise.all([
		createGameSourceRepository(db.kysely).list(),
		createSourceCheckRepository(db.kysely).all(),
		data.reference(),
	]);
	return sources.map((source) =>
		toView(source, { last: checks.get(source.id)?.[0], reference, now }),
	);
}

/** One source as the panel shows it. */
export async function viewSource(
	{ db, data }: Context,
	source: GameSource,
	now: number,
): Promise<SourceView> {
	const [last] = await createSourceCheckRepository(db.kysely).ofSource(source.id);
	return toView(source, { last, reference: await data.reference(), now });
}

/** Without the key, digests and validators. */
function toView(source: GameSource, { last, reference, now }: Seen): SourceView {
	const { id, entryId, name, template, season, format, competitionId, keyHeader } = source;
	const { apply, enabled, intervalMinutes, revision, testedAt, nextCheckAt, checkedAt } = source;
	const { createMissing, okAt, failures, outcome, movedTo, proposedBatchId } = source;
	return {
		...{ id, entryId, name, template, season, format, competitionId, keyHeader, apply, enabled },
		...{ intervalMinutes, revision, testedAt, nextCheckAt, checkedAt, okAt, failures, outcome },
		...{ createMissing, movedTo, proposedBatchId, hasKey: source.sealedKey !== null },
		competition: reference.competitions.get(competitionId ?? '')?.shortName ?? null,
		address: shownAddress(template, { day: dayOf(now), season }),
		tested: source.testedDigest !== null && source.testedDigest === sourceDigest(source),
		problem: GAME_SOURCE_PROBLEMS.find((code) => code === source.problem) ?? null,
		...{ games: last?.games ?? null, unknownNames: last?.unknownNames ?? null },
	};
}
