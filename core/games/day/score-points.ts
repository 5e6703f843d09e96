/**
 * The value of a game on the front page, in points: an editorial choice of the guide, recorded in
 * decision 0029. For what is not listed here, only the rank of its competition counts.
 */

/** By id. A competition not listed is worth `PRIORITY_POINTS`. */
export const COMPETITION_POINTS: Readonly<Record<string, number>> = {
	'copa-mundo-2026': 70,
	'copa-america': 60,
	'elim-conmebol': 55,
	libertadores: 55,
	'copa-mundo-fem-2027': 50,
	'mundial-clubes': 50,
	intercontinental: 50,
	'brasileirao-a': 50,
	'copa-do-brasil': 50,
	'supercopa-brasil': 45,
	recopa: 45,
	champions: 40,
	euro: 40,
	'sul-americana': 40,
};

/** By the rank of a competition in the reference data, 1 to 5. */
export const PRIORITY_POINTS: Readonly<Record<number, number>> = { 1: 30, 2: 20, 3: 10, 4: 5 };

/** Brazil plays, in whatever competition. */
export const NATIONAL_TEAM_POINTS: Readonly<Record<string, number>> = { 'sel-brasil': 60 };

/** Clubs with many fans, by id: each of the two sides counts. */
export const CLUB_POINTS: Readonly<Record<string, number>> = {
	...{
		flamengo: 12,
		corinthians: 12,
		palmeiras: 10,
		'sao-paulo': 10,
		vasco: 9,
		santos: 8,
		gremio: 8,
		internacional: 8,
	},
	...{
		cruzeiro: 8,
		'atletico-mg': 8,
		botafogo: 7,
		fluminense: 7,
		bahia: 6,
		sport: 5,
		vitoria: 5,
		fortaleza: 5,
		ceara: 5,
	},
	...{
		'athletico-pr': 5,
		coritiba: 4,
		'santa-cruz': 4,
		remo: 4,
		paysandu: 4,
		goias: 3,
		nautico: 3,
	},
	...{
		'real-madrid': 8,
		barcelona: 8,
		liverpool: 6,
		'manchester-city': 6,
		arsenal: 5,
		'manchester-united': 5,
		chelsea: 4,
	},
	...{
		'bayern-de-munique': 5,
		'paris-saint-germain': 5,
		'boca-juniors': 5,
		'river-plate': 5,
		'inter-miami': 4,
	},
	...{
		milan: 3,
		'inter-de-milao': 3,
		juventus: 3,
		'atletico-de-madrid': 3,
		'borussia-dortmund': 3,
		benfica: 3,
		porto: 3,
	},
};

/** By the normalised name of the round; the first match counts. */
export const PHASE_POINTS: readonly (readonly [RegExp, number])[] = [
	[/\bquartas\b/, 8],
	[/\boitavas\b/, 4],
	[/\bavos\b/, 2],
	[/\bsemi/, 12],
	[/\bfase final\b/, 4],
	[/\bfinal\b/, 18],
];

/** How a game can be watched: free nationwide, free in some states, by other means, unannounced. */
export const ACCESS_POINTS = { nation: 14, states: 6, announced: 3, open: 0 } as const;
export type Access = keyof typeof ACCESS_POINTS;

/** Deducted from a game about to end: of two equal games, the upcoming one comes first. */
export const ENDING_POINTS = 15;
/** Exceeds the sum of all others: youth games always come last. */
export const YOUTH_POINTS = 1_000;

/** Score differences within one band do not count: kickoff decides. */
export const BAND_POINTS = 10;
