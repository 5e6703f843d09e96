import type { TableField } from './table-field.ts';

/** A row or object by meaning; several cells may share one. */
export type TableRecord = ReadonlyMap<TableField, readonly string[]>;

/** The first filled cell with a meaning. */
export function first(record: TableRecord, field: TableField): string | null {
	return record.get(field)?.find((cell) => cell.trim() !== '') ?? null;
}

/** Every filled cell with a meaning. */
export function all(record: TableRecord, field: TableField): string[] {
	return (record.get(field) ?? []).filter((cell) => cell.trim() !== '');
}
