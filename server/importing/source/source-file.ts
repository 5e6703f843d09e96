import type { ImportFormat } from '#core/importing/draft-game.ts';
import type { ColumnMapping } from '#core/importing/table/table-field.ts';

/** A game of the guide: ids of its sides, instant in UTC milliseconds. */
export type KnownKickoff = readonly [home: string, away: string, instant: number];

/**
 * A document to read: its bytes, and what the operator says of it. Plain data, so that a thread can
 * be given it.
 */
export type SourceFile = {
	bytes: Uint8Array;
	/**
	 * Name or path, or the last part of an address: its ending and its year serve where the content
	 * says nothing.
	 */
	fileName: string;
	/** Null: found by content. */
	format: ImportFormat | null;
	/** Day (YYYY-MM-DD) around which a missing year is searched. */
	referenceDate: string;
	/** The operator's word on the competition; it wins over the document's own. */
	competitionId?: string | undefined;
	/** What columns mean, as the operator corrected it or the source remembers it. */
	columns?: ColumnMapping | undefined;
	/** Day (YYYY-MM-DD) of the rows that give none, as the operator says. */
	day?: string | undefined;
	/** The operator's word on the zone of all hours: IANA name, or `PLACE`. */
	zone?: string | undefined;
	/** Games of the guide by which the zone of the hours may be told. */
	known?: readonly KnownKickoff[] | undefined;
};
