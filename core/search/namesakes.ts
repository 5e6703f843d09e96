/**
 * Clubs that a bare name means in the Brazilian national divisions. No namesake has played there
 * since the league became a double round robin (2003). Facts of the league tables; 'Atlético' and
 * 'América' are missing, as several played at once.
 */
const MEANT_IN: Readonly<Record<string, readonly string[]>> = {
	'brasileirao-a': [
		'botafogo',
		'vitoria',
		'internacional',
		'santa-cruz',
		'guarani',
		'portuguesa',
		'parana',
		'bragantino',
	],
	'brasileirao-b': [
		'vitoria',
		'guarani',
		'santa-cruz',
		'portuguesa',
		'parana',
		'operario-pr',
		'vila-nova',
		'bragantino',
		'sampaio-correa',
	],
};

/** Club competitions of one confederation. */
const AREAS: readonly (readonly [area: string, competitions: RegExp])[] = [
	['CONMEBOL', /^(?:libertadores|sul-americana|recopa)/],
	['UEFA', /^(?:champions|champions-fem|europa-league|conference|supercopa-uefa)$/],
];

/**
 * The candidates of a bare name that play in a competition; null where the competition does not
 * decide.
 */
export function meantIn(competitionId: string, candidates: readonly string[]): string[] | null {
	const meant = MEANT_IN[competitionId]?.filter((id) => candidates.includes(id)) ?? [];
	return meant.length > 0 ? meant : null;
}

/** The confederation whose clubs play in a competition, or null. */
export function areaOf(competitionId: string): string | null {
	return AREAS.find(([, competitions]) => competitions.test(competitionId))?.[0] ?? null;
}
