import { countryName } from '#core/football-pt/countries.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { byName } from '#core/site/by-name.ts';
import type { IndexGroup } from '#core/site/leading.ts';
import { teamsCopy } from './copy.ts';
import type { Team } from './team.ts';

const { groups: words } = teamsCopy;

/** Fewest clubs of a country with a heading of its own; smaller countries share one. */
const LEAST = 4;

/**
 * Every team in one group: clubs of Brazil by state, national sides, other clubs by country; groups
 * and teams by name.
 */
export function teamGroups(teams: readonly Team[]): IndexGroup[] {
	const sorted = byName(teams, ({ shortName }) => shortName);
	const clubs = sorted.filter(({ type }) => type !== 'selecao');
	const national = sorted.filter(({ type }) => type === 'selecao');
	const abroad = clubs.filter(({ state }) => state === null);
	const count = Map.groupBy(abroad, ({ country }) => country);
	const landOf = ({ country }: Team) =>
		(count.get(country)?.length ?? 0) < LEAST ? null : countryName(country);
	const named = (title: string, part: string, group: readonly Team[]): IndexGroup => ({
		title,
		part,
		ids: group.map(({ id }) => id),
	});
	return [
		...titled(
			clubs.filter(({ state }) => state !== null),
			({ state }) => state && UFS[state],
		).map(([title, group]) => named(title, words.ofBrazil, group)),
		named(words.national, words.world, national),
		...titled(abroad, landOf).map(([title, group]) => named(title, words.world, group)),
		named(
			words.others,
			words.world,
			abroad.filter((team) => landOf(team) === null),
		),
	];
}

/** Groups by title, sorted by title; teams without one are left out. */
function titled(
	teams: readonly Team[],
	titleOf: (team: Team) => string | null,
): [string, Team[]][] {
	const groups = [...Map.groupBy(teams, titleOf)].flatMap(([title, group]): [string, Team[]][] =>
		title === null ? [] : [[title, group]],
	);
	return byName(groups, ([title]) => title);
}
