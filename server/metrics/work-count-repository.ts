import type { JobState } from '#core/bots/job.ts';
import { heardOf, isSilent, type WatchedSource } from '#core/gaps/source-health.ts';
import type { Reader } from '#server/db/app-database.ts';

const OPEN_STATES: readonly JobState[] = ['waiting', 'running', 'dead'];

type SourceKind = WatchedSource['kind'];

/** Counts of sources and runs for the metrics. Instants in UTC milliseconds of the database. */
export function createWorkCountRepository(db: Reader) {
	return {
		/** Sources that are on: all, and those silent at `now`. */
		async sources(now: number): Promise<Record<SourceKind, { on: number; silent: number }>> {
			const asked = [
				'interval_minutes',
				'created_at',
				'checked_at',
				'next_check_at',
				'ok_at',
			] as const;
			const [games, feeds] = await Promise.all([
				db
					.selectFrom('game_sources')
					.where('enabled', '=', 1)
					.select([...asked, 'outcome'])
					.execute(),
				db.selectFrom('feed_sources').where('enabled', '=', 1).select(asked).execute(),
			]);
			const news = feeds.map((feed) => ({ ...feed, outcome: null }));
			return { jogos: countSilent(games, now), noticias: countSilent(news, now) };
		},

		/** Runs that wait, run, or failed for good and wait for a person. */
		async jobs(now: number): Promise<{ states: Record<string, number>; overdueMs: number }> {
			const rows = await db
				.selectFrom('jobs')
				.where('state', 'in', OPEN_STATES)
				.groupBy('state')
				.select(({ fn }) => [
					'state',
					fn.countAll<number>().as('runs'),
					fn.min('due_at').as('due_at'),
				])
				.execute();
			const found = new Map(rows.map(({ state, runs }) => [state, Number(runs)]));
			const due = rows.find(({ state }) => state === 'waiting')?.due_at ?? now;
			return {
				states: Object.fromEntries(OPEN_STATES.map((state) => [state, found.get(state) ?? 0])),
				overdueMs: Math.max(0, now - due),
			};
		},

		/** When each bot that is on last ended well; null = never. */
		async botSuccesses(): Promise<{ bot: string; at: number | null }[]> {
			return db
				.selectFrom('bots')
				.where('enabled', '=', 1)
				.select(({ selectFrom }) => [
					'id as bot',
					// Ids rise with time: thousands of runs that did nothing are not read.
					selectFrom('jobs')
						.whereRef('jobs.bot_id', '=', 'bots.id')
						.where('jobs.state', '=', 'done')
						.orderBy('jobs.id', 'desc')
						.limit(1)
						.select('jobs.ended_at')
						.as('at'),
				])
				.execute();
		},
	};
}

type SourceRow = {
	interval_minutes: number;
	created_at: number;
	checked_at: number | null;
	next_check_at: number;
	ok_at: number | null;
	outcome: string | null;
};

function countSilent(rows: readonly SourceRow[], now: number): { on: number; silent: number } {
	const silent = rows.filter((row) =>
		isSilent(
			heardOf({
				...{ intervalMinutes: row.interval_minutes, createdAt: row.created_at, okAt: row.ok_at },
				...{ checkedAt: row.checked_at, nextCheckAt: row.next_check_at, outcome: row.outcome },
			}),
			now,
		),
	);
	return { on: rows.length, silent: silent.length };
}
