import { ROW_ACTIONS } from '#core/importing/import-row.ts';

/** Page sizes: imports and rows per response. */
export const IMPORT_PAGE = 20;
export const ROWS_PAGE = 60;

/**
 * Row filters: all, problems, one action, or one result. Kept apart from the schemas, because the
 * browser does not load zod.
 */
export const ROW_VIEWS = ['all', 'problems', ...ROW_ACTIONS, 'written', 'kept', 'refused'] as const;
export type RowView = (typeof ROW_VIEWS)[number];
