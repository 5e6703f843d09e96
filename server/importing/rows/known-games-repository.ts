import type { Game } from '#core/games/game.ts';
import type { Played } from '#core/importing/competition-offer.ts';
import type { KnownGames } from '#core/importing/plan-rows.ts';
import { addDays } from '#core/site/dates.ts';
import type { Reader } from '#server/db/app-database.ts';
import { attachBroadcasts } from '#server/games/game-repository.ts';
import type { KnownKickoff } from '#server/importing/source/source-file.ts';
import { createRowRepository } from './row-repository.ts';

const PART = 500;

/** The stored games that an import is compared with. */
export function createKnownGamesRepository(db: Reader) {
	return {
		/** The addresses of some games, by id; deleted games are left out. */
		async brief(
			ids: readonly string[],
		): Promise<Map<string, { id: string; slug: string; published: boolean }>> {
			if (ids.length === 0) return new Map();
			const query = db
				.selectFrom('games')
				.where('id', 'in', [...ids])
				.where('deleted_at', 'is', null);
			const rows = await query.select(['id', 'slug', 'publication']).execute();
			return new Map(
				rows.map(({ id, slug, publication }) => [
					id,
					{ id, slug, published: publication === 'published' },
				]),
			);
		},

		/** Kickoffs of known pairings in a range of days: evidence for the time zone of a source. */
		async kickoffs({ from, to }: { from: string; to: string }): Promise<KnownKickoff[]> {
			const rows = await db
				.selectFrom('games')
				.where('deleted_at', 'is', null)
				.where('day', '>=', from)
				.where('day', '<=', to)
				.select(['home_team_id', 'away_team_id', 'kickoff_at'])
				.execute();
			return rows.flatMap(({ home_team_id: home, away_team_id: away, kickoff_at: at }) =>
				home === null || away === null || at === null ? [] : [[home, away, at] as const],
			);
		},

		/** In how many games of each competition some teams appear, from a day on. */
		async played(teamIds: readonly string[], from: string): Promise<Played[]> {
			if (teamIds.length === 0) return [];
			const played: Played[] = [];
			for (const side of ['home_team_id', 'away_team_id'] as const) {
				const query = db
					.selectFrom('games')
					.where(side, 'in', [...teamIds])
					.where('day', '>=', from)
					.where('deleted_at', 'is', null);
				const rows = await query
					.select((table) => ['competition_id', side, table.fn.countAll().as('games')])
					.groupBy(['competition_id', side])
					.execute();
				for (const row of rows)
					played.push({
						competitionId: row.competition_id,
						teamId: row[side] ?? '',
						games: Number(row.games),
					});
			}
			return played;
		},

		/**
		 * The games of some competitions around some days, deleted ones included, and which of them a
		 * person wrote.
		 */
		async around(ranges: ReadonlyMap<string, { from: string; to: string }>): Promise<KnownGames> {
			const lists: Game[][] = [];
			for (const [competitionId, { from, to }] of ranges) {
				const rows = await db
					.selectFrom('games')
					.where('competition_id', '=', competitionId)
					.where('day', '>=', addDays(from, -2))
					.where('day', '<=', addDays(to, 2))
					.selectAll()
					.execute();
				lists.push(await attachBroadcasts(db, rows));
			}
			const games = lists.flat();
			return { games, byHand: await byHand(db, games) };
		},
	};
}

/** Games that a person created, edited or deleted; imports do not count. */
async function byHand(db: Reader, games: readonly Game[]): Promise<Set<string>> {
	const ids = games.map(({ id }) => id);
	const left = await createRowRepository(db).lastRevisions(ids);
	const found = new Set(
		games
			.filter(({ id, revision }) => revision > (left.get(id) ?? Number.POSITIVE_INFINITY))
			.map(({ id }) => id),
	);
	const others = ids.filter((id) => !left.has(id));
	for (let start = 0; start < others.length; start += PART) {
		const rows = await db
			.selectFrom('changes')
			.where('game_id', 'in', others.slice(start, start + PART))
			.where('actor', 'is not', null)
			.select('game_id')
			.distinct()
			.execute();
		for (const row of rows) if (row.game_id !== null) found.add(row.game_id);
	}
	return found;
}
