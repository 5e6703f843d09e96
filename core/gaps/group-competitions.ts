import { countryName } from '#core/football-pt/countries.ts';
import type { FollowedView } from './contract.ts';
import { gapsPanelCopy } from './copy/panel.ts';

type Choice = FollowedView['competitions'][number];

/** Competitions by country: Brazil first, then international ones, then countries by name. */
export function groupCompetitions(
	competitions: readonly Choice[],
): { name: string; competitions: Choice[] }[] {
	const international = gapsPanelCopy.dialog.international;
	const place = (name: string) => [countryName('BR'), international].indexOf(name) >>> 0;
	return [...Map.groupBy(competitions, ({ country }) => countryName(country) ?? international)]
		.map(([name, group]) => ({ name, competitions: group }))
		.sort((a, b) => place(a.name) - place(b.name) || a.name.localeCompare(b.name, 'pt-BR'));
}
