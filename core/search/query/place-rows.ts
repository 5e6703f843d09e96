import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { entriesOf } from '#core/kit/keys.ts';
import { normalize } from '#core/search/normalize.ts';
import type { Team } from '#core/teams/team.ts';
import type { PhraseRow } from './phrases.ts';
import { CITY_NICKNAMES, EVERYDAY_CODES, STATE_NICKNAMES, WRAPPER_ROWS } from './question-words.ts';
import { WEIGHT } from './weights.ts';

const split = (phrases: string) => phrases.split('|');

/** States by code and name, and the cities of the clubs. */
export function placeRows(teams: readonly Team[]): PhraseRow[] {
	const everyday = new Set(WRAPPER_ROWS.flatMap(([phrases]) => split(phrases).map(normalize)));
	const states = entriesOf(UFS).flatMap(([code, name]): PhraseRow[] => {
		const sense = { kind: 'place', uf: code, city: null } as const;
		const weight = EVERYDAY_CODES.has(code.toLowerCase()) ? WEIGHT.everydayCode : WEIGHT.code;
		return [
			{ phrase: code, sense, weight },
			{ phrase: name, sense, weight: WEIGHT.state, asWritten: everyday.has(normalize(name)) },
		];
	});
	const nicknames = STATE_NICKNAMES.flatMap(([phrases, uf]) =>
		split(phrases).map(
			(phrase): PhraseRow => ({
				phrase,
				sense: { kind: 'place', uf, city: null },
				weight: WEIGHT.state,
			}),
		),
	);
	return [...states, ...nicknames, ...cityRows(teams)];
}

/** Only cities of clubs are known. */
function cityRows(teams: readonly Team[]): PhraseRow[] {
	const names = new Set<string>(Object.values(UFS));
	const cities = new Map<string, { city: string; uf: Uf }>();
	for (const { city, state } of teams)
		if (city !== null && state !== null && !names.has(city))
			cities.set(`${city} ${state}`, { city, uf: state });
	const row = (phrase: string, { city, uf }: { city: string; uf: Uf }): PhraseRow => ({
		phrase,
		sense: { kind: 'place', uf, city },
		weight: WEIGHT.city,
	});
	const own = [...cities.values()].flatMap((place) => row(place.city, place));
	const called = CITY_NICKNAMES.flatMap(([phrases, city]) => {
		const uf = teams.find((team) => team.city === city && team.state !== null)?.state;
		return uf ? split(phrases).map((phrase) => row(phrase, { city, uf })) : [];
	});
	return [...own, ...called];
}
