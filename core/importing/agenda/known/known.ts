import { seriesLast } from '#core/importing/competition-name.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { normalize } from '#core/search/normalize.ts';
import { legendReader } from './legends.ts';
import { nicknameReader } from './nicknames.ts';
import { createStations } from './stations.ts';

/** The names that the guide knows. */
export type Known = {
	team: (name: string) => boolean;
	channel: (name: string) => boolean;
	competition: (name: string) => boolean;
	/** null when ambiguous or unknown. */
	teamId: (name: string) => string | null;
	competitionId: (name: string) => string | null;
	/** Nicknames of a line (1-based) become clubs. */
	nickname: (line: string, number: number) => string;
	/** Signs of a legend become channels. */
	legend: (line: string) => string;
	/** 'a emissora' becomes the only station. */
	station: (line: string) => string;
};

const LONGEST_NAME = 60;
const HAS_LETTER = /\p{L}/u;

/** A document looks up the same words often. */
function remembered<T>(answer: (name: string) => T): (name: string) => T {
	const answers = new Map<string, T>();
	return (written) => {
		const name = written.slice(0, LONGEST_NAME + 1);
		const known = answers.has(name) ? (answers.get(name) as T) : answer(name);
		answers.set(name, known);
		return known;
	};
}

function isNameLike(name: string): boolean {
	return name.length <= LONGEST_NAME && HAS_LETTER.test(name);
}

/** They count as channels but identify none. */
const SHARED_CHANNELS = new Set(
	'youtube|facebook|twitch|streaming|pay per view|ppv|tv aberta'.split('|'),
);

/** 'Ceará e Fortaleza' are two, although a search matches the pair. */
function areTwo(name: string, teams: ReadingContext['teams']): boolean {
	const parts = name.split(/ e |\s?[-–]\s?/u);
	return (
		parts.length === 2 &&
		parts.every((part) => teams.knows(part)) &&
		teams.resolve(name).id === null
	);
}

/** The names of the guide, and those that `text` explains. */
export function createKnown({ teams, channels, competitions }: ReadingContext, text = ''): Known {
	const channel = remembered(
		(name) =>
			isNameLike(name) && (SHARED_CHANNELS.has(normalize(name)) || channels?.knows(name) === true),
	);
	return {
		nickname: nicknameReader(text, teams),
		legend: legendReader(text, channel),
		station: createStations(text, channel),
		team: remembered((name) => isNameLike(name) && teams.knows(name) && !areTwo(name, teams)),
		teamId: remembered((name) => (teams.knows(name) ? teams.resolve(name).id : null)),
		channel,
		competitionId: remembered((name) =>
			competitions.knows(name) ? competitions.resolve(name).id : null,
		),
		competition: remembered((name) => {
			const last = seriesLast(name);
			const isKnown = competitions.knows(name) || (last !== name && competitions.knows(last));
			return isNameLike(name) && isKnown;
		}),
	};
}
