import { z } from 'zod';
import type { TableFacts } from '#core/importing/draft-game.ts';
import { hoursTallySchema } from '#core/importing/hours/hours-tally.ts';
import { type ColumnMapping, TABLE_FIELDS } from '#core/importing/table/table-field.ts';
import { storedAs, storedWords } from '#server/db/stored-json.ts';
import type { ImportBatchTable } from '#server/importing/imports-schema.ts';
import type { ImportBatch } from './import-batch.ts';

const columnsSchema: z.ZodType<ColumnMapping> = z.record(
	z.string(),
	z.enum([...TABLE_FIELDS, 'ignore']),
);
const column = z.object({
	...{ header: z.string(), field: z.enum(TABLE_FIELDS).nullable() },
	by: z.enum(['given', 'header', 'content']).nullable(),
});
const tablesSchema: z.ZodType<TableFacts[]> = z.array(
	z.object({ headerRow: z.number().nullable(), columns: z.array(column) }),
);

/** Maps the reading options of a source to columns. */
export function toAsked({
	format,
	date,
	competitionId,
	columns,
	day,
	zone,
}: ImportBatch['source']['asked']) {
	return {
		asked_format: format,
		asked_date: date,
		asked_competition: competitionId,
		asked_columns: columns === null ? null : JSON.stringify(columns),
		asked_day: day,
		asked_zone: zone,
	};
}

/** Maps an import to its row. */
export function toTable(batch: ImportBatch): ImportBatchTable {
	const {
		id,
		source,
		format,
		state,
		mode,
		problem,
		total,
		progress,
		actor,
		createdAt,
		updatedAt,
		revision,
	} = batch;
	return {
		...{ id, format, state, mode, problem, total, progress, revision },
		...{
			source_kind: source.kind,
			source_name: source.name,
			source_key: source.key,
			source_text: source.text,
		},
		...{ source_address: source.address, ...toAsked(source.asked) },
		...{
			warnings: JSON.stringify(batch.warnings),
			tables: JSON.stringify(batch.tables),
			hours: JSON.stringify(batch.hours),
		},
		...{ actor_id: actor.id, actor_name: actor.name, created_at: createdAt, updated_at: updatedAt },
		...{ committed_at: batch.committedAt, undone_at: batch.undoneAt },
	};
}

/**
 * Maps a row to an import. Only data about its reading can be damaged: its rows are stored
 * separately.
 */
export function toBatch(row: ImportBatchTable): ImportBatch {
	const { id, total, progress, problem, revision } = row;
	const columns = row.asked_columns === null ? null : storedAs(columnsSchema, row.asked_columns);
	const [warnings, tables] = [storedWords(row.warnings), storedAs(tablesSchema, row.tables)];
	const asked = {
		format: row.asked_format,
		date: row.asked_date,
		competitionId: row.asked_competition,
		columns,
		day: row.asked_day,
		zone: row.asked_zone,
	};
	return {
		...{ id, total, progress, problem, revision, format: row.format },
		source: {
			...{ kind: row.source_kind, name: row.source_name, key: row.source_key, asked },
			...{ text: row.source_text, address: row.source_address },
		},
		...{
			state: row.state,
			mode: row.mode,
			warnings: warnings ?? [],
			tables: tables ?? [],
		},
		hours: storedAs(hoursTallySchema, row.hours) ?? [],
		actor: { id: row.actor_id, name: row.actor_name },
		...{
			createdAt: row.created_at,
			updatedAt: row.updated_at,
			committedAt: row.committed_at,
			undoneAt: row.undone_at,
		},
		damage:
			columns === null && row.asked_columns !== null
				? 'order'
				: warnings === null || tables === null
					? 'notes'
					: null,
	};
}
