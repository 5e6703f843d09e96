import { expect, test } from 'vitest';
import { allMigrations } from './migrations/all-migrations.ts';
import { narrowingOf, runsBeside } from './widening.ts';

/** Of version 0.2.0, which nothing ran beside. */
const LAST_OF_RELEASE = '0021_alerts';

test('each migration leaves the previous release running beside it', () => {
	const since = allMigrations.filter(({ name }) => name > LAST_OF_RELEASE);
	for (const migration of since)
		for (const engine of ['sqlite', 'postgres'] as const)
			expect(
				narrowingOf(migration, engine),
				`${migration.name}: widen in this release, narrow in the next one (docs/decisions/0060).`,
			).toEqual([]);
});

test.each([
	['alter table games drop column result', 1],
	['alter table games rename column result to score', 1],
	['drop table reports', 1],
	['alter table games add column venue text not null', 1],
	['create unique index one_game on games (slug)', 1],
	["update bots set schedule = ''", 1],
	["alter table games add column note text not null default ''", 0],
	['alter table games add column note text', 0],
	['create index games_note on games (note)', 0],
	['create table notes (\n\tid text primary key\n)', 0],
])('%s', (statement, count) => {
	const migration = { name: '9999_case', statements: () => [statement] };
	expect(narrowingOf(migration, 'sqlite')).toHaveLength(count);
	expect(narrowingOf({ ...migration, beside: 'reason' }, 'sqlite')).toEqual([]);
});

test.each([
	['0.3.0', '0.4.2', true],
	['0.3.9', '0.3.0', true],
	['0.4.0', '0.3.0', true],
	['0.3.0', '0.5.0', false],
	['0.9.0', '1.0.0', false],
])('a program %s on a database of %s', (own, other, isFine) => {
	expect(runsBeside(own, other)).toBe(isFine);
});
