import type { NameKind } from '#core/importing/import-row.ts';
import type { ColumnMapping } from '#core/importing/table/table-field.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';

/**
 * A name that an operator accepted. `sourceKey` '' = valid for all sources; otherwise a suggestion
 * for that source, because the name is ambiguous.
 */
type LearnedName = {
	kind: NameKind;
	alias: string;
	shown: string;
	sourceKey: string;
	targetId: string;
};

/** What operators taught the importer. */
export function createLearnedRepository(db: Reader) {
	return {
		/** Whether the migration with the import tables is applied. */
		async exists(): Promise<boolean> {
			const row = await db
				.selectFrom('schema_migrations')
				.where('name', '=', '0008_imports')
				.select('name')
				.executeTakeFirst();
			return row !== undefined;
		},

		/** Names valid for all sources: they act like aliases of the reference data. */
		async aliases(): Promise<LearnedName[]> {
			// A dry run may read a database older than this program.
			if (!(await this.exists())) return [];
			return toNames(
				await db.selectFrom('learned_names').where('source_key', '=', '').selectAll().execute(),
			);
		},

		/** The choices for ambiguous names of one source. */
		async choices(sourceKey: string): Promise<LearnedName[]> {
			if (sourceKey === '') return [];
			return toNames(
				await db
					.selectFrom('learned_names')
					.where('source_key', '=', sourceKey)
					.selectAll()
					.execute(),
			);
		},

		async columns(sourceKey: string): Promise<ColumnMapping> {
			const rows = await db
				.selectFrom('learned_columns')
				.where('source_key', '=', sourceKey)
				.selectAll()
				.execute();
			return Object.fromEntries(rows.map(({ header, field }) => [header, field]));
		},
	};
}

export function createLearnedWriter(trx: Writer) {
	return {
		async learn(
			{ kind, alias, shown, sourceKey, targetId }: LearnedName,
			by: { name: string; at: number },
		): Promise<void> {
			const values = { shown, target_id: targetId, actor_name: by.name, at: by.at };
			await trx
				.insertInto('learned_names')
				.values({ kind, alias, source_key: sourceKey, ...values })
				.onConflict((conflict) =>
					conflict.columns(['kind', 'alias', 'source_key']).doUpdateSet(values),
				)
				.execute();
		},

		/**
		 * Forgets a name's target for some sources. Returns the source keys that had it, '' (all
		 * sources) first.
		 */
		async forget(
			{ kind, alias, targetId }: Pick<LearnedName, 'kind' | 'alias' | 'targetId'>,
			sourceKeys: readonly string[],
		): Promise<string[]> {
			const rows = await trx
				.deleteFrom('learned_names')
				.where('kind', '=', kind)
				.where('alias', '=', alias)
				.where('target_id', '=', targetId)
				.where('source_key', 'in', [...sourceKeys])
				.returning('source_key')
				.execute();
			return rows.map(({ source_key }) => source_key).toSorted();
		},

		/** Forgets every name of an entry that is removed. */
		async forgetTarget(kind: NameKind, targetId: string): Promise<void> {
			await trx
				.deleteFrom('learned_names')
				.where('kind', '=', kind)
				.where('target_id', '=', targetId)
				.execute();
		},

		async learnColumns(sourceKey: string, columns: ColumnMapping, at: number): Promise<void> {
			for (const [header, field] of Object.entries(columns)) {
				await trx
					.insertInto('learned_columns')
					.values({ source_key: sourceKey, header, field, at })
					.onConflict((conflict) =>
						conflict.columns(['source_key', 'header']).doUpdateSet({ field, at }),
					)
					.execute();
			}
		},
	};
}

type Row = { kind: NameKind; alias: string; shown: string; source_key: string; target_id: string };

function toNames(rows: readonly Row[]): LearnedName[] {
	return rows.map((row) => ({
		...{
			kind: row.kind,
			alias: row.alias,
			shown: row.shown,
			sourceKey: row.source_key,
			targetId: row.target_id,
		},
	}));
}
