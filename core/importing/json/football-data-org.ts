import type { GameStatus } from '#core/games/game.ts';
import type { ResultPhase } from '#core/games/result.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { DraftIssue } from '#core/importing/draft-game.ts';
import { namedIssue, plainIssue } from '#core/importing/issue.ts';
import { rawScore } from '#core/importing/raw-score.ts';
import { fail, ok } from '#core/kit/result.ts';
import { type JsonSource, type MatchFacts, nameAt, valueAt } from './json-fields.ts';
import type { JsonObject, JsonValue } from './json-text.ts';
import { type IsoMoment, parseIsoMoment } from './moment.ts';

/** Status codes of football-data.org v4 ("Lookup tables" of its documentation). */
const STATUS: Readonly<Record<string, GameStatus>> = {
	SCHEDULED: 'scheduled',
	TIMED: 'scheduled',
	IN_PLAY: 'scheduled',
	LIVE: 'scheduled',
	PAUSED: 'scheduled',
	EXTRA_TIME: 'scheduled',
	PENALTY_SHOOTOUT: 'scheduled',
	SUSPENDED: 'postponed',
	FINISHED: 'finished',
	AWARDED: 'finished',
	POSTPONED: 'postponed',
	CANCELLED: 'cancelled',
	CANCELED: 'cancelled',
};

const PHASES: Readonly<Record<string, ResultPhase>> = {
	IN_PLAY: 'running',
	LIVE: 'running',
	PAUSED: 'half-time',
	EXTRA_TIME: 'extra-time',
	PENALTY_SHOOTOUT: 'penalties',
	FINISHED: 'final',
	AWARDED: 'final',
};

/** 00:00 UTC means 'not fixed yet', unless the status implies a known hour or a played game. */
const HOUR_KNOWN = new Set([
	'TIMED',
	'IN_PLAY',
	'LIVE',
	'PAUSED',
	'EXTRA_TIME',
	'PENALTY_SHOOTOUT',
	'FINISHED',
	'AWARDED',
]);

/** Stages worded as `round-name.ts` expects. */
const STAGES: Readonly<Record<string, string>> = {
	FINAL: 'Final',
	THIRD_PLACE: 'Third place',
	SEMI_FINALS: 'Semi-finals',
	QUARTER_FINALS: 'Quarter-finals',
	LAST_16: 'Round of 16',
	LAST_32: 'Round of 32',
	LAST_64: 'Round of 64',
	ROUND_1: 'Round 1',
	ROUND_2: 'Round 2',
	ROUND_3: 'Round 3',
	ROUND_4: 'Round 4',
	GROUP_STAGE: 'Group stage',
	LEAGUE_STAGE: 'League phase',
	PRELIMINARY_ROUND: 'Preliminary round',
	QUALIFICATION: 'Qualifying',
	PLAYOFFS: 'Playoffs',
	PLAYOFF_ROUND_1: 'Playoffs',
	PLAYOFF_ROUND_2: 'Playoffs',
	REGULAR_SEASON: '',
};

function roundOf(match: JsonObject): string | null {
	const stage = nameAt(match, 'stage');
	const words = stage === null ? '' : (STAGES[stage] ?? stage.toLowerCase().replaceAll('_', ' '));
	const group = nameAt(match, 'group')?.replace(/^GROUP_/iu, 'Group ') ?? null;
	const day = nameAt(match, 'matchday');
	const isLeague = words === '' || stage === 'GROUP_STAGE' || stage === 'LEAGUE_STAGE';
	const parts = [group ?? words, isLeague && day !== null ? `Matchday ${day}` : null];
	return parts.filter(Boolean).join(', ') || null;
}

function withoutPlaceholder(moment: IsoMoment, status: string): IsoMoment {
	const isPlaceholder = moment.time === '00:00' && moment.zone === 'UTC' && !HOUR_KNOWN.has(status);
	return isPlaceholder ? { ...moment, time: null, zone: null } : moment;
}

function issuesOf(status: string): DraftIssue[] {
	if (status === 'AWARDED') return [plainIssue('awarded')];
	if (status === 'SUSPENDED') return [plainIssue('suspended')];
	return status === '' || status in STATUS
		? []
		: [namedIssue('statusUnknown', status.slice(0, 60))];
}

/**
 * `fullTime` is also the running score. In a shoot-out it counts the penalties, which are then
 * taken out.
 */
function scoreOf(match: JsonObject, status: string) {
	const pair = (part: string) =>
		[valueAt(match, 'score', part, 'home'), valueAt(match, 'score', part, 'away')] as const;
	const [full, regular, extra] = [pair('fullTime'), pair('regularTime'), pair('extraTime')];
	const penalties = pair('penalties');
	const isShotOut = penalties.every((goals) => typeof goals === 'number');
	const goalsOf = (side: 0 | 1) => {
		if (!isShotOut) return full[side];
		if (typeof regular[side] === 'number') return regular[side] + (Number(extra[side]) || 0);
		return Number(full[side]) - Number(penalties[side]);
	};
	return rawScore(PHASES[status], {
		goals: [goalsOf(0), goalsOf(1)],
		penalties,
		minute: valueAt(match, 'minute'),
	});
}

/** A side without a name is still undefined; a missing side is an error. */
function sideOf(
	match: JsonObject,
	side: 'homeTeam' | 'awayTeam',
): { name: string | null; also: string[] } {
	const names = [
		nameAt(match, side, 'name'),
		nameAt(match, side, 'shortName'),
		nameAt(match, side),
	].filter((name) => name !== null);
	const [name = null, ...also] = names;
	const isOpen = name === null && match[side] !== undefined;
	return { name: isOpen ? 'A definir' : name, also };
}

function competitionOf(
	match: JsonObject,
	root: JsonValue,
): Pick<MatchFacts, 'competition' | 'area'> {
	const competition = nameAt(match, 'competition', 'name') ?? nameAt(root, 'competition', 'name');
	return { competition, area: nameAt(match, 'area', 'name') ?? nameAt(root, 'area', 'name') };
}

/**
 * football-data.org v4 `/matches`: UTC instants. 00:00 UTC of a game that is only SCHEDULED is an
 * undefined hour.
 */
export const footballDataOrg: JsonSource = {
	isMatch: (object) => 'homeTeam' in object && 'awayTeam' in object && 'utcDate' in object,
	lists: ['matches'],
	key: /"utcDate"\s*:/gu,
	read(match, root) {
		const [home, away] = [sideOf(match, 'homeTeam'), sideOf(match, 'awayTeam')];
		if (home.name === null || away.name === null) return fail(importReasons.missingTeam);
		const written = nameAt(match, 'utcDate') ?? '';
		const moment =
			written === '' ? { date: null, time: null, zone: null } : parseIsoMoment(written);
		if (moment === null) return fail(importReasons.impossibleDate(written.slice(0, 40)));
		const status = (nameAt(match, 'status') ?? '').toUpperCase();
		return ok({
			...(moment.date === null ? moment : withoutPlaceholder(moment, status)),
			home: home.name,
			away: away.name,
			homeAlso: home.also,
			awayAlso: away.also,
			...competitionOf(match, root),
			round: roundOf(match),
			venue: nameAt(match, 'venue'),
			status: STATUS[status] ?? 'scheduled',
			result: scoreOf(match, status),
			channels: [],
			issues: issuesOf(status),
		});
	},
};
