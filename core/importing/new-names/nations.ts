import { countryName } from '#core/football-pt/countries.ts';
import { countryOf } from '#core/football-pt/country-zone.ts';
import { normalize } from '#core/search/normalize.ts';
import type { Team } from '#core/teams/team.ts';

/** Countries by the names that sources write, and their names in Portuguese by code. */
export type Nations = {
	codeOf(name: string): string | null;
	nameOf(code: string | null): string | null;
};

/** Builds the look-up from the national teams of the guide: it has one for every country. */
export function createNations(
	teams: Iterable<Pick<Team, 'name' | 'shortName' | 'aliases' | 'country' | 'type'>>,
): Nations {
	const [codes, names] = [new Map<string, string>(), new Map<string, string>()];
	for (const { type, country, name, shortName, aliases } of teams) {
		if (type !== 'selecao') continue;
		names.set(country, name);
		for (const word of [name, shortName, ...aliases]) codes.set(normalize(word), country);
	}
	return {
		codeOf: (name) => codes.get(normalize(name)) ?? countryOf(name)?.country ?? null,
		nameOf: (code) => countryName(code) ?? (code === null ? null : (names.get(code) ?? null)),
	};
}
