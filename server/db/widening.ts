import type { Engine } from './app-database.ts';
import { wordsOf } from './dialect.ts';
import type { Migration } from './migrations/migration.ts';

/** Statements that a program which does not know them never notices. */
const WIDENING: readonly RegExp[] = [
	/^create table \w+ \(/,
	/^create index \w+ on \w+ /,
	/^alter table \w+ add column \w+ (?!.*\bnot null\b)/s,
	/^alter table \w+ add column \w+ .*\bnot null default\b/s,
];

/**
 * Statements of a migration that the previous release may not live beside. Empty when it gives a
 * reason in `beside`.
 */
export function narrowingOf(migration: Migration, engine: Engine): string[] {
	if (migration.beside !== undefined) return [];
	return migration
		.statements(wordsOf(engine))
		.filter((statement) => !WIDENING.some((shape) => shape.test(statement.trim())));
}

/**
 * Whether a program of version `own` may run on a database that a program of version `other` has
 * widened: both of one major version, at most one minor version apart.
 */
export function runsBeside(own: string, other: string): boolean {
	const [major, minor] = partsOf(own);
	const [otherMajor, otherMinor] = partsOf(other);
	return major === otherMajor && otherMinor - minor <= 1;
}

function partsOf(version: string): [number, number] {
	const [major = '', minor = ''] = version.split('.');
	return [Number(major), Number(minor)];
}
