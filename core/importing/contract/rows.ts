import { ROW_ACTIONS } from '#core/importing/import-row.ts';

/** How many imports and rows one answer holds. */
export const IMPORT_PAGE = 20;
export const ROWS_PAGE = 60;

/**
 * Which rows: all, those of concern, those of one action, or those that had one result. Apart from
 * the schemas: the browser has no zod.
 */
export const ROW_VIEWS = ['all', 'problems', ...ROW_ACTIONS, 'written', 'kept', 'refused'] as const;
export type RowView = (typeof ROW_VIEWS)[number];
