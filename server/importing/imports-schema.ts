import type { ImportFormat } from '#core/importing/draft-game.ts';
import type {
	ImportState,
	NameKind,
	QuestionKind,
	RowAction,
	RowDecision,
	RowReason,
	RowResult,
	SourceKind,
} from '#core/importing/import-row.ts';
import type { TableField } from '#core/importing/table/table-field.ts';
import type { CommitMode } from './batch/import-batch.ts';

/** Tables of the import desk (migration 0008). */
export type ImportsDatabase = {
	import_batches: ImportBatchTable;
	import_rows: ImportRowTable;
	import_questions: ImportQuestionTable;
	learned_names: LearnedNameTable;
	learned_columns: LearnedColumnTable;
};

/** One import: where it came from, how far it is, and what became of it. */
export type ImportBatchTable = {
	id: string;
	/** text, file, address or command. */
	source_kind: SourceKind;
	/** As people read it: name of the file, address, or the first words of a text. */
	source_name: string;
	/** Under what columns and doubtful names of this source are remembered. */
	source_key: string;
	/** The pasted text, so that it may be read again. */
	source_text: string | null;
	/** Address of the uploaded file, or of the page. */
	source_address: string | null;
	/** What an operator asked for; null = found by content. */
	asked_format: ImportFormat | null;
	asked_date: string | null;
	asked_competition: string | null;
	/** JSON: meaning of columns as an operator gave it. */
	asked_columns: string | null;
	/** Day of rows without one, and zone of all hours, as an operator gave them. */
	asked_day: string | null;
	asked_zone: string | null;
	/** What it was read as. */
	format: ImportFormat | null;
	state: ImportState;
	/** What is being done after the reading: commit (whole or partial) or undo. */
	mode: CommitMode | null;
	/** Why it failed, or what stopped a commit: a code of `core/importing/copy/desk.ts`. */
	problem: string | null;
	/** JSON: sentences of the reader. */
	warnings: string;
	/** JSON: how tables were understood. */
	tables: string;
	/** JSON: how many rows have their hour by which ground. */
	hours: string;
	/** Rows that were staged, and how many of them the present step has done. */
	total: number;
	progress: number;
	actor_id: string | null;
	actor_name: string;
	created_at: number;
	updated_at: number;
	committed_at: number | null;
	undone_at: number | null;
	revision: number;
};

/** One game, or one line that could not be read, of an import. */
export type ImportRowTable = {
	batch_id: string;
	/** 1-based place in the source's order. */
	number: number;
	/** Line of the text or row of the spreadsheet, 1-based. */
	line: number;
	text: string;
	/** JSON of the draft game; null for a line that could not be read. */
	draft: string | null;
	/** The draft was changed by a person. */
	edited: number;
	/** 0 … 100. */
	confidence: number;
	action: RowAction;
	reason: RowReason | null;
	/** Why the line is no game, as the reader says it. */
	unread: string | null;
	/** 0 = fine, 1 = worth a look, 2 = needs a decision. */
	concern: 0 | 1 | 2;
	decision: RowDecision | null;
	/**
	 * Names that are open, or were answered and may be answered otherwise,
	 * '|team:atletico|channel:xyz|', to find the rows of an answer.
	 */
	open_names: string;
	/** JSON: old and new value of each field that would change. */
	diff: string | null;
	game_id: string | null;
	/** JSON of the game before this import; null = it did not exist. */
	before: string | null;
	/** Revision of the game after this import wrote it: another one = somebody edited it since. */
	after_revision: number | null;
	result: RowResult | null;
	/** Has to be named by whoever edits the row. */
	revision: number;
};

/** A name of an import that a person has to decide on, once for all its rows. */
type ImportQuestionTable = {
	batch_id: string;
	kind: QuestionKind;
	/** Normalised. */
	name: string;
	/** As written. */
	shown: string;
	/** JSON: ids, best first. */
	candidates: string;
	rows: number;
	/** Chosen id; '' = stays as written. Null while open. */
	answer: string | null;
};

/** A name that an operator accepted for something of the guide. */
type LearnedNameTable = {
	kind: NameKind;
	/** Normalised. */
	alias: string;
	/** '' = holds everywhere; else only for this source, because the name means several. */
	source_key: string;
	shown: string;
	target_id: string;
	actor_name: string;
	at: number;
};

/** Meaning of a column of a source as an operator gave it. */
type LearnedColumnTable = {
	source_key: string;
	header: string;
	field: TableField | 'ignore';
	at: number;
};
