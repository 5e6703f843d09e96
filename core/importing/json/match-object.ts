import type { GameStatus } from '#core/games/game.ts';
import type { Score } from '#core/games/result.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { DraftIssue } from '#core/importing/draft-game.ts';
import { parseDatePrefix } from '#core/importing/football-txt/date-prefix.ts';
import { readScoreText } from '#core/importing/football-txt/read-score.ts';
import { statusOf } from '#core/importing/football-txt/sides.ts';
import { parseTimePrefix, parseZonePrefix } from '#core/importing/football-txt/time-prefix.ts';
import { isOutsideSeason, seasonIn } from '#core/importing/football-txt/year-inference.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import { namedIssue, plainIssue } from '#core/importing/issue.ts';
import type { RawGame } from '#core/importing/raw-game.ts';
import { rawScore } from '#core/importing/raw-score.ts';
import { cleanName } from '#core/importing/source-lines.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { parseDay } from '#core/site/dates.ts';
import { isClockTime } from '#core/site/zoned-time.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-text.ts';

/** The position of a match in the document, and the facts that apply to it. */
type MatchPlace = {
	line: number;
	text: string;
	competition: string | null;
	round: string | null;
	hours: readonly HourEvidence[];
};

function words(value: JsonValue | undefined): string | null {
	if (typeof value === 'number') return String(value);
	return typeof value === 'string' ? cleanName(value) : null;
}

/** A side is a name, or an object with a name or code. */
function teamName(value: JsonValue | undefined): string | null {
	if (!isJsonObject(value)) return words(value);
	return words(value.name) ?? words(value.title) ?? words(value.code);
}

type When = { date: string | null; time: string | null; zone: string | null; issues: DraftIssue[] };

function readDate(value: JsonValue | undefined): Result<string | null, string> {
	if (value === undefined || value === null || value === '') return ok(null);
	const text = words(value) ?? '';
	const written = parseDatePrefix(text.slice(0, 40));
	const pad = (part: number) => String(part).padStart(2, '0');
	const day = written?.date.year
		? parseDay(`${written.date.year}-${pad(written.date.month)}-${pad(written.date.day)}`)
		: null;
	return day === null ? fail(importReasons.impossibleDate(text.slice(0, 40))) : ok(day);
}

function readTime(match: JsonObject): Omit<When, 'date'> {
	// '2026-06-11T19:00:00Z' in `date`: the hour follows the T.
	const inDate =
		typeof match.date === 'string'
			? /^\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2})(?::\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/u.exec(
					match.date,
				)
			: null;
	const joined = inDate
		? `${inDate[1]} ${inDate[2] === undefined || inDate[2] === 'Z' ? (inDate[2] ?? '') : `UTC${inDate[2]}`}`
		: '';
	const text = (words(match.time) ?? joined).slice(0, 60);
	if (text.trim() === '') return { time: null, zone: null, issues: [] };
	const found = parseTimePrefix(text.replace(/^(\d{1,2}:\d{2}):\d{2}/u, '$1'));
	if (!found || !isClockTime(found.time)) {
		const undefinedHour = /^(?:tb[acd]|a definir|\?|-+)$/iu.test(text);
		return {
			time: null,
			zone: null,
			issues: undefinedHour ? [] : [namedIssue('invalidTime', text)],
		};
	}
	const apart = words(match.timezone);
	const zone = found.zone ?? (apart === null ? null : (parseZonePrefix(apart)?.zone ?? apart));
	return { time: found.time, zone, issues: [] };
}

function holdsScore(value: JsonValue | undefined): boolean {
	if (Array.isArray(value))
		return value.length >= 2 && value.every((goals) => typeof goals === 'number');
	if (typeof value === 'string') return /^\s*\d{1,2}\s*[-–:]\s*\d{1,2}/u.test(value);
	return (
		isJsonObject(value) &&
		['ft', 'et', 'p', 'fulltime', 'fullTime'].some((key) => holdsScore(value[key]))
	);
}

