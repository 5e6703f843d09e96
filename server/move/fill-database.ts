import { moveCopy } from '#core/copy/move.ts';
import { AppError } from '#core/kit/app-error.ts';
import { errorText } from '#core/kit/error-text.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { allMigrations } from '#server/db/migrations/all-migrations.ts';
import { postgresFiller, postgresRows, takeTime } from '#server/db/rows/postgres-rows.ts';
import {
	keyOf,
	parentsFirst,
	type RowSource,
	sumTable,
	type TableShape,
	type TableSum,
	type TextRow,
} from '#server/db/rows/text-rows.ts';
import {
	type Cursor,
	createMoveRepository,
	createMoveWriter,
	type Filling,
} from './move-repository.ts';

/**
 * A guide to copy: `source` = the id of this state of it, so that another state is no resumption.
 */
type Copied = {
	guide: string;
	source: string;
	rows: RowSource;
	/** Names of its migrations: the target gets the same. */
	migrations: readonly string[];
};

/** Receives each stage as a pt-BR sentence. */
export type Tell = (sentence: string) => void;

/**
 * Copies every row of a guide into an empty PostgreSQL database, or goes on where a killed call
 * stopped, and compares both sides. The target stays marked as half filled until `finishFilling`.
 * Returns the rows and checksums of the tables.
 * @throws AppError 'conflict' when the target has other data, or differs in the end.
 */
export async function fillDatabase(
	target: AppDatabase,
	copied: Copied,
	tell: Tell,
): Promise<Record<string, TableSum>> {
	const filling = await claim(target, copied);
	await migrate(target, {
		migrations: allMigrations.filter(({ name }) => copied.migrations.includes(name)),
	});
	const tables = parentsFirst(await matchTables(target, copied.rows));
	if (filling.phase === 'begun') await startCopy(target, tables, filling);
	for (const table of tables) await copyTable({ target, copied, table, tell });
	const sums = await compareTables({ target, copied, tables, tell }, filling.phase === 'equal');
	await target.transaction((trx) => createMoveWriter(trx).setPhase({ ...filling, phase: 'equal' }));
	return sums;
}

/** The target is whole: it may be used as a guide. */
export async function finishFilling(target: AppDatabase): Promise<void> {
	await target.transaction((trx) => createMoveWriter(trx).end());
}

async function claim(target: AppDatabase, { guide, source }: Copied): Promise<Filling> {
	const state = await createMoveRepository(target.kysely).readState();
	if (state === 'used') throw new AppError('conflict', moveCopy.notEmpty);
	if (state !== 'empty' && state.guide !== guide)
		throw new AppError('conflict', moveCopy.otherGuide);
	if (state !== 'empty' && state.source === source) return state;
	await target.transaction((trx) => createMoveWriter(trx).begin({ guide, source }));
	return { guide, source, phase: 'begun' };
}

/** The tables of the source. @throws AppError 'conflict' when the target's are not the same. */
async function matchTables(target: AppDatabase, rows: RowSource): Promise<TableShape[]> {
	const [ours, theirs] = [await rows.tables(), await postgresRows(target.kysely).tables()];
	const [own, other] = [spelled(ours), spelled(theirs)];
	const different = [...own, ...other].filter((name) => !own.has(name) || !other.has(name));
	if (different.length === 0) return ours;
	throw new AppError('conflict', moveCopy.differentTables(different));
}

/** Each column with its table. */
function spelled(tables: readonly TableShape[]): Set<string> {
	return new Set(
		tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
	);
}

async function startCopy(
	target: AppDatabase,
	tables: readonly TableShape[],
	filling: Filling,
): Promise<void> {
	await target.transaction(async (trx) => {
		await postgresFiller(trx).empty(tables);
		await createMoveWriter(trx).setPhase({ ...filling, phase: 'copying' });
	});
}

type TableCopy = { target: AppDatabase; copied: Copied; table: TableShape; tell: Tell };

async function copyTable(copy: TableCopy): Promise<void> {
	const { target, table } = copy;
	const cursor = await createMoveRepository(target.kysely).readCursor(table.name);
	if (cursor.isDone) return;
	try {
		// Rows may refer to later rows of the same table: then only the whole table is sound.
		await (table.parents.includes(table.name) ? copyAtOnce(copy) : copyInBatches(copy, cursor));
	} catch (error) {
		if (error instanceof AppError) throw error;
		throw new AppError('conflict', moveCopy.tableFailed(table.name, errorText(error)), {
			cause: error,
		});
	}
}

async function copyInBatches({ target, copied, table, tell }: TableCopy, from: Cursor) {
	let cursor = from;
	for await (const batch of copied.rows.batches(table, cursor.after)) {
		cursor = behind(table, cursor, batch);
		await target.transaction(async (trx) => {
			await takeTime(trx);
			await postgresFiller(trx).insert(table, batch);
			await createMoveWriter(trx).setCursor(table.name, cursor);
		});
		tell(moveCopy.stages.copying(table.name, cursor.rows));
	}
	await endTable({ target, copied, table, tell }, cursor);
}

async function copyAtOnce(copy: TableCopy): Promise<void> {
	const { target, copied, table } = copy;
	const end = await target.transaction(async (trx) => {
		const filler = postgresFiller(trx);
		await takeTime(trx);
		let cursor: Cursor = { after: null, rows: 0, isDone: false };
		for await (const batch of copied.rows.batches(table, null)) {
			await filler.insert(table, batch);
			cursor = behind(table, cursor, batch);
		}
		await createMoveWriter(trx).setCursor(table.name, { ...cursor, isDone: true });
		return cursor;
	});
	await endTable(copy, end);
}

async function endTable({ target, copied, table }: TableCopy, cursor: Cursor): Promise<void> {
	const last = table.numbered === null ? null : await copied.rows.lastNumber(table);
	await target.transaction(async (trx) => {
		if (last !== null) await postgresFiller(trx).setNumber(table, last);
		await createMoveWriter(trx).setCursor(table.name, { ...cursor, isDone: true });
	});
}

function behind(table: TableShape, { rows }: Cursor, batch: readonly TextRow[]): Cursor {
	return { after: keyOf(table, batch.at(-1) ?? []), rows: rows + batch.length, isDone: false };
}

type Comparison = Omit<TableCopy, 'table'> & { tables: readonly TableShape[] };

/**
 * The sums of the source. After a difference the next call starts over. `isKnown` = they were equal
 * before; meanwhile places of files may have changed in the target.
 */
async function compareTables({ target, copied, tables, tell }: Comparison, isKnown: boolean) {
	const filled = postgresRows(target.kysely);
	const theirs = new Map((await filled.tables()).map((table) => [table.name, table]));
	const sums: Record<string, TableSum> = {};
	for (const table of tables) {
		tell(moveCopy.stages.comparing(table.name));
		const own = await sumTable(copied.rows, table);
		sums[table.name] = own;
		if (isKnown) continue;
		const other = await sumTable(filled, theirs.get(table.name) ?? table);
		if (own.rows === other.rows && own.sum === other.sum) continue;
		const { guide, source } = copied;
		await target.transaction((trx) => createMoveWriter(trx).begin({ guide, source }));
		throw new AppError('conflict', moveCopy.differs(table.name));
	}
	return sums;
}
