import type { ImportFormat, TableFacts } from '#core/importing/draft-game.ts';
import type { HoursTally } from '#core/importing/hours/hours-tally.ts';
import type { ImportState, SourceKind } from '#core/importing/import-row.ts';
import type { ColumnMapping } from '#core/importing/table/table-field.ts';
import type { Actor } from '#server/audit/audit-entry.ts';

/** Where an import comes from, and how it is to be read. */
export type ImportSource = {
	kind: SourceKind;
	/** Name of the file, address, or the first words of a text. */
	name: string;
	/** Under what columns and doubtful names of this source are remembered. */
	key: string;
	text: string | null;
	/** Address of the uploaded file, or of the page. */
	address: string | null;
	asked: AskedReading;
};

/** How a person wants a source to be read; null = as it tells by itself. */
export type AskedReading = {
	format: ImportFormat | null;
	/** Around which day missing years and days are searched, YYYY-MM-DD. */
	date: string | null;
	competitionId: string | null;
	columns: ColumnMapping | null;
	/** Day (YYYY-MM-DD) of the rows that give none. */
	day: string | null;
	/** Zone of all hours: IANA name, or `PLACE`. */
	zone: string | null;
};

/** A source that tells everything by itself. */
export const NOTHING_ASKED: AskedReading = {
	format: null,
	date: null,
	competitionId: null,
	columns: null,
	day: null,
	zone: null,
};

export type CommitMode = 'whole' | 'partial' | 'undo';

/** One import as the use cases know it. Instants in UTC milliseconds. */
export type ImportBatch = {
	id: string;
	source: ImportSource;
	format: ImportFormat | null;
	state: ImportState;
	mode: CommitMode | null;
	problem: string | null;
	warnings: string[];
	tables: TableFacts[];
	/** What told whose clock the hours are on. */
	hours: HoursTally[];
	total: number;
	progress: number;
	actor: Pick<Actor, 'id' | 'name'>;
	createdAt: number;
	updatedAt: number;
	committedAt: number | null;
	undoneAt: number | null;
	revision: number;
	/**
	 * What cannot be read any more: how the source was to be read, or what was told about its
	 * reading.
	 */
	damage: 'order' | 'notes' | null;
};
