import { REGIONS } from '#core/football-pt/regions.ts';

export const PRESETS = ['brazil', 'state', 'europe'] as const;
export type Preset = (typeof PRESETS)[number];

/** International competitions of Brazilian clubs and of Brazil's team. */
const SOUTH_AMERICA = new Set([
	...['libertadores', 'libertadores-fem', 'sul-americana', 'recopa', 'intercontinental'],
	...['mundial-clubes', 'elim-conmebol', 'copa-america', 'amistosos'],
]);
const NATIONAL = new Set([
	...['brasileirao-a', 'brasileirao-b', 'brasileirao-c', 'brasileirao-d'],
	...['copa-do-brasil', 'supercopa-brasil', 'brasileirao-fem-a1'],
]);
/** Regional cups with the states whose clubs play in them. */
const REGIONAL: Readonly<Record<string, readonly string[]>> = {
	'copa-do-nordeste': REGIONS.Nordeste,
	'copa-verde': [...REGIONS.Norte, ...REGIONS['Centro-Oeste'], 'ES'],
	'copa-norte': REGIONS.Norte,
	'copa-centro-oeste': REGIONS['Centro-Oeste'],
	'copa-sul-sudeste': [...REGIONS.Sul, ...REGIONS.Sudeste],
};
/** European competitions that Brazilian channels have carried in the last seasons. */
const EUROPE = new Set([
	...['champions', 'europa-league', 'conference', 'supercopa-uefa', 'champions-fem'],
	...['nations', 'euro', 'elim-europa', 'elim-euro'],
	...['ingles', 'espanhol', 'italiano', 'alemao', 'frances', 'portugues', 'ingles-2'],
	...['copa-inglaterra', 'copa-liga-inglesa', 'supercopa-inglaterra', 'copa-do-rei'],
	...['supercopa-espanha', 'copa-italia', 'supercopa-italia', 'copa-alemanha', 'ingles-fem'],
]);

type Known = { id: string; country: string | null; state: string | null; ageGroup: string };

const INCLUDES: Readonly<Record<Preset, (competition: Known, state: string | null) => boolean>> = {
	brazil: ({ id, country, ageGroup }) =>
		(country === 'BR' && ageGroup === 'adulto') || id === 'copinha' || SOUTH_AMERICA.has(id),
	state: ({ id, country, state: own }, state) =>
		NATIONAL.has(id) ||
		(state !== null && (REGIONAL[id]?.includes(state) ?? false)) ||
		(country === 'BR' && state !== null && own === state),
	europe: ({ id }) => EUROPE.has(id),
};

/**
 * Ids of the competitions of a preset among those of the guide. `state` = the UF of 'state'; the
 * others ignore it.
 */
export function presetCompetitions(
	preset: Preset,
	competitions: readonly Known[],
	state: string | null,
): string[] {
	return competitions
		.filter((competition) => INCLUDES[preset](competition, state))
		.map(({ id }) => id);
}
