import { DETAILS } from '#core/changes/change.ts';
import { topics } from '#core/changes/topic.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { ReportOutcome } from '#core/reports/outcome.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import { noteChange } from '#server/changes/note-change.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createReportRepository, createReportWriter } from './report-repository.ts';

type DecideProblem = 'not-found' | 'stale';

/**
 * Settles alike reports with one decision; the page of the game says what came of them. `now` =
 * editorial UTC milliseconds, `at` = real ones for the audit log. Fails as stale when another
 * voice or decision arrived since `revision`. Returns the id of the game.
 */
export async function decideReport(
	db: AppDatabase,
	{ id, revision, outcome }: { id: string; revision: number; outcome: ReportOutcome },
	{ actor, now, at }: { actor: Actor; now: number; at: number },
): Promise<Result<string, DecideProblem>> {
	return db.transaction(async (trx) => {
		const group = await createReportRepository(trx).byId(id);
		if (group === null) return fail('not-found');
		const decision = { outcome, by: actor.name, now };
		if (!(await createReportWriter(trx).decide({ id, revision }, decision))) return fail('stale');
		const { game_id: gameId, kind, shown, voices } = group;
		noteChange(trx, {
			...{ topics: [topics.game(gameId)], gameId, kind: DETAILS },
			...{ before: null, after: { report: outcome } },
			...{ at: now, source: null, actor: actor.name },
		});
		await audit(trx, actor, 'reports.decided', {
			...{ at, subject: gameId },
			detail: { kind, text: shown, voices, outcome },
		});
		return ok(gameId);
	});
}
