import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type ChannelReference, parseChannelReference } from '#core/channels/channel-input.ts';
import {
	type ChannelOpeningInput,
	parseChannelOpenings,
} from '#core/channels/channel-opening-input.ts';
import {
	type CompetitionReference,
	parseCompetitionReference,
} from '#core/competitions/competition-input.ts';
import { type AmbiguousReference, parseAmbiguousAliases } from '#core/search/ambiguous-input.ts';
import { type Derby, parseDerbies } from '#core/search/query/derby.ts';
import {
	parseTeamReference,
	parseTeamSpellings,
	type TeamReference,
	type TeamSpellings,
} from '#core/teams/team-input.ts';

const FOLDER = new URL('../../content/reference/', import.meta.url);
const NAMES = [
	'teams',
	'competitions',
	'channels',
	'ambiguous-aliases',
	'channel-openings',
] as const;

export type ReferenceFiles = {
	teams: TeamReference[];
	competitions: CompetitionReference[];
	channels: ChannelReference[];
	ambiguous: AmbiguousReference[];
	openings: ChannelOpeningInput[];
	/** SHA-256 of the files, so that the same data is not loaded twice. */
	checksum: string;
};

/**
 * The shipped reference data, parsed. Throws when a file is malformed: then the product itself is
 * broken.
 */
export async function readReferenceFiles(): Promise<ReferenceFiles> {
	const [teams = '', competitions = '', channels = '', ambiguous = '', openings = ''] =
		await readTexts();
	return {
		teams: parseTeamReference(JSON.parse(teams)),
		competitions: parseCompetitionReference(JSON.parse(competitions)),
		channels: parseChannelReference(JSON.parse(channels)),
		ambiguous: parseAmbiguousAliases(JSON.parse(ambiguous)),
		openings: parseChannelOpenings(JSON.parse(openings)),
		checksum: checksumOf([teams, competitions, channels, ambiguous, openings]),
	};
}

/** The checksum without parsing: every start needs it. */
export async function referenceChecksum(): Promise<string> {
	return checksumOf(await readTexts());
}

let derbies: Promise<Derby[]> | undefined;

/** Fixtures with a name of their own. */
export function readDerbies(): Promise<Derby[]> {
	derbies ??= readText('derbies').then((text) => parseDerbies(JSON.parse(text)));
	return derbies;
}

let spellings: Promise<TeamSpellings> | undefined;

/**
 * Club spellings of lists and archives in any language: full legal names, table forms, exonyms,
 * former names. Read-only, never stored.
 */
export function readTeamSpellings(): Promise<TeamSpellings> {
	spellings ??= readText('team-spellings').then((text) => parseTeamSpellings(JSON.parse(text)));
	return spellings;
}

function readTexts(): Promise<string[]> {
	return Promise.all(NAMES.map(readText));
}

function readText(name: string): Promise<string> {
	return readFile(new URL(`${name}.json`, FOLDER), 'utf8');
}

function checksumOf(texts: readonly string[]): string {
	return createHash('sha256').update(texts.join('\0')).digest('hex');
}
