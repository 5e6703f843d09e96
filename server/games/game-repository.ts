import type { Kysely } from 'kysely';
import type { Game } from '#core/games/game.ts';
import type { BroadcastTable, Database, GameTable } from '#server/db/schema.ts';
import { toBroadcastRow, toGame, toGameRow } from './game-row.ts';

export type GameRepository = ReturnType<typeof createGameRepository>;

/** Rows that one statement writes: well below the parameter limits of both engines (32,766 and 65,535). */
const BATCH_ROWS = 500;

/** The only SQL of games. Give it a transaction to write with. */
export function createGameRepository(db: Kysely<Database>) {
	const published = () => db.selectFrom('games').where('publication', '=', 'published').where('deleted_at', 'is', null);

	return {
		/** Published games of one São Paulo day, in no order that matters. */
		async listDay(day: string): Promise<Game[]> {
			const games = await published().where('day', '=', day).selectAll().execute();
			if (games.length === 0) return [];
			const ids = published().where('day', '=', day).select('id');
			return withBroadcasts(games, await db.selectFrom('broadcasts').where('game_id', 'in', ids).selectAll().orderBy('game_id').orderBy('position').execute());
		},

		/** The first published games that kick off after `day`, up to `limit`, looking no further than `lastDay`. */
		async listFollowing(day: string, lastDay: string, limit: number): Promise<Game[]> {
			const games = await published()
				.where('day', '>', day)
				.where('day', '<=', lastDay)
				.where('kickoff_at', 'is not', null)
				.where('status', '=', 'scheduled')
				.selectAll()
				.orderBy('day')
				.orderBy('kickoff_at')
				.limit(limit)
				.execute();
			return this.attachBroadcasts(games);
		},

		/** The game that has or had this address, removed ones included. */
		async bySlug(slug: string): Promise<Game | null> {
			const row = await db.selectFrom('game_slugs').innerJoin('games', 'games.id', 'game_slugs.game_id').where('game_slugs.slug', '=', slug).selectAll('games').executeTakeFirst();
			return row ? ((await this.attachBroadcasts([row]))[0] ?? null) : null;
		},

		async byId(id: string): Promise<Game | null> {
			const row = await db.selectFrom('games').where('id', '=', id).selectAll().executeTakeFirst();
			return row ? ((await this.attachBroadcasts([row]))[0] ?? null) : null;
		},

		/** Games of a competition between two days, both included, removed ones left out: what an import compares with. */
		async listCompetition(competitionId: string, from: string, to: string): Promise<Game[]> {
			const rows = await db.selectFrom('games').where('competition_id', '=', competitionId).where('day', '>=', from).where('day', '<=', to).where('deleted_at', 'is', null).selectAll().execute();
			return this.attachBroadcasts(rows);
		},

		/** Which of these addresses are or were in use. */
		async takenSlugs(slugs: readonly string[]): Promise<Set<string>> {
			const taken = new Set<string>();
			for (const part of batches(slugs)) {
				for (const row of await db.selectFrom('game_slugs').where('slug', 'in', part).select('slug').execute()) taken.add(row.slug);
			}
			return taken;
		},

		async countAll(): Promise<number> {
			const row = await db.selectFrom('games').select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
			return Number(row.count);
		},

		/** Stores new games with their addresses and broadcasts. */
		async insert(games: readonly Game[]): Promise<void> {
			for (const part of batches(games)) {
				await db.insertInto('games').values(part.map(toGameRow)).execute();
				await db.insertInto('game_slugs').values(part.map(({ slug, id }) => ({ slug, game_id: id }))).execute();
			}
			await insertBroadcasts(db, games);
		},

		/**
		 * Stores a changed game under `game.revision + 1`, if the stored one still has `game.revision`.
		 * False = somebody else saved it in between, and nothing was written.
		 */
		async update(game: Game): Promise<boolean> {
			const row = { ...toGameRow(game), revision: game.revision + 1 };
			const { numUpdatedRows } = await db.updateTable('games').set(row).where('id', '=', game.id).where('revision', '=', game.revision).executeTakeFirst();
			if (numUpdatedRows === 0n) return false;
			await db.insertInto('game_slugs').values({ slug: game.slug, game_id: game.id }).onConflict((conflict) => conflict.column('slug').doNothing()).execute();
			await db.deleteFrom('broadcasts').where('game_id', '=', game.id).execute();
			await insertBroadcasts(db, [game]);
			return true;
		},

		/** Takes the demonstration out for good, addresses and history included. Returns how many games went. */
		async removeDemo(): Promise<number> {
			const ids = db.selectFrom('games').where('demo', '=', 1).select('id');
			await db.deleteFrom('broadcasts').where('game_id', 'in', ids).execute();
			await db.deleteFrom('game_changes').where('game_id', 'in', ids).execute();
			await db.deleteFrom('game_slugs').where('game_id', 'in', ids).execute();
			return Number((await db.deleteFrom('games').where('demo', '=', 1).executeTakeFirst()).numDeletedRows);
		},

		/** Reads the broadcasts of some rows and makes games of them, in the same order. */
		async attachBroadcasts(games: GameTable[]): Promise<Game[]> {
			const broadcasts: BroadcastTable[] = [];
			for (const part of batches(games.map(({ id }) => id))) {
				broadcasts.push(...(await db.selectFrom('broadcasts').where('game_id', 'in', part).selectAll().orderBy('game_id').orderBy('position').execute()));
			}
			return withBroadcasts(games, broadcasts);
		},
	};
}

function withBroadcasts(games: GameTable[], broadcasts: BroadcastTable[]): Game[] {
	const byGame = Map.groupBy(broadcasts, (row) => row.game_id);
	return games.map((row) => toGame(row, byGame.get(row.id) ?? []));
}

async function insertBroadcasts(db: Kysely<Database>, games: readonly Game[]): Promise<void> {
	const rows = games.flatMap((game) => game.broadcasts.map((broadcast, position) => toBroadcastRow(game.id, position, broadcast)));
	for (const part of batches(rows)) await db.insertInto('broadcasts').values(part).execute();
}

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
	for (let start = 0; start < rows.length; start += BATCH_ROWS) yield rows.slice(start, start + BATCH_ROWS);
}
