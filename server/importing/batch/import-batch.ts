import type { ImportFormat, TableFacts } from '#core/importing/draft-game.ts';
import type { HoursTally } from '#core/importing/hours/hours-tally.ts';
import type { ImportState, SourceKind } from '#core/importing/import-row.ts';
import type { ColumnMapping } from '#core/importing/table/table-field.ts';
import type { Actor } from '#server/audit/audit-entry.ts';

/** The origin of an import and its reading options. */
export type ImportSource = {
	kind: SourceKind;
	/** Name of the file, address, or the first words of a text. */
	name: string;
	/** Key under which columns and ambiguous names of this source are remembered. */
	key: string;
	text: string | null;
	/** Address of the uploaded file or of the page. */
	address: string | null;
	asked: AskedReading;
};

/** A person's reading options for a source; null = detected from its content. */
export type AskedReading = {
	format: ImportFormat | null;
	/** Day (YYYY-MM-DD) around which missing years and days are resolved. */
	date: string | null;
	competitionId: string | null;
	columns: ColumnMapping | null;
	/** Day (YYYY-MM-DD) of rows without one. */
	day: string | null;
	/** Time zone of all hours: IANA name, or `PLACE`. */
	zone: string | null;
};

/** Every option detected from the content. */
export const NOTHING_ASKED: AskedReading = {
	format: null,
	date: null,
	competitionId: null,
	columns: null,
	day: null,
	zone: null,
};

export type CommitMode = 'whole' | 'partial' | 'undo';

/** One import as the use cases see it. Instants in UTC milliseconds. */
export type ImportBatch = {
	id: string;
	source: ImportSource;
	format: ImportFormat | null;
	state: ImportState;
	mode: CommitMode | null;
	problem: string | null;
	warnings: string[];
	tables: TableFacts[];
	/** Row counts by the evidence for their time zone. */
	hours: HoursTally[];
	total: number;
	progress: number;
	actor: Pick<Actor, 'id' | 'name'>;
	createdAt: number;
	updatedAt: number;
	committedAt: number | null;
	undoneAt: number | null;
	revision: number;
	/** The damaged part: 'order' = the reading options, 'notes' = the notes about the reading. */
	damage: 'order' | 'notes' | null;
};
