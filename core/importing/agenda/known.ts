import { legendReader } from '#core/importing/agenda/channels/legends.ts';
import { createStations } from '#core/importing/agenda/channels/stations.ts';
import { createNicknames, type Nicknames } from '#core/importing/agenda/sides/nicknames.ts';
import { seriesLast } from '#core/importing/competition-name.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { normalize } from '#core/search/normalize.ts';
import { namesOfLists } from './page-names.ts';

/**
 * What the guide knows by name: the evidence by which a reader tells teams, channels and
 * competitions apart.
 */
export type Known = {
	team: (name: string) => boolean;
	channel: (name: string) => boolean;
	competition: (name: string) => boolean;
	/** The club that a name surely means, by its id; null where nobody can say. */
	teamId: (name: string) => string | null;
	/** The competition that a name surely means, by its id. */
	competitionId: (name: string) => string | null;
	/** What the clubs of the document are called in it. */
	nicknames: Nicknames;
	/** Puts the channels of a legend where its signs stand. */
	legend: (line: string) => string;
	/** Writes the name of the only station of the document where a line says 'a emissora'. */
	station: (line: string) => string;
};

const LONGEST_NAME = 60;

/** One document asks for the same words again and again. */
function remembered(knows: (name: string) => boolean): (name: string) => boolean {
	const answers = new Map<string, boolean>();
	return (name) => {
		if (name.length > LONGEST_NAME || !/\p{L}/u.test(name)) return false;
		const known = answers.get(name) ?? knows(name);
		answers.set(name, known);
		return known;
	};
}

function rememberedId(idOf: (name: string) => string | null): (name: string) => string | null {
	const answers = new Map<string, string | null>();
	return (name) => {
		const known = answers.has(name)
			? (answers.get(name) ?? null)
			: idOf(name.slice(0, LONGEST_NAME));
		answers.set(name, known);
		return known;
	};
}

/** A service that many channels share is a channel to a reader, although nobody can say which. */
const SHARED_CHANNELS = new Set([
	'youtube',
	'facebook',
	'twitch',
	'streaming',
	'pay per view',
	'ppv',
	'tv aberta',
]);

/** 'Ceará e Fortaleza' are two clubs, although a search finds both. */
function areTwo(name: string, teams: ReadingContext['teams']): boolean {
	const parts = name.split(/ e |\s?[-–]\s?/u);
	return (
		parts.length === 2 &&
		parts.every((part) => teams.knows(part)) &&
		teams.resolve(name).id === null
	);
}

export function createKnown({ teams, channels, competitions }: ReadingContext, text = ''): Known {
	const listed = namesOfLists(text, (name) => teams.knows(name) || channels?.knows(name) === true);
	const channel = remembered(
		(name) => SHARED_CHANNELS.has(normalize(name)) || channels?.knows(name) === true,
	);
	return {
		nicknames: createNicknames(text, teams),
		legend: legendReader(text, channel),
		station: createStations(text, channel),
		team: remembered(
			(name) =>
				(listed.size > 0 && listed.has(normalize(name))) ||
				(teams.knows(name) && !areTwo(name, teams)),
		),
		teamId: rememberedId((name) => (teams.knows(name) ? teams.resolve(name).id : null)),
		channel,
		competitionId: rememberedId((name) =>
			competitions.knows(name) ? competitions.resolve(name).id : null,
		),
		competition: remembered((name) => {
			const last = seriesLast(name);
			return competitions.knows(name) || (last !== name && competitions.knows(last));
		}),
	};
}
