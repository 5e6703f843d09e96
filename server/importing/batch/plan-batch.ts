import { changeWords } from '#core/games/copy/changes.ts';
import { diffGames } from '#core/games/game-diff.ts';
import { answeredNames, openNames } from '#core/importing/answer-name.ts';
import type { DraftGame } from '#core/importing/draft-game.ts';
import { concernOf, countDoubts } from '#core/importing/import-row.ts';
import {
	createRowPlanner,
	daysByCompetition,
	type KnownGames,
	type RowPlan,
	type RowPlanner,
} from '#core/importing/plan-rows.ts';
import { normalize } from '#core/search/normalize.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { changedGame } from '#server/importing/commit/write-game.ts';
import type { ImportRow, RowDifference } from '#server/importing/rows/import-row.ts';
import { createKnownGamesRepository } from '#server/importing/rows/known-games-repository.ts';

/** The key of a name in questions and rows: kind and normalised words. */
export function nameKey(kind: string, name: string): string {
	return `${kind}:${normalize(name).replaceAll('|', ' ')}`;
}

const NOTHING: KnownGames = { games: [], byHand: new Set() };

/**
 * A planner for the rows of one import; `reference` distinguishes leagues from cups and names
 * channels.
 */
export function createBatchPlanner(reference: Reference) {
	const planner: RowPlanner = createRowPlanner(
		(id) => reference.competitions.get(id)?.type === 'liga',
	);
	return {
		/**
		 * Plans rows against the current guide; without a database the guide is empty. Lines without a
		 * draft stay unchanged.
		 */
		async plan(
			db: Reader | Writer | null,
			rows: readonly ImportRow[],
		): Promise<{ row: ImportRow; plan: RowPlan | null }[]> {
			const drafts = rows.flatMap(({ draft }) => (draft === null ? [] : [draft]));
			const known =
				db === null
					? NOTHING
					: await createKnownGamesRepository(db).around(daysByCompetition(drafts));
			const plans = planner.plan(drafts, known).values();
			return rows.map((row) => {
				const plan = row.draft === null ? null : (plans.next().value ?? null);
				return { row: plan === null ? weighed(row) : weighed(planned(row, plan, reference)), plan };
			});
		},
	};
}

/** Merges a plan into its row. */
function planned(row: ImportRow, plan: RowPlan, reference: Reference): ImportRow {
	const { draft } = row;
	return {
		...row,
		...{
			action: plan.action,
			reason: plan.reason,
			gameId: plan.game?.id ?? null,
			diff: differences(plan, reference),
		},
		confidence: draft?.confidence ?? 0,
		askedNames: draft === null ? [] : askedNames(draft),
	};
}

function askedNames(draft: DraftGame): string[] {
	return [
		...new Set(
			[...openNames(draft), ...answeredNames(draft)].map(({ kind, name }) => nameKey(kind, name)),
		),
	];
}

/** A row with its level of concern for the reviewer. */
export function weighed(row: ImportRow): ImportRow {
	return { ...row, concern: concernOf(row, countDoubts(row.draft?.issues ?? [])) };
}

function differences({ action, game, facts }: RowPlan, { channels }: Reference): RowDifference[] {
	if (game === null || facts === null || (action !== 'change' && action !== 'conflict')) return [];
	const after = changedGame(game, facts, { now: 0, source: null, actor: null });
	const name = (id: string) => channels.get(id)?.shortName ?? id;
	return diffGames(game, after).flatMap(({ kind, before, after: next }) => {
		const words = changeWords({ kind, before, after: next }, name);
		return words === null ? [] : [{ kind, ...words }];
	});
}
