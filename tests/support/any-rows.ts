import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { parentsFirst, type TableShape } from '#server/db/rows/text-rows.ts';

/** Text that has gone wrong somewhere before. */
const TEXTS = [
	'',
	' ',
	'ção',
	'“aspas”',
	"d'água",
	'\\x41',
	'{"a":[1,null]}',
	'1',
	'null',
	'⚽\n\t',
	'\u2028',
];
const WHOLE = [0n, -1n, 1n, 2_147_483_647n];
const LARGE = [...WHOLE, 1_795_305_600_000n, 2n ** 53n + 1n, -(2n ** 63n), 2n ** 63n - 1n];

/** Values by the type of a column in PostgreSQL, which is the narrower one. */
const VALUES: Readonly<Record<string, fc.Arbitrary<string | bigint>>> = {
	text: fc.oneof(
		fc.constantFrom(...TEXTS),
		fc.string({ unit: 'binary', maxLength: 40 }).map(printable),
	),
	bigint: fc.constantFrom(...LARGE),
	integer: fc.constantFrom(...WHOLE),
};

/** PostgreSQL stores no NUL, and the product lets none in. */
function printable(text: string): string {
	return text.replaceAll('\0', '');
}

type Reference = { from: string; table: string; to: string | null };

/**
 * Puts up to `count` rows of random values into each table, in the limits of its columns, checks and
 * references. `shapes` = the tables as PostgreSQL describes them. Throws when a table stays empty.
 */
export function fillEveryTable(
	raw: DatabaseSync,
	shapes: readonly TableShape[],
	{ count, seed }: { count: number; seed: number },
): void {
	raw.exec('begin');
	for (const shape of parentsFirst(shapes)) {
		for (let turn = 0; turn < count; turn++) tryRow(raw, shape, seed * 1_000 + turn);
		const [found] = raw.prepare(`select count(*) as rows from "${shape.name}"`).all();
		if (found?.rows === 0) throw new Error(`No row fits ${shape.name}`);
	}
	raw.exec('commit');
}

/** A key that is taken already is left out. */
function tryRow(raw: DatabaseSync, shape: TableShape, seed: number): void {
	const names = shape.columns.map(({ name }) => `"${name}"`).join(', ');
	const places = shape.columns.map(() => '?').join(', ');
	const insert = raw.prepare(`insert or ignore into "${shape.name}" (${names}) values (${places})`);
	const [row] = fc.sample(rowOf(raw, shape), { numRuns: 1, seed });
	insert.run(...(row ?? []));
}

function rowOf(raw: DatabaseSync, shape: TableShape): fc.Arbitrary<(string | bigint | null)[]> {
	const [table] = raw.prepare('select sql from sqlite_master where name = ?').all(shape.name);
	const statement = String(table?.sql);
	const references = raw.prepare(`pragma foreign_key_list("${shape.name}")`).all();
	return fc.tuple(
		...shape.columns.map(({ name, type }) => {
			const reference = references.find(({ from }) => from === name) as Reference | undefined;
			if (reference !== undefined) return fc.constantFrom(...keysOf(raw, shape.name, reference));
			if (name === shape.numbered) return fc.constantFrom(...WHOLE);
			return allowedBy(statement, name) ?? VALUES[type] ?? fc.constant(null);
		}),
	);
}

function keysOf(
	raw: DatabaseSync,
	own: string,
	{ table, to }: Reference,
): (string | bigint | null)[] {
	if (table === own) return [null];
	const column = to ?? 'id';
	const query = raw.prepare(`select "${column}" as key from "${table}" limit 20`);
	query.setReadBigInts(true);
	return query.all().map(({ key }) => key as string | bigint);
}

/** The values that `check (name in (…))` names, and texts of the length that a check wants. */
function allowedBy(statement: string, name: string): fc.Arbitrary<string | bigint> | null {
	const length = new RegExp(`length\\(${name}\\) = (\\d+)`).exec(statement)?.[1];
	if (length !== undefined) return fc.constant('2026-11-21'.slice(0, Number(length)));
	const only = new RegExp(`check \\(${name} = (\\d+)\\)`).exec(statement)?.[1];
	if (only !== undefined) return fc.constant(BigInt(only));
	const listed = new RegExp(`check \\(${name} in \\(([^)]*)\\)`).exec(statement)?.[1];
	if (listed === undefined) return null;
	const values = listed.split(',').map((value) => value.trim());
	return fc.constantFrom(
		...values.map((value) => (value.startsWith("'") ? value.slice(1, -1) : BigInt(value))),
	);
}
