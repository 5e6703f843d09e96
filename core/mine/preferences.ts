import { CHANNEL_GROUPS, type ChannelGroup } from '#core/channels/channel.ts';
import { isUf, type Uf } from '#core/football-pt/uf.ts';
import { isRecord, recordOf } from '#core/kit/record.ts';

/** Version of the stored record. Raise it when old records would be misread. */
const PREFERENCES_VERSION = 1;

/** A reader's optional second clock beside Brasília's: `aparelho` = the zone of the device. */
export const CLOCKS = ['noronha', 'manaus', 'acre', 'aparelho'] as const;
export type Clock = (typeof CLOCKS)[number];

/** A reader's preferences. All are optional, and none leave the browser. */
export type Preferences = {
	uf: Uf | null;
	/** Ids of individual channels. */
	channels: string[];
	/** Whole groups, including future channels. */
	groups: ChannelGroup[];
	teams: MyTeam[];
	/** Null = only Brasília time. */
	clock: Clock | null;
	largeText: boolean;
	plainList: boolean;
	/** Scores stay hidden until the reader asks for one. */
	spoilerFree: boolean;
	/** The reader dismissed the question for their state: no page asks again. */
	stateDeclined: boolean;
};

/** The name is stored so that it can be shown without a request. */
export type MyTeam = { id: string; name: string };

export const NO_PREFERENCES: Preferences = {
	uf: null,
	channels: [],
	groups: [],
	teams: [],
	clock: null,
	largeText: false,
	plainList: false,
	spoilerFree: false,
	stateDeclined: false,
};

/** Most stored entries; the guide has about 140 channels. */
export const MOST_CHANNELS = 200;
export const MOST_TEAMS = 12;
/** Longest record read, and longest name shown, in characters. */
const MOST_TEXT = 20_000;
const MOST_NAME = 60;

/**
 * Why something was ignored: the record is unreadable, a later version wrote it, or one of its
 * values is invalid.
 */
export type Ignored =
	| { kind: 'unreadable' }
	| { kind: 'later' }
	| { kind: 'value'; field: keyof Preferences };

type ReadPreferences = { preferences: Preferences; ignored: Ignored[] };

/**
 * Parses a stored record, however old, edited or broken: it keeps what it understands and reports
 * the rest in `ignored`. Total and idempotent with `writePreferences`. Null = nothing stored.
 */
export function readPreferences(text: string | null): ReadPreferences {
	if (text === null) return { preferences: NO_PREFERENCES, ignored: [] };
	const record = text.length > MOST_TEXT ? null : parseRecord(text);
	if (record === null) return { preferences: NO_PREFERENCES, ignored: [{ kind: 'unreadable' }] };
	const { v: version } = record;
	const ignored: Ignored[] =
		typeof version === 'number' && version > PREFERENCES_VERSION ? [{ kind: 'later' }] : [];
	const read = <Field extends keyof Preferences>(
		field: Field,
		kept: (value: unknown) => Preferences[Field] | undefined,
	) => {
		const value = Object.hasOwn(record, field) ? record[field] : undefined;
		const understood = value === undefined ? NO_PREFERENCES[field] : kept(value);
		if (
			understood === undefined ||
			(Array.isArray(value) && Array.isArray(understood) && value.length !== understood.length)
		)
			ignored.push({ kind: 'value', field });
		return understood ?? NO_PREFERENCES[field];
	};
	const preferences: Preferences = {
		uf: read('uf', (value) =>
			value === null || (typeof value === 'string' && isUf(value)) ? value : undefined,
		),
		channels: read('channels', (value) => listOf(value, MOST_CHANNELS, readId)),
		groups: read('groups', (value) => listOf(value, CHANNEL_GROUPS.length, readGroup)),
		teams: read('teams', readTeams),
		clock: read('clock', (value) => (value === null || isClock(value) ? value : undefined)),
		largeText: read('largeText', readFlag),
		plainList: read('plainList', readFlag),
		spoilerFree: read('spoilerFree', readFlag),
		stateDeclined: read('stateDeclined', readFlag),
	};
	return { preferences, ignored };
}

/** The record to store; null when nothing is chosen, so that nothing is stored. */
export function writePreferences(preferences: Preferences): string | null {
	return isNothing(preferences) ? null : JSON.stringify({ v: PREFERENCES_VERSION, ...preferences });
}

/** Whether a reader has chosen nothing at all. */
export function isNothing({
	uf,
	channels,
	groups,
	teams,
	clock,
	largeText,
	plainList,
	spoilerFree,
	stateDeclined,
}: Preferences): boolean {
	const flags = [largeText, plainList, spoilerFree, stateDeclined];
	return (
		uf === null &&
		channels.length + groups.length + teams.length === 0 &&
		clock === null &&
		!flags.includes(true)
	);
}

/** Whether a reader has chosen channels. */
export function hasChannels({
	channels,
	groups,
}: Pick<Preferences, 'channels' | 'groups'>): boolean {
	return channels.length + groups.length > 0;
}

function parseRecord(text: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(text);
		return isRecord(value) && !Array.isArray(value) ? value : null;
	} catch {
		return null;
	}
}

/** The valid members of a list, without duplicates; undefined when it is not a list. */
function listOf<Item>(
	value: unknown,
	most: number,
	read: (item: unknown) => Item | undefined,
): Item[] | undefined {
	if (!Array.isArray(value)) return undefined;
	const items = value.slice(0, most).flatMap((item) => read(item) ?? []);
	return [...new Set(items)];
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * An id in the spelling of the reference data. It becomes part of a style sheet, so anything else
 * is refused.
 */
function readId(value: unknown): string | undefined {
	return typeof value === 'string' && value.length <= 120 && ID.test(value) ? value : undefined;
}

function readGroup(value: unknown): ChannelGroup | undefined {
	return CHANNEL_GROUPS.find((group) => group === value);
}

function readTeams(value: unknown): MyTeam[] | undefined {
	const teams = listOf(value, MOST_TEAMS, readTeam);
	return teams && [...new Map(teams.map((team) => [team.id, team])).values()];
}

function readTeam(value: unknown): MyTeam | undefined {
	const { id: rawId, name } = recordOf(value);
	const id = readId(rawId);
	if (id === undefined) return undefined;
	return {
		id,
		name:
			typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, MOST_NAME).trim() : id,
	};
}

function isClock(value: unknown): value is Clock {
	return CLOCKS.some((clock) => clock === value);
}

function readFlag(value: unknown): boolean | undefined {
	return typeof value === 'boolean' ? value : undefined;
}
