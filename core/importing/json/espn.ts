import type { GameStatus } from '#core/games/game.ts';
import type { ResultPhase } from '#core/games/result.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { DraftIssue } from '#core/importing/draft-game.ts';
import { plainIssue } from '#core/importing/issue.ts';
import { everywhere, type RawChannel } from '#core/importing/raw-game.ts';
import { rawScore } from '#core/importing/raw-score.ts';
import { cleanName } from '#core/importing/source-lines.ts';
import { fail, ok } from '#core/kit/result.ts';
import { dateInZone } from './date-in-zone.ts';
import { leagueOfEvent } from './espn-league.ts';
import { type JsonSource, nameAt, objectsAt, valueAt } from './json-fields.ts';
import type { JsonObject, JsonValue } from './json-text.ts';
import { type IsoMoment, parseIsoMoment } from './moment.ts';

/** The number for football in ESPN's `uid`. */
const FOOTBALL = /^s:600(?:~|$)/u;
/** ESPN writes an undecided hour as midnight in its own zone. */
const ESPN_ZONE = 'America/New_York';

function sideOf(
	competition: JsonObject | undefined,
	side: 'home' | 'away',
	event: JsonObject,
): { name: string | null; also: string[] } {
	const competitor = objectsAt(competition, 'competitors').find((one) => one.homeAway === side);
	const names = ['displayName', 'name', 'shortDisplayName', 'location'].map((key) =>
		nameAt(competitor, 'team', key),
	);
	const [name = titleSide(event, side), ...also] = [
		...new Set(names.filter((one) => one !== null)),
	];
	return { name, also };
}

/** 'South Africa at Mexico': the away side comes first. */
function titleSide(event: JsonObject, side: 'home' | 'away'): string | null {
	const [away, home] = nameAt(event, 'name')?.split(/\s+(?:at|@)\s+/u) ?? [];
	return home === undefined ? null : cleanName(side === 'home' ? home : (away ?? ''));
}

function readMoment(event: JsonObject, competition: JsonObject | undefined): IsoMoment | null {
	const written =
		nameAt(competition, 'date') ?? nameAt(event, 'date') ?? nameAt(competition, 'startDate');
	const moment = written === null ? null : parseIsoMoment(written);
	if (moment === null || moment.time === null || valueAt(competition, 'timeValid') !== false)
		return moment;
	return { date: dateInZone(moment, ESPN_ZONE), time: null, zone: null };
}

const STATUS: readonly (readonly [RegExp, GameStatus])[] = [
	[/POSTPONED|SUSPENDED/u, 'postponed'],
	[/CANCEL|ABANDONED/u, 'cancelled'],
	[/FINAL(?!_?ROUND)|FULL_TIME|FORFEIT/u, 'finished'],
];

/** The first that fits counts, so longer words come first. A delayed game has no phase. */
const PHASES: readonly (readonly [RegExp, ResultPhase | null])[] = [
	[/DELAYED|POSTPONED|SUSPENDED|CANCEL|ABANDONED|SCHEDULED/u, null],
	[/FINAL(?!_?ROUND)|FULL_TIME|FORFEIT/u, 'final'],
	[/SHOOTOUT/u, 'penalties'],
	[/EXTRA_?TIME|OVERTIME|_ET$/u, 'extra-time'],
	[/HALF_?TIME/u, 'half-time'],
	[/FIRST_HALF/u, 'first-half'],
	[/SECOND_HALF|END_OF_REGULATION/u, 'second-half'],
];

/** Before the start both sides have the score '0', so the state decides. */
function phaseOf(status: JsonValue | undefined): ResultPhase | null {
	const state = nameAt(status, 'type', 'state');
	if (state === 'pre') return null;
	const named = PHASES.find(([words]) => words.test(nameAt(status, 'type', 'name') ?? ''));
	if (named !== undefined) return named[1];
	if (valueAt(status, 'type', 'completed') === true) return 'final';
	return state === 'in' ? 'running' : null;
}

