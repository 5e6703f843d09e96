import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { topics } from '#core/changes/topic.ts';
import type { Game } from '#core/games/game.ts';
import { kickoffFact } from '#core/games/kickoff-move.ts';
import { addDays, startOfDay } from '#core/site/dates.ts';
import { noteChange } from '#server/changes/note-change.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { SQLITE_WORDS } from '#server/db/dialect.ts';
import { migrate } from '#server/db/migrate.ts';
import { allMigrations } from '#server/db/migrations/all-migrations.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { insertGames } from '#server/games/store-games.ts';
import { seedReference } from '#server/reference/seed-reference.ts';
import { daysUntil, GAMES_PER_DAY, gamesOfDay } from './generated-games.ts';

export type Archive = { games: number; lastDay: string };

/** Days that one transaction stores, as an import of a quarter would. */
const DAYS_AT_ONCE = 90;
/**
 * Lets the writer keep the indexes in memory while a large archive is made; it is forgotten with
 * the connection.
 */
const FILLING_CACHE = 'pragma cache_size = -400000';
/** Every so many games one whose hour was moved. */
const MOVED_EVERY = 33;
const HOUR_MS = 3_600_000;

/**
 * Folder of an archive in SQLite, made when it is not there from an earlier run with the same
 * schema and generator.
 */
export async function ensureArchive(folder: string, archive: Archive): Promise<string> {
	const dataDir = path.join(folder, `archive-${archive.games}-${archive.lastDay}-${fingerprint()}`);
	if (existsSync(dataDir)) return dataDir;
	const unfinished = `${dataDir}.part`;
	rmSync(unfinished, { recursive: true, force: true });
	{
		await using db = await openDatabase({ dataDir: unfinished, databaseUrl: null });
		await fillArchive(db, archive);
	}
	renameSync(unfinished, dataDir);
	return dataDir;
}

function fingerprint(): string {
	const hash = createHash('sha256');
	for (const migration of allMigrations) hash.update(migration.statements(SQLITE_WORDS).join(';'));
	for (const file of ['./archive.ts', './generated-games.ts'])
		hash.update(readFileSync(new URL(file, import.meta.url)));
	return hash.digest('hex').slice(0, 8);
}

/**
 * Migrates, loads the reference data and stores the games a quarter at a time, by competition
 * within it, as sources bring them.
 */
export async function fillArchive(db: AppDatabase, { games, lastDay }: Archive): Promise<void> {
	await migrate(db);
	await seedReference(db, startOfDay(lastDay));
	const reference = await createGuideData(db).reference();
	const days = daysUntil(lastDay, games / GAMES_PER_DAY);
	for (let start = 0; start < days.length; start += DAYS_AT_ONCE) {
		const quarter = days.slice(start, start + DAYS_AT_ONCE);
		const now = startOfDay(addDays(quarter[0] ?? lastDay, -1));
		const news = quarter
			.flatMap((day) => gamesOfDay(day, reference, now))
			.sort((a, b) => (a.competitionId < b.competitionId ? -1 : 1));
		const note = { now, source: 'bench', actor: null };
		await db.transaction(async (trx) => {
			if (db.engine === 'sqlite') await sql.raw(FILLING_CACHE).execute(trx);
			const stored = await insertGames(trx, news, {
				...note,
				reference,
				publication: 'published',
				demo: false,
			});
			for (const game of stored.filter((_game, place) => place % MOVED_EVERY === 0))
				noteMove(trx, game, note);
		});
	}
}

function noteMove(
	trx: Writer,
	game: Game,
	note: { now: number; source: string; actor: null },
): void {
	if (game.kickoffAt === null) return;
	const before = kickoffFact({ day: game.day, kickoffAt: game.kickoffAt - HOUR_MS });
	const at = startOfDay(game.day) - 12 * HOUR_MS;
	const move = { before, after: kickoffFact(game), source: note.source, actor: null };
	noteChange(trx, { topics: [topics.all], gameId: game.id, at, kind: 'kickoff', ...move });
}
