import type { DialectWords } from '#server/db/dialect.ts';

/**
 * One step of the schema. Forward only; applied in one transaction; its text never changes once
 * released: the database verifies the checksum, and tests/fixtures/landed-migrations.json keeps it.
 * Old and new program run side by side during an update: widen in one release, narrow in the next.
 */
export type Migration = {
	/** 0001_noun: applied in the order of names. */
	name: string;
	/** Statements in the dialect of an engine. */
	statements(words: DialectWords): string[];
	/** Why the previous release runs beside statements that do more than widen. */
	beside?: string;
};
