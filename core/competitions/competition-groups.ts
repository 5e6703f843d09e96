import { countryName } from '#core/football-pt/countries.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { byName } from '#core/site/by-name.ts';
import type { IndexGroup } from '#core/site/leading.ts';
import type { Competition } from './competition.ts';
import { competitionsCopy } from './copy.ts';

const { groups: words } = competitionsCopy;

/** The groups of Brazil; the first match applies. */
const OF_BRAZIL: readonly (readonly [
	title: string,
	fits: (competition: Competition) => boolean,
])[] = [
	[words.youth, ({ ageGroup }) => ageGroup !== 'adulto'],
	[words.women, ({ gender }) => gender === 'f'],
	[words.ofState, ({ state }) => state !== null],
	[words.ofNation, () => true],
];
const BRAZIL_ORDER = [words.ofNation, words.ofState, words.women, words.youth];

/**
 * Every competition in one group: Brazil's by kind, international ones, the others by country.
 * Countries with a single competition share a group. More important ones come first.
 */
export function competitionGroups(competitions: readonly Competition[]): IndexGroup[] {
	const sorted = byName(competitions, ({ shortName }) => shortName).toSorted(
		(a, b) => a.priority - b.priority,
	);
	const brazil = Map.groupBy(
		sorted.filter(({ country }) => country === 'BR'),
		(each) => OF_BRAZIL.find(([, fits]) => fits(each))?.[0] ?? words.ofNation,
	);
	const abroad = sorted.filter(({ country }) => country !== 'BR');
	const several = new Set(
		abroad
			.filter(({ country }) => abroad.filter((other) => other.country === country).length > 1)
			.map(({ country }) => country),
	);
	const world = Map.groupBy(abroad, ({ country }) => {
		if (country === null) return words.international;
		return (several.has(country) ? countryName(country) : null) ?? words.others;
	});
	const titles = byName([...world.keys()], (title) => title).toSorted((a, b) => rank(a) - rank(b));
	return [
		...BRAZIL_ORDER.map((title) =>
			group(
				title,
				words.brazil,
				title === words.ofState ? byState(brazil.get(title)) : brazil.get(title),
			),
		),
		...titles.map((title) => group(title, words.world, world.get(title))),
	];
}

function group(title: string, part: string, competitions: readonly Competition[] = []): IndexGroup {
	return { title, part, ids: competitions.map(({ id }) => id) };
}

function byState(competitions: readonly Competition[] = []): Competition[] {
	return byName(competitions, ({ state }) => (state === null ? '' : UFS[state]));
}

/** International ones come first, the remaining ones last. */
function rank(title: string): number {
	return title === words.international ? 0 : title === words.others ? 2 : 1;
}
