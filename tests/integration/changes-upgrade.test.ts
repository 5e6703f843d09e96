import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createChangeRepository } from '#server/changes/change-repository.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import { readLogSince } from '#server/changes/read-log.ts';
import type { AppDatabase, Engine, Writer } from '#server/db/app-database.ts';
import { readDataVersion, readDataVersions } from '#server/db/data-version.ts';
import { migrate } from '#server/db/migrate.ts';
import { allMigrations } from '#server/db/migrations/all-migrations.ts';
import { createGameChangeRepository } from '#server/games/game-change-repository.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { createWrittenGamesWriter } from '#server/importing/commit/written-games-repository.ts';
import { calendarMarks } from '#tests/support/calendar-marks.ts';
import { ENGINES, openTestDatabase } from '#tests/support/database.ts';
import { at, NOW } from '#tests/support/factories.ts';

const DAY = '2026-11-20';
const GAME = {
	...{
		competition_id: 'liga',
		day: DAY,
		kickoff_at: at(`${DAY}T21:30`),
		zone: 'America/Sao_Paulo',
		status: 'scheduled',
	},
	...{ publication: 'published', demo: 0, revision: 1, created_at: NOW, updated_at: NOW + 5 },
};
const COMPETITION = {
	...{
		id: 'liga',
		name: 'Liga',
		short_name: 'Liga',
		aliases: '[]',
		confidence: 'high',
		revision: 1,
		gender: 'm',
	},
	...{
		age_group: 'adulto',
		type: 'liga',
		priority: 1,
		zone: 'America/Sao_Paulo',
		usual_channel_ids: '[]',
	},
};

/** A row as a release before wrote it: columns and table by their names. */
async function put(trx: Writer, table: string, row: Record<string, unknown>): Promise<void> {
	const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
	await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(
		trx,
	);
}

const entry = (gameId: string, kind: string, when: number) => ({
	game_id: gameId,
	kind,
	at: when,
	after: '"x"',
	actor: 'ana',
});

/** Two games; the second was never changed, and the last entry of the log was forgotten. */
async function fillBefore(database: AppDatabase): Promise<void> {
	await migrate(database, { migrations: allMigrations.filter(({ name }) => name < '0020') });
	await database.transaction(async (trx) => {
		await put(trx, 'competitions', COMPETITION);
		for (const id of ['moved', 'still']) await put(trx, 'games', { ...GAME, id, slug: id });
		for (const id of ['moved', 'still']) await put(trx, 'game_changes', entry(id, 'created', NOW));
		await put(trx, 'game_changes', entry('moved', 'kickoff', NOW + 3));
		await put(trx, 'game_changes', entry('moved', 'venue', NOW + 2));
		await put(trx, 'game_changes', entry('still', 'round', NOW + 4));
		await sql`delete from game_changes where kind = 'round'`.execute(trx);
		await sql`update data_version set version = 41`.execute(trx);
	});
}

for (const engine of ENGINES) {
	test(`the history of games becomes a view of the log, and calendars go on from what they have seen [${engine}]`, async () => {
		await using own = await openTestDatabase(engine, 'nothing');
		const { database } = own;
		await fillBefore(database);
		await migrate(database);
		const history = createGameChangeRepository(database.kysely);
		const moved = await history.listGame('moved');
		expect(
			moved.map(({ id, kind, after, actor, at: when }) => [id, kind, after, actor, when]),
		).toEqual([
			[1, 'created', 'x', 'ana', NOW],
			[3, 'kickoff', 'x', 'ana', NOW + 3],
			[4, 'venue', 'x', 'ana', NOW + 2],
		]);
		expect(await calendarMarks(database, 'moved')).toEqual({ sequence: 2, changedAt: NOW + 3 });
		expect(await calendarMarks(database, 'still')).toEqual({ sequence: 0, changedAt: NOW + 5 });
		expect(await readDataVersions(database.kysely)).toEqual({ version: 41, names: 41, habits: 41 });
		expect(await createChangeRepository(database.kysely).wholeFrom()).toBe(41);
		// Bots remember the last number that they saw: number five was given once.
		await database.transaction((trx) =>
			createWrittenGamesWriter(trx).remove(['still'], { now: NOW + 9, source: null, actor: null }),
		);
		expect((await history.listGame('still')).at(-1)).toMatchObject({ kind: 'removed' });
		expect((await history.listGame('still')).at(-1)?.id).toBeGreaterThan(5);
		expect(await calendarMarks(database, 'still')).toEqual({ sequence: 1, changedAt: NOW + 9 });
		await rolling(engine, database);
	});
}

/**
 * For a minute of a rolling upgrade the release before goes on writing (PostgreSQL; on SQLite it
 * ends before the new one begins).
 */
async function rolling(engine: Engine, database: AppDatabase): Promise<void> {
	if (engine === 'sqlite') return;
	const known = await readDataVersion(database.kysely);
	await database.transaction(async (trx) => {
		await put(trx, 'games', { ...GAME, id: 'late', slug: 'late' });
		await put(trx, 'game_changes', entry('late', 'created', NOW + 10));
		await sql`update game_changes set actor = 'bia' where game_id = 'late'`.execute(trx);
		await sql`delete from game_changes where game_id = 'moved'`.execute(trx);
		await sql`update data_version set version = version + 1`.execute(trx);
	});
	const history = createGameChangeRepository(database.kysely);
	expect(await history.listGame('late')).toMatchObject([{ kind: 'created', actor: 'bia' }]);
	expect(await history.listGame('moved')).toEqual([]);
	expect(await createGameRepository(database.kysely).byId('late')).toMatchObject({ slug: 'late' });
	expect(await calendarMarks(database, 'late')).toEqual({ sequence: 0, changedAt: 0 });
	// Its version has no entries: whoever follows the log doubts everything, also when a version of
	// ours follows.
	await database.transaction(async (trx) => noteEverything(trx, NOW + 11));
	expect(
		await readLogSince(database.kysely, { after: known, upTo: known + 2, limit: 10 }),
	).toMatchObject({ isWhole: false });
	expect(await readDataVersions(database.kysely)).toEqual({
		version: known + 2,
		names: known + 2,
		habits: known + 2,
	});
}
