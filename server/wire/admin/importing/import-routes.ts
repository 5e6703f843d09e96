import {
	answerImportQuestion,
	createImportNames,
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

/** Of the import desk. */
export const IMPORT_ROUTES = [
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
	createImportNames,
];
