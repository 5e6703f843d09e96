import { normalize } from '#core/search/normalize.ts';
import { isUf } from '#core/site/uf.ts';
import type { Team } from '#core/teams/team.ts';
import type { PhraseRow } from './phrases.ts';
import type { VocabularySources } from './vocabulary.ts';
import { WEIGHT } from './weights.ts';

/** Teams by every name, nickname and abbreviation. */
export function teamRows({ teams, ambiguous, renown }: Pick<VocabularySources, 'teams' | 'ambiguous' | 'renown'>): PhraseRow[] {
	const rows = teams.flatMap((team): PhraseRow[] => {
		const known = WEIGHT.byRenown * renown(team);
		const row = (phrase: string, weight: number): PhraseRow => ({ phrase, sense: { kind: 'team', id: team.id }, weight: weight + known });
		return [
			...[...new Set([team.name, team.shortName])].map((phrase) => row(phrase, WEIGHT.own)),
			...team.aliases.map((phrase) => row(phrase, WEIGHT.alias)),
			...team.nicknames.map((phrase, place) => row(phrase, WEIGHT.nickname - WEIGHT.perPlace * place)),
			...(team.abbr === null ? [] : [row(team.abbr, WEIGHT.letters)]),
		];
	});
	const byId = new Map(teams.map((team) => [team.id, team]));
	const shared = ambiguous.team.flatMap(({ alias, candidates }) =>
		candidates.flatMap((id, place): PhraseRow[] => {
			const team = byId.get(id);
			if (team === undefined) return [];
			return [
				{ phrase: alias, sense: { kind: 'team', id }, weight: WEIGHT.alias + WEIGHT.byRenown * renown(team) - WEIGHT.perPlace * place },
			];
		}),
	);
	return withStates([...rows, ...shared], byId);
}

/**
 * The code of a state behind a name. 'Palmeiras-SP' says no more than 'Palmeiras': there the code is the place that is asked. 'Botafogo-PB' says which
 * of several, and is meant the surer.
 */
function withStates(rows: readonly PhraseRow[], byId: ReadonlyMap<string, Team>): PhraseRow[] {
	const owners = new Map<string, Set<string>>();
	for (const { phrase, sense } of rows) {
		const key = normalize(phrase);
		if (sense.kind === 'team') owners.set(key, (owners.get(key) ?? new Set()).add(sense.id));
	}
	return rows.flatMap((row) => {
		const words = normalize(row.phrase).split(' ');
		const code = words.pop()?.toUpperCase() ?? '';
		if (words.length === 0 || !isUf(code) || row.sense.kind !== 'team') return [row];
		const bare = owners.get(words.join(' ')) ?? new Set();
		if (!bare.has(row.sense.id)) return [row];
		if (bare.size > 1) return [{ ...row, weight: row.weight + WEIGHT.byState }];
		return byId.get(row.sense.id)?.state === code ? [] : [row];
	});
}
