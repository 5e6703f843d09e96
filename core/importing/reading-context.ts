import type { Resolver } from '#core/search/resolution.ts';
import type { PlaceFacts } from './hours/place-zone.ts';
import type { ColumnMapping } from './table/table-field.ts';

/**
 * What a reading needs from the guide: names, and defaults for dates and hours that the source
 * leaves open.
 */
export type ReadingContext = {
	teams: Resolver;
	competitions: Resolver;
	/** Without it, channels only keep the source's words. */
	channels?: Resolver;
	/** Zone of a known competition, and its country, to reject namesakes from elsewhere. */
	competitionById: (id: string) => { zone: string; country?: string | null } | undefined;
	/** Code of a country by the name that a source states; null for other words. */
	countryOfName?: (name: string) => string | null;
	/** Country of a known team: two clubs of one country determine which 'Série A' is meant. */
	teamCountry?: (id: string) => string | null;
	/** Home and state of a known team, which give the zone of its ground. */
	teamPlace?: (id: string) => PlaceFacts['home'];
	/** Instants (UTC ms) of two teams' games in the guide, by team id. */
	knownKickoffs?: (homeId: string, awayId: string) => readonly number[];
	/** Day (YYYY-MM-DD) that the operator gave for games without one. */
	day?: string;
	/** Zone that the operator gave for all hours: IANA name, or `PLACE`. */
	zone?: string;
	/** YYYY-MM-DD near which a missing year is resolved. */
	referenceDate?: string;
	/** Competition that the operator gave; overrides the document's own title. */
	competitionId?: string;
	/** Column meanings that an operator gave, for tables. */
	columns?: ColumnMapping;
	/**
	 * Whether the guide has a team or channel with this id: ids of our own export are trusted only
	 * then.
	 */
	hasTeam?: (id: string) => boolean;
	hasChannel?: (id: string) => boolean;
	/** Path of the file: its year or season applies to documents without one. */
	fileName?: string;
};
