import type { GameStatus } from '#core/games/game.ts';
import type { ResultPhase } from '#core/games/result.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { DraftIssue } from '#core/importing/draft-game.ts';
import { namedIssue } from '#core/importing/issue.ts';
import { everywhere, type RawChannel } from '#core/importing/raw-game.ts';
import { rawScore } from '#core/importing/raw-score.ts';
import { cleanName } from '#core/importing/source-lines.ts';
import { fail, ok } from '#core/kit/result.ts';
import { type JsonSource, nameAt } from './json-fields.ts';
import type { JsonObject } from './json-text.ts';
import { type IsoMoment, parseIsoMoment } from './moment.ts';

/** Round numbers that denote phases (TheSportsDB documentation, "Special rounds"). */
const PHASES: Readonly<Record<string, string>> = {
	125: 'Quarter-finals',
	150: 'Semi-finals',
	160: 'Playoffs',
	170: 'Playoffs, Semi-finals',
	180: 'Playoffs, Final',
	200: 'Final',
	500: 'Preseason',
};

const STATUS: readonly (readonly [RegExp, GameStatus])[] = [
	[
		/^(?:match finished|finished|ft|aet|pen|aot|after (?:extra time|penalties)|awarded|wo)$/iu,
		'finished',
	],
	[/^(?:match )?postponed$|^pst$|^post$/iu, 'postponed'],
	[/^(?:match )?cancell?ed$|^canc$|^abd$|^(?:match )?abandoned$/iu, 'cancelled'],
	[
		/^(?:not started|ns|tbd|time to be defined|scheduled|1h|2h|ht|et|p|live|in play|first half|second half|half ?time)$/iu,
		'scheduled',
	],
];

const SCORE_PHASES: readonly (readonly [RegExp, ResultPhase])[] = [
	[/^(?:1h|first half)$/iu, 'first-half'],
	[/^(?:ht|half ?time)$/iu, 'half-time'],
	[/^(?:2h|second half)$/iu, 'second-half'],
	[/^(?:et|bt)$/iu, 'extra-time'],
	[/^p$/iu, 'penalties'],
	[/^(?:live|in play)$/iu, 'running'],
];

/** Midnight in both UTC and local time means a missing hour; with another local hour it is real. */
function isOpenHour(event: JsonObject, moment: IsoMoment): boolean {
	if (moment.time !== '00:00') return false;
	const local = nameAt(event, 'strTimeLocal');
	return local === null || /^00:00(?::00)?$/u.test(local);
}

/**
 * `strTimestamp` and `dateEvent` with `strTime` are UTC, although unmarked; the `…Local` fields are
 * in the venue's zone.
 */
function readMoment(event: JsonObject): IsoMoment | null {
	const stamp = nameAt(event, 'strTimestamp');
	const apart = [nameAt(event, 'dateEvent'), nameAt(event, 'strTime')].filter(Boolean).join(' ');
	const moment =
		(stamp === null ? null : parseIsoMoment(stamp)) ?? parseIsoMoment(apart) ?? dayOnly(event);
	if (moment === null) return null;
	if (moment.time === null || isOpenHour(event, moment))
		return { date: moment.date, time: null, zone: null };
	return { ...moment, zone: moment.zone ?? 'UTC' };
}

/** If the hour is unreadable ('TBD'), only the day is used. */
function dayOnly(event: JsonObject): IsoMoment | null {
	return parseIsoMoment(nameAt(event, 'dateEvent') ?? nameAt(event, 'dateEventLocal') ?? '');
}

function readStatus(event: JsonObject): { status: GameStatus; issues: DraftIssue[] } {
	const written = nameAt(event, 'strStatus');
	const known = written === null ? undefined : STATUS.find(([words]) => words.test(written))?.[1];
	const issues =
		written === null || known !== undefined
			? []
			: [namedIssue('statusUnknown', written.slice(0, 60))];
	if (/^yes$/iu.test(nameAt(event, 'strPostponed') ?? '')) return { status: 'postponed', issues };
	const played = nameAt(event, 'intHomeScore') !== null && nameAt(event, 'intAwayScore') !== null;
	return { status: known ?? (played ? 'finished' : 'scheduled'), issues };
}

/** No documented field holds its penalties: a score after them is read without. */
function scoreOf(event: JsonObject, status: GameStatus) {
	const written = nameAt(event, 'strStatus') ?? '';
	const phase = SCORE_PHASES.find(([words]) => words.test(written))?.[1];
	return rawScore(status === 'finished' ? 'final' : phase, {
		goals: [nameAt(event, 'intHomeScore'), nameAt(event, 'intAwayScore')],
		minute: nameAt(event, 'strProgress'),
	});
}

/** The sides from their own fields, or else from the event title ('Liverpool vs Swansea'). */
function sidesOf(event: JsonObject): [string | null, string | null] {
	const [left, right] = (nameAt(event, 'strEvent') ?? '').split(/\s+vs?\.?\s+/iu);
	const title = (side: string | undefined) =>
		right === undefined || side === undefined ? null : cleanName(side);
	return [
		nameAt(event, 'strHomeTeam') ?? title(left),
		nameAt(event, 'strAwayTeam') ?? title(right),
	];
}

function roundOf(event: JsonObject): string | null {
	const number = nameAt(event, 'intRound');
	const round = number === null || number === '0' ? null : (PHASES[number] ?? `Matchday ${number}`);
	const group = nameAt(event, 'strGroup');
	return (
		[group === null ? null : `Group ${group.replace(/^group\s+/iu, '')}`, round]
			.filter(Boolean)
			.join(', ') || null
	);
}

function channelsOf(event: JsonObject): RawChannel[] {
	const written = nameAt(event, 'strTVStation') ?? nameAt(event, 'strTVStations') ?? '';
	const country = nameAt(event, 'strCountry')?.toLowerCase();
	const names = written.split(/[,;/]/u).flatMap((name) => cleanName(name) ?? []);
	const isOurs = country === undefined || country === 'brazil';
	return [...new Set(names)].map((name) =>
		isOurs ? everywhere(name) : { ...everywhere(name), foreign: country },
	);
}

function venueOf(event: JsonObject): string | null {
	const [place, city] = [nameAt(event, 'strVenue'), nameAt(event, 'strCity')];
	return place === null || city === null || place.includes(city)
		? (place ?? city)
		: `${place}, ${city}`;
}

/** TheSportsDB events (v1 `events`, v2 `schedule`, `lookup`): UTC hours without a marker. */
export const theSportsDb: JsonSource = {
	isMatch: (object) => 'strHomeTeam' in object || ('strEvent' in object && 'idEvent' in object),
	lists: ['events', 'event', 'schedule', 'lookup'],
	key: /"idEvent"\s*:/gu,
	read(event) {
		const sport = nameAt(event, 'strSport');
		if (sport !== null && !/^(?:soccer|football)$/iu.test(sport))
			return fail(importReasons.otherSport);
		const [home, away] = sidesOf(event);
		if (home === null || away === null) return fail(importReasons.missingTeam);
		const moment = readMoment(event);
		if (moment === null)
			return fail(importReasons.impossibleDate((nameAt(event, 'dateEvent') ?? '').slice(0, 40)));
		const { status, issues } = readStatus(event);
		return ok({
			...moment,
			home,
			away,
			competition: nameAt(event, 'strLeague'),
			area: nameAt(event, 'strCountry'),
			round: roundOf(event),
			venue: venueOf(event),
			status,
			issues,
			result: scoreOf(event, status),
			channels: channelsOf(event),
		});
	},
};
