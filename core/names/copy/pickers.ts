import { countryName } from '#core/football-pt/countries.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';

type Place = { city: string | null; state: Uf | null; country: string | null };

/**
 * Home of a team or competition: 'Belo Horizonte, MG', 'São Paulo' for a state league, 'Argentina';
 * '' when unknown.
 */
export function placeWords({ city, state, country }: Place): string {
	if (state !== null) return city === null ? UFS[state] : `${city}, ${state}`;
	const land = countryName(country);
	return [city, land].filter((part) => part !== null).join(', ');
}
