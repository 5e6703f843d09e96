import { dayOf } from '#core/site/dates.ts';
import type { Reader } from '#server/db/app-database.ts';

/** Counts of games for the metrics: each is one indexed question. Instants in UTC milliseconds. */
export function createGameCountRepository(db: Reader) {
	const publicGames = () =>
		db
			.selectFrom('games')
			.where('publication', '=', 'published')
			.where('deleted_at', 'is', null)
			.where('status', '=', 'scheduled');

	return {
		/**
		 * Games that kick off between two instants. `mute` = it is not known of them which channel
		 * shows them, or that none does.
		 */
		async gamesBetween(from: number, to: number): Promise<{ all: number; mute: number }> {
			const row = await publicGames()
				.where('day', 'in', [dayOf(from), dayOf(to)])
				.where('kickoff_at', '>=', from)
				.where('kickoff_at', '<', to)
				.select(({ fn, exists, selectFrom, not, eb }) => [
					fn.countAll<number>().as('games'),
					fn
						.sum<number | null>(
							eb
								.case()
								.when(
									not(
										exists(
											selectFrom('broadcasts')
												.whereRef('broadcasts.game_id', '=', 'games.id')
												.select('broadcasts.position'),
										),
									),
								)
								.then(1)
								.else(0)
								.end(),
						)
						.as('mute'),
				])
				.executeTakeFirst();
			return { all: Number(row?.games ?? 0), mute: Number(row?.mute ?? 0) };
		},

		/** Games of a São Paulo day (YYYY-MM-DD) without an hour. */
		async gamesWithoutHour(day: string): Promise<number> {
			const row = await publicGames()
				.where('day', '=', day)
				.where('kickoff_at', 'is', null)
				.select((eb) => eb.fn.countAll<number>().as('games'))
				.executeTakeFirst();
			return Number(row?.games ?? 0);
		},
	};
}