function isPlayed(match: JsonObject): boolean {
	return (
		holdsScore(match.score) ||
		(typeof match.score1 === 'number' && typeof match.score2 === 'number')
	);
}

/** The last of these that holds a score counts the goals of those before it. */
const PARTS = ['et', 'ft', 'fulltime', 'fullTime'];

function scoreOf(match: JsonObject, status: GameStatus): Score | null {
	if (status !== 'finished') return null;
	const { score } = match;
	const part = (keys: readonly string[]) =>
		isJsonObject(score) ? keys.map((key) => score[key]).find(holdsScore) : undefined;
	if (Array.isArray(score)) return rawScore('final', { goals: [score[0], score[1]] });
	const written = typeof score === 'string' ? score : part(PARTS);
	if (typeof written === 'string') return readScoreText(written);
	const shootOut = part(['p', 'pen', 'penalties']);
	const apart = [match.score1et ?? match.score1, match.score2et ?? match.score2] as const;
	return rawScore('final', {
		goals: Array.isArray(written) ? [written[0], written[1]] : apart,
		penalties: Array.isArray(shootOut)
			? [shootOut[0], shootOut[1]]
			: [match.score1p, match.score2p],
	});
}

function readStatus(match: JsonObject): { status: GameStatus; issues: DraftIssue[] } {
	const written = words(match.status);
	const flags: readonly (readonly [string, GameStatus])[] = [
		['postponed', 'postponed'],
		['cancelled', 'cancelled'],
		['canceled', 'cancelled'],
	];
	const flagged = flags.find(([key]) => match[key] === true)?.[1];
	const played: GameStatus = isPlayed(match) ? 'finished' : 'scheduled';
	if (written === null) return { status: flagged ?? played, issues: [] };
	const status = statusOf(written);
	const plain = /^(?:scheduled|timed|fixture|agendado|not started|ns)$/iu.test(written);
	const doubts = [
		...(/^abandoned/iu.test(written) ? [plainIssue('abandoned')] : []),
		...(/^awarded/iu.test(written) ? [plainIssue('awarded')] : []),
		...(status === null && !plain ? [namedIssue('statusUnknown', written)] : []),
	];
	return { status: status ?? flagged ?? played, issues: doubts };
}

function readVenue(match: JsonObject): string | null {
	const stadium = isJsonObject(match.stadium) ? words(match.stadium.name) : words(match.stadium);
	const ground = isJsonObject(match.ground) ? words(match.ground.name) : words(match.ground);
	const place = ground ?? stadium ?? words(match.venue);
	const city = words(match.city);
	if (place === null || city === null || place.includes(city)) return place ?? city;
	return `${place}, ${city}`;
}

/** Published files contain mistyped years: the date stays as written, with a doubt. */
function seasonIssues(date: string | null, competition: string | null): DraftIssue[] {
	const season = competition === null ? null : seasonIn(competition);
	if (date === null || season === null || !isOutsideSeason(date, season)) return [];
	return [namedIssue('dateOutsideSeason', `${season.year}/${String(season.year + 1).slice(2)}`)];
}

/** Reads one object of a match list. The error is the reason in Portuguese. */
export function readMatchObject(match: JsonObject, place: MatchPlace): Result<RawGame, string> {
	const home = teamName(match.team1 ?? match.home);
	const away = teamName(match.team2 ?? match.away);
	if (home === null || away === null) return fail(importReasons.missingTeam);
	const date = readDate(match.date);
	if (!date.ok) return fail(date.error);
	const { issues: timeIssues, ...time } = readTime(match);
	const { status, issues: statusIssues } = readStatus(match);
	return ok({
		line: place.line,
		text: place.text,
		date: date.value,
		...time,
		home,
		away,
		competition: place.competition,
		round: words(match.round) ?? place.round ?? words(match.stage) ?? words(match.group),
		venue: readVenue(match),
		status,
		result: scoreOf(match, status),
		...(place.hours.length === 0 ? {} : { hours: place.hours }),
		channels: [],
		issues: [...seasonIssues(date.value, place.competition), ...timeIssues, ...statusIssues],
	});
}
