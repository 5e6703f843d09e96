import { COUNTRY_ZONES } from '#core/football-pt/country-zone.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';

/** States of Brazil whose clocks are not Brasília's. */
const STATE_ZONES: Partial<Record<Uf, string>> = {
	AC: 'America/Rio_Branco',
	AM: 'America/Manaus',
	MS: 'America/Campo_Grande',
	MT: 'America/Cuiaba',
	RO: 'America/Porto_Velho',
	RR: 'America/Boa_Vista',
};

/** Countries of several clocks: the ground of a club is not known by its country. */
const SEVERAL_CLOCKS: ReadonlySet<string> = new Set([
	'USA',
	'CAN',
	'MEX',
	'RUS',
	'AUS',
	'KAZ',
	'INA',
	'CHI',
	'ECU',
]);

/** Clubs whose islands have a clock of their own, as the reference data calls them. */
const ISLANDS: Readonly<Record<string, string>> = {
	'las-palmas': 'Atlantic/Canary',
	tenerife: 'Atlantic/Canary',
	'santa-clara': 'Atlantic/Azores',
};

/** Who plays at home, and what is known of the competition. */
export type PlaceFacts = {
	home: { id: string; country: string; state: Uf | null; isNational: boolean } | null;
	/** Country of the competition; null for those of several countries. */
	country: string | null;
};

/**
 * The country in which a game is played as far as that is known: the home club's, else that of the
 * league.
 */
export function countryOfPlace({ home, country }: PlaceFacts): string | null {
	if (home === null) return country;
	// National sides meet on grounds of other countries.
	return home.isNational ? null : home.country;
}

/**
 * The zone of the ground on which a game is played; null where it is not known, or the country has
 * several clocks.
 */
export function zoneOfPlace(facts: PlaceFacts): string | null {
	const country = countryOfPlace(facts);
	if (country === null || SEVERAL_CLOCKS.has(country)) return null;
	if (country === 'BR') return STATE_ZONES[facts.home?.state ?? 'SP'] ?? GUIDE_ZONE;
	return ISLANDS[facts.home?.id ?? ''] ?? COUNTRY_ZONES.get(country) ?? null;
}
