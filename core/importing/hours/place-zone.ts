import { COUNTRY_ZONES } from '#core/football-pt/country-zone.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';

/** Brazilian states outside Brasília time. */
const STATE_ZONES: Partial<Record<Uf, string>> = {
	AC: 'America/Rio_Branco',
	AM: 'America/Manaus',
	MS: 'America/Campo_Grande',
	MT: 'America/Cuiaba',
	RO: 'America/Porto_Velho',
	RR: 'America/Boa_Vista',
};

/** Countries with several zones: the country does not determine the zone of a club's ground. */
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

/** Clubs on islands with their own zone, by reference data id. */
const ISLANDS: Readonly<Record<string, string>> = {
	'las-palmas': 'Atlantic/Canary',
	tenerife: 'Atlantic/Canary',
	'santa-clara': 'Atlantic/Azores',
};

/** The home side, and the country of the competition. */
export type PlaceFacts = {
	home: { id: string; country: string; state: Uf | null; isNational: boolean } | null;
	/** Country of the competition; null for several countries. */
	country: string | null;
};

/**
 * The country where a game is played, as far as known: the home club's, else that of the league.
 */
export function countryOfPlace({ home, country }: PlaceFacts): string | null {
	if (home === null) return country;
	// National teams also play in other countries.
	return home.isNational ? null : home.country;
}

/**
 * The zone of the ground where a game is played; null when unknown, or when the country has several
 * zones.
 */
export function zoneOfPlace(facts: PlaceFacts): string | null {
	const country = countryOfPlace(facts);
	if (country === null || SEVERAL_CLOCKS.has(country)) return null;
	if (country === 'BR') return STATE_ZONES[facts.home?.state ?? 'SP'] ?? GUIDE_ZONE;
	return ISLANDS[facts.home?.id ?? ''] ?? COUNTRY_ZONES.get(country) ?? null;
}
