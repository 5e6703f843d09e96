import type { ImportFormat } from '#core/importing/draft-game.ts';
import type { ColumnMapping } from '#core/importing/table/table-field.ts';

/** A game of the guide: ids of its sides, instant in UTC milliseconds. */
export type KnownKickoff = readonly [home: string, away: string, instant: number];

/**
 * A document to read: its bytes and the operator's options. Plain data, so that it can be sent to a
 * thread.
 */
export type SourceFile = {
	bytes: Uint8Array;
	/**
	 * Name, path or last part of an address. Its extension and year serve as hints where the content
	 * has none.
	 */
	fileName: string;
	/** Null: detected from the content. */
	format: ImportFormat | null;
	/** Day (YYYY-MM-DD) around which a missing year is resolved. */
	referenceDate: string;
	/** The operator's choice of competition; it overrides the document's own. */
	competitionId?: string | undefined;
	/** Meaning of columns, as the operator corrected it or the source remembers it. */
	columns?: ColumnMapping | undefined;
	/** Day (YYYY-MM-DD) of rows without one, as the operator set it. */
	day?: string | undefined;
	/** The operator's time zone for all hours: IANA name, or `PLACE`. */
	zone?: string | undefined;
	/** Games of the guide that may reveal the time zone of the hours. */
	known?: readonly KnownKickoff[] | undefined;
};
