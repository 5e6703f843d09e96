import { readFileSync } from 'node:fs';
import { type ChannelReference, parseChannelReference } from '#core/channels/channel-input.ts';
import {
	type CompetitionReference,
	parseCompetitionReference,
} from '#core/competitions/competition-input.ts';
import { type AmbiguousReference, parseAmbiguousAliases } from '#core/search/ambiguous-input.ts';
import { type Derby, parseDerbies } from '#core/search/query/derby.ts';
import { parseTeamReference, type TeamReference } from '#core/teams/team-input.ts';

function read(file: string): unknown {
	return JSON.parse(readFileSync(`content/reference/${file}`, 'utf8'));
}

/** The reference data of the product, checked by its schemas. */
export function shippedReference(): {
	teams: TeamReference[];
	competitions: CompetitionReference[];
	channels: ChannelReference[];
	ambiguous: (kind: AmbiguousReference['kind']) => AmbiguousReference[];
	derbies: Derby[];
} {
	const aliases = parseAmbiguousAliases(read('ambiguous-aliases.json'));
	return {
		teams: parseTeamReference(read('teams.json')),
		competitions: parseCompetitionReference(read('competitions.json')),
		channels: parseChannelReference(read('channels.json')),
		ambiguous: (kind) => aliases.filter((alias) => alias.kind === kind),
		derbies: parseDerbies(read('derbies.json')),
	};
}
