/**
 * Migrates with the product's migrations and one that is slow where the parent asked for it; prints
 * what was applied.
 */
import { migrate } from '#server/db/migrate.ts';
import { allMigrations } from '#server/db/migrations/all-migrations.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { slowMigration } from '#tests/support/slow-migration.ts';

const input = JSON.parse(process.argv[2] ?? '{}') as {
	dataDir: string;
	databaseUrl: string | null;
};
await using database = await openDatabase(input);
process.stdout.write('migrating\n');
const applied = await migrate(database, { migrations: [...allMigrations, slowMigration] });
process.stdout.write(`applied ${applied.join(',')}\n`);
