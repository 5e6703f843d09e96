import type { Reader } from '#server/db/app-database.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Counts of sources and runs for the metrics. Instants in UTC milliseconds of the database. */
export function createWorkCounts(db: Reader) {
	return {
		/** Sources of one table that are on, and those silent at `now`. */
		async sources(table: 'game_sources' | 'feed_sources', now: number) {
			const rows = await db
				.selectFrom(table)
				.where('enabled', '=', 1)
				.select(['ok_at', 'created_at', 'interval_minutes'])
				.execute();
			const isSilent = (row: (typeof rows)[number]) =>
				now - (row.ok_at ?? row.created_at) > Math.max(HOUR_MS, row.interval_minutes * 180_000);
			return { on: rows.length, silent: rows.filter(isSilent).length };
		},

		/** Runs that wait or run, and those given up within a day. */
		async jobs(now: number): Promise<{ states: Record<string, number>; overdueMs: number }> {
			const rows = await db
				.selectFrom('jobs')
				.where((eb) =>
					eb.or([
						eb('state', 'in', ['waiting', 'running']),
						eb.and([eb('state', '=', 'dead'), eb('ended_at', '>', now - DAY_MS)]),
					]),
				)
				.groupBy('state')
				.select(({ fn }) => [
					'state',
					fn.countAll<number>().as('runs'),
					fn.min('due_at').as('due_at'),
				])
				.execute();
			const due = rows.find(({ state }) => state === 'waiting')?.due_at ?? now;
			return {
				states: Object.fromEntries(rows.map(({ state, runs }) => [state, Number(runs)])),
				overdueMs: Math.max(0, now - due),
			};
		},

		/** When each bot that is on last ended well; null = never. */
		async botSuccesses(): Promise<{ bot: string; at: number | null }[]> {
			const rows = await db
				.selectFrom('bots')
				.leftJoin('jobs', (join) =>
					join.onRef('jobs.bot_id', '=', 'bots.id').on('jobs.state', '=', 'done'),
				)
				.where('bots.enabled', '=', 1)
				.groupBy('bots.id')
				.select(({ fn }) => ['bots.id as bot', fn.max('jobs.ended_at').as('at')])
				.execute();
			return rows.map(({ bot, at }) => ({ bot, at }));
		},
	};
}
