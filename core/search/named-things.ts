import type { Channel } from '#core/channels/channel.ts';
import type { Competition } from '#core/competitions/competition.ts';
import { paths } from '#core/site/paths.ts';
import type { Team } from '#core/teams/team.ts';
import { normalize } from './normalize.ts';
import type { NamedEntry } from './resolution.ts';
import type { Linked, NamedThing } from './suggestion.ts';
import { thingOf } from './thing.ts';

type Reference = {
	teams: ReadonlyMap<string, Team>;
	competitions: ReadonlyMap<string, Competition>;
	channels: ReadonlyMap<string, Channel>;
};

/** Keyed by object: the reference stays the same object until it changes. */
const known = new WeakMap<Reference, Map<string, Linked<NamedThing>[]>>();

/**
 * Things with the whole term as name, alias or nickname, ignoring accents and case; several where
 * it is shared.
 */
export function namedThings(reference: Reference, term: string): readonly Linked<NamedThing>[] {
	const byName = known.get(reference) ?? collect(reference);
	known.set(reference, byName);
	return byName.get(normalize(term)) ?? [];
}

function collect({ teams, competitions, channels }: Reference): Map<string, Linked<NamedThing>[]> {
	const byName = new Map<string, Linked<NamedThing>[]>();
	const add = (entry: Omit<NamedEntry, 'state' | 'gender'>, thing: Linked<NamedThing>) => {
		const names = [
			entry.name,
			entry.shortName ?? '',
			...entry.aliases,
			...(entry.nicknames ?? []),
		].map(normalize);
		for (const name of new Set(names)) byName.set(name, [...(byName.get(name) ?? []), thing]);
	};
	for (const [kind, entries] of [
		['team', teams],
		['competition', competitions],
		['channel', channels],
	] as const) {
		for (const entry of entries.values()) {
			const thing = thingOf({ teams, competitions, channels }, kind, entry.id);
			if (thing !== null) add(entry, { ...thing, url: paths[kind](entry.id) });
		}
	}
	return byName;
}
