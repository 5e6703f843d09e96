import type { GameStatus } from '#core/games/game.ts';
import type { ResultPhase } from '#core/games/result.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { DraftIssue } from '#core/importing/draft-game.ts';
import { namedIssue, plainIssue } from '#core/importing/issue.ts';
import { rawScore } from '#core/importing/raw-score.ts';
import { fail, ok } from '#core/kit/result.ts';
import { formatInstant, isZone, localToInstant } from '#core/site/zoned-time.ts';
import { type JsonSource, nameAt, valueAt } from './json-fields.ts';
import { isJsonObject, type JsonObject } from './json-text.ts';
import { type IsoMoment, parseIsoMoment } from './moment.ts';

/** Short status codes of API-Football v3 ("Fixtures → all available status"). */
const STATUS: Readonly<Record<string, GameStatus>> = {
	FT: 'finished',
	AET: 'finished',
	PEN: 'finished',
	AWD: 'finished',
	WO: 'finished',
	PST: 'postponed',
	SUSP: 'postponed',
	CANC: 'cancelled',
	ABD: 'cancelled',
};
/** How far a game with a score has come. An interrupted or abandoned one keeps none. */
const PHASES: Readonly<Record<string, ResultPhase>> = {
	'1H': 'first-half',
	HT: 'half-time',
	'2H': 'second-half',
	ET: 'extra-time',
	BT: 'extra-time',
	P: 'penalties',
	LIVE: 'running',
	FT: 'final',
	AET: 'final',
	PEN: 'final',
	AWD: 'final',
	WO: 'final',
};
const RUNNING = new Set(['TBD', 'NS', '1H', 'HT', '2H', 'ET', 'BT', 'P', 'LIVE', 'INT']);
const DOUBTS: Readonly<Record<string, DraftIssue>> = {
	AWD: plainIssue('awarded'),
	WO: plainIssue('awarded'),
	ABD: plainIssue('abandoned'),
	SUSP: plainIssue('suspended'),
	INT: plainIssue('suspended'),
};

type When = { moment: IsoMoment; issues: DraftIssue[] };

/** The timestamp is authoritative: a local hour that contradicts it has the wrong zone. */
function readWhen(fixture: JsonObject): When | null {
	const written = nameAt(fixture, 'date');
	const stamp = valueAt(fixture, 'timestamp');
	const instant = typeof stamp === 'number' && stamp > 0 && stamp < 5e9 ? stamp * 1000 : null;
	const moment = written === null ? null : parseIsoMoment(written);
	if (moment === null)
		return written === null && instant !== null ? { moment: utc(instant), issues: [] } : null;
	if (instant === null || moment.time === null)
		return { moment: inNamedZone(moment, nameAt(fixture, 'timezone')), issues: [] };
	const read = localToInstant(moment.date, moment.time, moment.zone ?? 'UTC')?.epochMs;
	if (read === instant)
		return { moment: inNamedZone(moment, nameAt(fixture, 'timezone')), issues: [] };
	return { moment: utc(instant), issues: [plainIssue('instantMismatch')] };
}

function utc(instant: number): IsoMoment {
	const written = formatInstant(instant);
	return { date: written.slice(0, 10), time: written.slice(11, 16), zone: 'UTC' };
}

/** '+02:00' with the zone 'Europe/Paris' becomes that zone, if both give the same instant. */
function inNamedZone(moment: IsoMoment, name: string | null): IsoMoment {
	if (name === null || moment.time === null || !isZone(name)) return moment;
	const there = localToInstant(moment.date, moment.time, name);
	const here = localToInstant(moment.date, moment.time, moment.zone ?? name);
	return there !== null && there.epochMs === here?.epochMs ? { ...moment, zone: name } : moment;
}

function placeOf(fixture: JsonObject): string | null {
	const [place, city] = [nameAt(fixture, 'venue', 'name'), nameAt(fixture, 'venue', 'city')];
	return place === null || city === null || place.includes(city)
		? (place ?? city)
		: `${place}, ${city}`;
}

/** `goals` counts extra time, and never the shoot-out. */
function scoreOf(match: JsonObject, fixture: JsonObject, status: string) {
	const pair = (...path: string[]) =>
		[valueAt(match, ...path, 'home'), valueAt(match, ...path, 'away')] as const;
	return rawScore(PHASES[status], {
		goals: pair('goals'),
		penalties: pair('score', 'penalty'),
		minute: valueAt(fixture, 'status', 'elapsed'),
	});
}

function issuesOf(status: string): DraftIssue[] {
	const doubt = DOUBTS[status];
	if (doubt) return [doubt];
	return status === '' || RUNNING.has(status) || status in STATUS
		? []
		: [namedIssue('statusUnknown', status.slice(0, 60))];
}

/**
 * API-Football v3 `/fixtures`: local hour with offset, and an instant. TBD = the hour is still
 * unknown.
 */
export const apiFootball: JsonSource = {
	isMatch: (object) => isJsonObject(object.fixture) && isJsonObject(object.teams),
	lists: ['response'],
	key: /"fixture"\s*:/gu,
	read(match) {
		const [home, away] = [
			nameAt(match, 'teams', 'home', 'name'),
			nameAt(match, 'teams', 'away', 'name'),
		];
		if (home === null || away === null) return fail(importReasons.missingTeam);
		const fixture = isJsonObject(match.fixture) ? match.fixture : {};
		const when = readWhen(fixture);
		if (when === null)
			return fail(importReasons.impossibleDate((nameAt(fixture, 'date') ?? '').slice(0, 40)));
		const status = (nameAt(fixture, 'status', 'short') ?? '').toUpperCase();
		return ok({
			...when.moment,
			...(status === 'TBD' ? { time: null } : {}),
			home,
			away,
			competition: nameAt(match, 'league', 'name'),
			area: nameAt(match, 'league', 'country'),
			round:
				nameAt(match, 'league', 'round')?.replace(/^regular season - (\d+)$/iu, 'Matchday $1') ??
				null,
			venue: placeOf(fixture),
			status: STATUS[status] ?? 'scheduled',
			result: scoreOf(match, fixture, status),
			channels: [],
			issues: [...when.issues, ...issuesOf(status)],
		});
	},
};
