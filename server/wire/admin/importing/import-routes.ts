import type { AdminRoute } from '#server/wire/admin/admin-route.ts';
import {
	answerImportQuestion,
	decideImportRow,
	decideImportRows,
	editImportRow,
	importRows,
} from './import-rows.ts';
import {
	commitImport,
	discardImportRoute,
	listImports,
	newImport,
	readImportAgain,
	resumeImport,
	showImport,
	undoImport,
} from './imports.ts';

/** Routes of the import desk. */
export const IMPORT_ROUTES: readonly AdminRoute[] = [
	listImports,
	newImport,
	showImport,
	readImportAgain,
	commitImport,
	undoImport,
	resumeImport,
	discardImportRoute,
	importRows,
	editImportRow,
	decideImportRow,
	decideImportRows,
	answerImportQuestion,
];
