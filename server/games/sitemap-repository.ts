import { type ExpressionBuilder, sql } from 'kysely';
import { FIRST_INSTANT, LAST_INSTANT } from '#core/kit/instant.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Database } from '#server/db/schema.ts';
import { publishedGames, type Subject } from './agenda-repository.ts';

export type SitemapRepository = ReturnType<typeof createSitemapRepository>;

/** A game as sitemaps need it. */
type ListedGame = { slug: string; day: string; updatedAt: number };

/** Sorts after every day of a month, as text. */
const END = '-99';

/** The last valid change time of some games. */
export const NEWEST = sql<
	number | null
>`max(case when games.updated_at between ${sql.lit(FIRST_INSTANT)} and ${sql.lit(LAST_INSTANT)} then games.updated_at end)`.as(
	'updatedAt',
);

/** Games whose instants are all readable: the others have no page. */
function isWhole(eb: ExpressionBuilder<Database, 'games'>) {
	const { and, or, not, exists, between } = eb;
	const shown = eb
		.selectFrom('broadcasts')
		.whereRef('broadcasts.game_id', '=', 'games.id')
		.select('broadcasts.position');
	return and([
		between('games.updated_at', FIRST_INSTANT, LAST_INSTANT),
		between('games.created_at', FIRST_INSTANT, LAST_INSTANT),
		or([
			eb('games.kickoff_at', 'is', null),
			between('games.kickoff_at', FIRST_INSTANT, LAST_INSTANT),
		]),
		not(
			exists(
				shown.where(({ eb: check, or: any }) =>
					any([check('verified_at', '<', FIRST_INSTANT), check('verified_at', '>', LAST_INSTANT)]),
				),
			),
		),
	]);
}

/** Published games for search engines: never the demonstration. */
export function createSitemapRepository(db: Reader) {
	const listed = () => publishedGames(db).where('games.demo', '=', 0);
	const ofMonth = (month: string) =>
		listed().where('games.day', '>=', month).where('games.day', '<', `${month}${END}`);

	async function removals(month: string): Promise<Map<string, number>> {
		const query = db
			.selectFrom('list_removals')
			.where('kind', '=', 'day')
			.where('id', '>=', month)
			.where('id', '<', `${month}${END}`);
		return new Map((await query.select(['id', 'at']).execute()).map(({ id, at }) => [id, at]));
	}

	return {
		/**
		 * The first month (YYYY-MM) with a game after a month ('' = of all); null when there is none.
		 * One seek in the index by day.
		 */
		async nextMonth(after: string): Promise<string | null> {
			const query = listed()
				.where('games.day', '>', `${after}${END}`)
				.select('games.day')
				.orderBy('games.day')
				.limit(1);
			return (await query.executeTakeFirst())?.day.slice(0, 7) ?? null;
		},

		/**
		 * The number of games of a month and the last change of its list, UTC ms. Both edits and
		 * removals count as changes.
		 */
		async sumMonth(month: string): Promise<{ games: number; updatedAt: number }> {
			const row = await ofMonth(month)
				.select([sql<number>`count(*)`.as('games'), NEWEST])
				.executeTakeFirstOrThrow();
			const removedAt = [...(await removals(month)).values()];
			return {
				games: Number(row.games),
				updatedAt: Math.max(Number(row.updatedAt ?? 0), ...removedAt),
			};
		},

		/** When the lists of the days of a month last lost a game, UTC ms by day. */
		listRemovals: removals,

		/** When the pages of teams, competitions or channels last lost a game, UTC ms by id. */
		async listPageRemovals(kind: Subject['kind']): Promise<Map<string, number>> {
			const rows = await db
				.selectFrom('list_removals')
				.where('kind', '=', kind)
				.select(['id', 'at'])
				.execute();
			return new Map(rows.map(({ id, at }) => [id, at]));
		},

		/** Games of a month in a stable order. */
		async listMonth(
			month: string,
			{ limit, offset }: { limit: number; offset: number },
		): Promise<ListedGame[]> {
			const query = ofMonth(month).select([
				'games.slug',
				'games.day',
				'games.updated_at as updatedAt',
			]);
			return query
				.where(isWhole)
				.orderBy('games.day')
				.orderBy('games.slug')
				.limit(limit)
				.offset(offset)
				.execute();
		},
	};
}
