import type { Channel } from '#core/channels/channel.ts';
import { audienceOf } from '#core/competitions/audience.ts';
import type { Competition } from '#core/competitions/competition.ts';
import type { Team } from '#core/teams/team.ts';
import { audienceWords, free, groupWords } from './games.ts';
import { placeWords } from './pickers.ts';

/** What tells an entry from its namesakes in a list. */
export function nameDetail(row: Team | Competition | Channel): string {
	if ('group' in row) {
		const { group, regionUfs, status } = row;
		return joined([groupWords[group], row.free ? free : null, regionUfs.join(', '), status === 'retired' ? 'fora do ar' : null]);
	}
	if ('gender' in row) return joined([placeWords({ ...row, city: null }), audienceWords(audienceOf(row))]);
	return joined([placeWords(row), row.type === 'selecao' ? 'seleção' : null]);
}

function joined(parts: readonly (string | null)[]): string {
	return parts.filter((part) => part !== null && part !== '').join(' · ');
}
