import type { Resolver } from '#core/search/resolution.ts';
import type { PlaceFacts } from './hours/place-zone.ts';
import type { ColumnMapping } from './table/table-field.ts';

/**
 * What a reading needs to know of the guide: who is who, and how to understand dates and hours that
 * the source leaves open.
 */
export type ReadingContext = {
	teams: Resolver;
	competitions: Resolver;
	/** Without it channels keep the source's words only. */
	channels?: Resolver;
	/** Zone (and country, to refuse a namesake of another country) of a known competition. */
	competitionById: (id: string) => { zone: string; country?: string | null } | undefined;
	/** Country of a known team: two clubs of one country tell which 'Série A' is meant. */
	teamCountry?: (id: string) => string | null;
	/** Home and state of a known team: the zone of the ground on which it plays. */
	teamPlace?: (id: string) => PlaceFacts['home'];
	/** Instants (UTC ms) at which the guide has two teams play, by their ids. */
	knownKickoffs?: (homeId: string, awayId: string) => readonly number[];
	/** Day (YYYY-MM-DD) of the games that have none, as the operator says. */
	day?: string;
	/** The operator's word on the zone of all hours: IANA name, or `PLACE`. */
	zone?: string;
	/** YYYY-MM-DD around which a missing year is searched. */
	referenceDate?: string;
	/** The operator's word on the competition; it wins over the document's own title. */
	competitionId?: string;
	/** Meaning of columns as an operator gave it, for tables. */
	columns?: ColumnMapping;
	/**
	 * Whether the guide holds a team or channel of this id: what our own export names is believed
	 * only then.
	 */
	hasTeam?: (id: string) => boolean;
	hasChannel?: (id: string) => boolean;
	/** Path of the file: its year or season serves documents that write none. */
	fileName?: string;
};
