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
import type { CreatedKind, CreatedState } from '#core/importing/new-names/created-name.ts';
import type { TableField } from '#core/importing/table/table-field.ts';
import type { CommitMode } from './batch/import-batch.ts';

/** Tables of the import desk (migrations 0008 and 0023). */
export type ImportsDatabase = {
	import_batches: ImportBatchTable;
	import_rows: ImportRowTable;
	import_questions: ImportQuestionTable;
	import_created_names: ImportCreatedNameTable;
	learned_names: LearnedNameTable;
	learned_columns: LearnedColumnTable;
};

/** One import: origin, progress and outcome. */
export type ImportBatchTable = {
	id: string;
	/** text, file, address or command. */
	source_kind: SourceKind;
	/** As shown: name of the file, address, or the first words of a text. */
	source_name: string;
	/** Key under which columns and ambiguous names of this source are remembered. */
	source_key: string;
	/** The pasted text, kept so that it can be read again. */
	source_text: string | null;
	/** Address of the uploaded file or of the page. */
	source_address: string | null;
	/** The operator's option; null = detected from the content. */
	asked_format: ImportFormat | null;
	asked_date: string | null;
	asked_competition: string | null;
	/** JSON: meaning of columns as the operator set it. */
	asked_columns: string | null;
	/** Day of rows without one, and time zone of all hours, as the operator set them. */
	asked_day: string | null;
	asked_zone: string | null;
	/** The detected format. */
	format: ImportFormat | null;
	state: ImportState;
	/** Current step after the reading: commit (whole or partial) or undo. */
	mode: CommitMode | null;
	/** Why it failed, or what stopped a commit: a code of `core/importing/copy/desk.ts`. */
	problem: string | null;
	/** JSON: warnings of the reader, as sentences. */
	warnings: string;
	/** JSON: how tables were understood. */
	tables: string;
	/** JSON: row counts by the evidence for their time zone. */
	hours: string;
	/** Number of staged rows, and how many of them the current step has finished. */
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

/** One game, or one unreadable line, of an import. */
export type ImportRowTable = {
	batch_id: string;
	/** 1-based position in the source. */
	number: number;
	/** Line of the text or row of the spreadsheet, 1-based. */
	line: number;
	text: string;
	/** JSON of the draft game; null for an unreadable line. */
	draft: string | null;
	/** A person changed the draft. */
	edited: number;
	/** 0 … 100. */
	confidence: number;
	action: RowAction;
	reason: RowReason | null;
	/** Why the line is not a game, in the reader's words. */
	unread: string | null;
	/** 0 = fine, 1 = worth a look, 2 = needs a decision. */
	concern: 0 | 1 | 2;
	decision: RowDecision | null;
	/**
	 * Names with an open or answered question, '|team:atletico|channel:xyz|', to find the rows of an
	 * answer.
	 */
	open_names: string;
	/** JSON: old and new value of each field that would change. */
	diff: string | null;
	game_id: string | null;
	/** JSON of the game before this import; null = it did not exist. */
	before: string | null;
	/** Revision of the game after this import wrote it; a different one = edited since. */
	after_revision: number | null;
	result: RowResult | null;
	/** An edit of the row must name it. */
	revision: number;
};

/** A name that a person must resolve, once for all rows of the import. */
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
	/** Chosen id; '' = keep as written; `LEFT_OUT`. Null while open. */
	answer: string | null;
	/** JSON: what the rows say about an unknown team or competition; null for other questions. */
	evidence: string | null;
};

/** A team or competition that an import creates (migration 0023). */
type ImportCreatedNameTable = {
	batch_id: string;
	kind: CreatedKind;
	/** The id that it has in the guide, held for it until the commit. */
	id: string;
	/** JSON: its facts, with its kind. */
	facts: string;
	/** JSON: its spellings in the source. */
	aliases: string;
	state: CreatedState;
};

/** A name that an operator accepted for an entry of the guide. */
type LearnedNameTable = {
	kind: NameKind;
	/** Normalised. */
	alias: string;
	/** '' = valid for all sources; otherwise only for this source, because the name is ambiguous. */
	source_key: string;
	shown: string;
	target_id: string;
	actor_name: string;
	at: number;
};

/** Meaning of a column of a source as the operator set it. */
type LearnedColumnTable = {
	source_key: string;
	header: string;
	field: TableField | 'ignore';
	at: number;
};