function scoreOf(event: JsonObject, competition: JsonObject | undefined) {
	const status = valueAt(competition, 'status') ?? valueAt(event, 'status');
	const pair = (key: string) => {
		const of = (side: string) =>
			objectsAt(competition, 'competitors').find((one) => one.homeAway === side)?.[key];
		return [of('home'), of('away')] as const;
	};
	return rawScore(phaseOf(status), {
		goals: pair('score'),
		penalties: pair('shootoutScore'),
		minute: nameAt(status, 'displayClock'),
	});
}

function readStatus(
	event: JsonObject,
	competition: JsonObject | undefined,
): { status: GameStatus; issues: DraftIssue[] } {
	const type = valueAt(competition, 'status', 'type') ?? valueAt(event, 'status', 'type');
	const name = nameAt(type, 'name') ?? '';
	const found = STATUS.find(([words]) => words.test(name))?.[1];
	const issues = name.includes('ABANDONED')
		? [plainIssue('abandoned')]
		: name.includes('SUSPENDED')
			? [plainIssue('suspended')]
			: [];
	return {
		status: found ?? (valueAt(type, 'completed') === true ? 'finished' : 'scheduled'),
		issues,
	};
}

/**
 * Channels of an event. Those of a market belong to its country: 'FOX' in the United States is not
 * the Brazilian channel.
 */
function readChannels(competition: JsonObject | undefined): RawChannel[] {
	const regions = new Map<string, string>();
	for (const geo of objectsAt(competition, 'geoBroadcasts')) {
		const [name, region] = [
			nameAt(geo, 'media', 'shortName') ?? nameAt(geo, 'media', 'callLetters'),
			nameAt(geo, 'region'),
		];
		if (name !== null) regions.set(name, region ?? '');
	}
	const listed = objectsAt(competition, 'broadcasts').flatMap((one) =>
		Array.isArray(one.names) ? one.names : [],
	);
	const named = listed.flatMap((name) => (typeof name === 'string' ? (cleanName(name) ?? []) : []));
	const common = [...regions.values()][0] ?? '';
	const single =
		named.length + regions.size === 0 ? (nameAt(competition, 'broadcast')?.split('/') ?? []) : [];
	const names = new Set([
		...named,
		...regions.keys(),
		...single.flatMap((name) => cleanName(name) ?? []),
	]);
	return [...names].map((name) => {
		const region = (regions.get(name) ?? common).toLowerCase();
		return region === '' || region === 'br'
			? everywhere(name)
			: { ...everywhere(name), foreign: region };
	});
}

function venueOf(event: JsonObject, competition: JsonObject | undefined): string | null {
	const place = nameAt(competition, 'venue', 'fullName') ?? nameAt(event, 'venue', 'displayName');
	const city = nameAt(competition, 'venue', 'address', 'city');
	return place === null || city === null || place.includes(city)
		? (place ?? city)
		: `${place}, ${city}`;
}

/**
 * ESPN `scoreboard`: UTC instants. `timeValid: false` = the hour is undecided. Channels are those
 * of the requested market.
 */
export const espn: JsonSource = {
	isMatch: (object) =>
		Array.isArray(object.competitions) &&
		('date' in object || 'shortName' in object) &&
		!('leagues' in object),
	lists: ['events'],
	key: /"competitions"\s*:/gu,
	read(event, root) {
		const uid = nameAt(event, 'uid');
		if (uid !== null && !FOOTBALL.test(uid)) return fail(importReasons.otherSport);
		const competition = objectsAt(event, 'competitions')[0];
		const [home, away] = [sideOf(competition, 'home', event), sideOf(competition, 'away', event)];
		if (home.name === null || away.name === null) return fail(importReasons.missingTeam);
		const moment = readMoment(event, competition);
		if (moment === null)
			return fail(importReasons.impossibleDate((nameAt(event, 'date') ?? '').slice(0, 40)));
		return ok({
			...moment,
			home: home.name,
			away: away.name,
			homeAlso: home.also,
			awayAlso: away.also,
			...leagueOfEvent(event, root),
			venue: venueOf(event, competition),
			...readStatus(event, competition),
			result: scoreOf(event, competition),
			channels: readChannels(competition),
		});
	},
};
