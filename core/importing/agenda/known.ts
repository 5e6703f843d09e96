import { legendReader } from '#core/importing/agenda/channels/legends.ts';
import { createStations } from '#core/importing/agenda/channels/stations.ts';
import { createNicknames, type Nicknames } from '#core/importing/agenda/sides/nicknames.ts';
import { seriesLast } from '#core/importing/competition-name.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { normalize } from '#core/search/normalize.ts';
import { namesOfLists } from './page-names.ts';

/** The names the guide knows: a reader uses them to tell teams, channels and competitions apart. */
export type Known = {
	team: (name: string) => boolean;
	channel: (name: string) => boolean;
	competition: (name: string) => boolean;
	/** The id of the club that a name means beyond doubt; null when ambiguous or unknown. */
	teamId: (name: string) => string | null;
	/** The id of the competition that a name means beyond doubt. */
	competitionId: (name: string) => string | null;
	/** The nicknames that the document uses for clubs. */
	nicknames: Nicknames;
	/** Replaces the signs of a legend with the channels they stand for. */
	legend: (line: string) => string;
	/** Replaces 'a emissora' with the name of the document's only station. */
	station: (line: string) => string;
};

const LONGEST_NAME = 60;

/** A document looks up the same words many times. */
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

/** Shared services count as channels for a reader, although they identify no single channel. */
const SHARED_CHANNELS = new Set([
	'youtube',
	'facebook',
	'twitch',
	'streaming',
	'pay per view',
	'ppv',
	'tv aberta',
]);

/** 'Ceará e Fortaleza' are two clubs, although a search finds a match for the pair. */
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
