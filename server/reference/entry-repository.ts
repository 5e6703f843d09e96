import type { PickerKind } from '#core/names/pickers.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { ChannelTable, CompetitionTable, TeamTable } from '#server/db/schema.ts';

/** The table of each kind. */
export const TABLES = { team: 'teams', competition: 'competitions', channel: 'channels' } as const;

type EntryRow = TeamTable | CompetitionTable | ChannelTable;
type Facts<Row> = Row extends EntryRow ? Omit<Row, 'revision' | 'edited_at' | 'picture'> : never;

/** What teams, competitions and channels share as rows: their reference data and their edits. */
export function createEntryRepository(db: Reader, kind: PickerKind) {
	return {
		/** Ids of entries that an operator created or edited. */
		async listEditedIds(): Promise<Set<string>> {
			const rows = await db
				.selectFrom(TABLES[kind])
				.where('edited_at', 'is not', null)
				.select('id')
				.execute();
			return new Set(rows.map(({ id }) => id));
		},
	};
}

/** Writes the entries of one kind; `toRow` gives the columns of an entry. */
export function createEntryWriter<Entry>(
	trx: Writer,
	kind: PickerKind,
	toRow: (entry: Omit<Entry, 'revision'>) => Facts<EntryRow>,
) {
	const table = TABLES[kind];
	return {
		/**
		 * Stores an entry of the reference data, unless an operator edited it. Returns whether a row
		 * changed.
		 */
		async seed(entry: Omit<Entry, 'revision'>): Promise<boolean> {
			const { id, ...values } = toRow(entry);
			const result = await trx
				.insertInto(table)
				.values({ id, ...values, revision: 1, edited_at: null })
				.onConflict((conflict) =>
					conflict.column('id').doUpdateSet(values).where(`${table}.edited_at`, 'is', null),
				)
				.executeTakeFirst();
			return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
		},

		/** Stores an operator's new entry, which the reference data never overwrites. */
		async insert(entry: Omit<Entry, 'revision'>, now: number): Promise<void> {
			const values = { ...toRow(entry), revision: 1, edited_at: now };
			await trx.insertInto(table).values(values).execute();
		},

		/**
		 * Stores an operator's edit over the revision that they saw. Returns whether that was still the
		 * present one.
		 */
		async save(
			entry: Omit<Entry, 'revision'>,
			{ seen, now }: { seen: number; now: number },
		): Promise<boolean> {
			const { id, ...values } = toRow(entry);
			const query = trx.updateTable(table).set({ ...values, revision: seen + 1, edited_at: now });
			return (
				(await query.where('id', '=', id).where('revision', '=', seen).executeTakeFirst())
					.numUpdatedRows > 0n
			);
		},
	};
}
