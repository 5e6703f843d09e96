import type { Channel } from '#core/channels/channel.ts';
import { audienceOf } from '#core/competitions/audience.ts';
import type { Competition } from '#core/competitions/competition.ts';
import { paths } from '#core/site/paths.ts';
import type { Team } from '#core/teams/team.ts';
import { normalize } from './normalize.ts';
import type { NamedEntry } from './resolution.ts';
import type { LinkedSuggestion } from './suggestion.ts';

type Reference = {
	teams: ReadonlyMap<string, Team>;
	competitions: ReadonlyMap<string, Competition>;
	channels: ReadonlyMap<string, Channel>;
};

/** The reference stays the same object until it changes. */
const known = new WeakMap<Reference, Map<string, LinkedSuggestion[]>>();

/** What a term names as a whole, accents and case aside: by name, alias or nickname; several where several are called so. */
export function namedThings(reference: Reference, term: string): readonly LinkedSuggestion[] {
	const byName = known.get(reference) ?? collect(reference);
	known.set(reference, byName);
	return byName.get(normalize(term)) ?? [];
}

function collect({ teams, competitions, channels }: Reference): Map<string, LinkedSuggestion[]> {
	const byName = new Map<string, LinkedSuggestion[]>();
	const add = (entry: Omit<NamedEntry, 'state' | 'gender'>, thing: LinkedSuggestion) => {
		const names = [entry.name, entry.shortName ?? '', ...entry.aliases, ...(entry.nicknames ?? [])].map(normalize);
		for (const name of new Set(names)) byName.set(name, [...(byName.get(name) ?? []), thing]);
	};
	for (const team of teams.values()) {
		const { id, name, state, country } = team;
		add(team, { kind: 'team', id, name, state, country, url: paths.team(id) });
	}
	for (const entry of competitions.values()) {
		const { id, name, state, country } = entry;
		add(entry, { kind: 'competition', id, name, state, country, ...audienceOf(entry), url: paths.competition(id) });
	}
	for (const channel of channels.values()) {
		const { id, name, group, free } = channel;
		add(channel, { kind: 'channel', id, name, group, free, url: paths.channel(id) });
	}
	return byName;
}
