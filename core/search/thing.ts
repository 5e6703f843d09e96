import { audienceOf } from '#core/competitions/audience.ts';
import type { Names } from '#core/games/cards.ts';
import { paths } from '#core/site/paths.ts';
import type { NamedThing } from './suggestion.ts';

/** A team, competition or channel by id, in the form of search results; null for an unknown id. */
export function thingOf(
	{ teams, competitions, channels }: Names,
	kind: NamedThing['kind'],
	id: string,
): NamedThing | null {
	if (kind === 'team') {
		const team = teams.get(id);
		return team === undefined
			? null
			: { kind, id, name: team.name, state: team.state, country: team.country };
	}
	if (kind === 'competition') {
		const entry = competitions.get(id);
		if (entry === undefined) return null;
		const { name, state, country } = entry;
		return { kind, id, name, state, country, ...audienceOf(entry) };
	}
	const channel = channels.get(id);
	return channel === undefined
		? null
		: { kind, id, name: channel.name, group: channel.group, free: channel.free };
}

/** A thing as a link to its page. */
export function linkOf(
	{ kind, id }: Pick<NamedThing, 'kind' | 'id'>,
	name: string,
	detail: string,
) {
	return { kind, id, name, detail, url: paths[kind](id) };
}
