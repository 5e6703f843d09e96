import type { PhraseRow } from './phrases.ts';
import type { VocabularySources } from './vocabulary-sources.ts';
import { WEIGHT } from './weights.ts';

/** Teams by every name, nickname and abbreviation. */
export function teamRows({
	teams,
	ambiguous,
	renown,
}: Pick<VocabularySources, 'teams' | 'ambiguous' | 'renown'>): PhraseRow[] {
	const rows = teams.flatMap((team): PhraseRow[] => {
		const known = WEIGHT.byRenown * renown(team);
		const row = (phrase: string, weight: number): PhraseRow => ({
			phrase,
			sense: { kind: 'team', id: team.id },
			weight: weight + known,
		});
		return [
			...[...new Set([team.name, team.shortName])].map((phrase) => row(phrase, WEIGHT.own)),
			...team.aliases.map((phrase) => row(phrase, WEIGHT.alias)),
			...team.nicknames.map((phrase, place) =>
				row(phrase, WEIGHT.nickname - WEIGHT.perPlace * place),
			),
			...(team.abbr === null ? [] : [row(team.abbr, WEIGHT.letters)]),
		];
	});
	const byId = new Map(teams.map((team) => [team.id, team]));
	const shared = ambiguous.team.flatMap(({ alias, candidates }) =>
		candidates.flatMap((id, place): PhraseRow[] => {
			const team = byId.get(id);
			if (team === undefined) return [];
			return [
				{
					phrase: alias,
					sense: { kind: 'team', id },
					weight: WEIGHT.alias + WEIGHT.byRenown * renown(team) - WEIGHT.perPlace * place,
				},
			];
		}),
	);
	return [...rows, ...shared];
}
