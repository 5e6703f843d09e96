import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Engine } from './app-database.ts';
import { migrationChecksum } from './migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';

const KEPT = 'tests/fixtures/landed-migrations.json';
const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

type Checksums = Record<string, string>;

const landed: Record<string, Checksums> = JSON.parse(readFileSync(KEPT, 'utf8'));
const current: Record<string, Checksums> = Object.fromEntries(
	allMigrations.map((migration) => [
		migration.name,
		Object.fromEntries(ENGINES.map((engine) => [engine, migrationChecksum(migration, engine)])),
	]),
);

test('a landed migration never changes', () => {
	for (const [name, checksums] of Object.entries(landed)) {
		expect(
			current[name],
			`The migration ${name} has landed: databases in use hold its checksum, and a changed text ` +
				`keeps them from starting. Restore its statements and write a new migration instead.`,
		).toEqual(checksums);
	}
});

test('every migration is recorded as landed', () => {
	const missing = Object.keys(current).filter((name) => !(name in landed));
	const lines = missing.map((name) => `\t"${name}": ${JSON.stringify(current[name])}`);
	expect(
		missing,
		`Not recorded yet. When the migration is final, add to ${KEPT}:\n${lines.join(',\n')}\n`,
	).toEqual([]);
});
