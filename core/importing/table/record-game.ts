import type { ListingWords } from '#core/football-pt/listing-words.ts';
import type { GameStatus } from '#core/games/game.ts';
import type { Score } from '#core/games/result.ts';
import { readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { DraftIssue } from '#core/importing/draft-game.ts';
import { statusOf } from '#core/importing/football-txt/sides.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import { type GameTitle, parseGameTitle } from '#core/importing/ical/summary.ts';
import { namedIssue, plainIssue } from '#core/importing/issue.ts';
import { everywhere, type RawChannel, type RawGame } from '#core/importing/raw-game.ts';
import { cleanName } from '#core/importing/source-lines.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { isOpenCell } from './cell-date.ts';
import { all, first, type TableRecord } from './record.ts';
import { phaseOfWords, scoreOfRecord } from './record-score.ts';
import { readWhen, type WhenHints } from './record-when.ts';

export type RecordHints = WhenHints & {
	competition: string | null;
	/** Evidence from the table or its page for the clock of its hours, and the vocabulary it uses. */
	hours: readonly HourEvidence[];
	words: ListingWords;
	known: Known;
	/** Cache of parsed channel cells: a long table repeats a few. */
	channelCells: Map<string, RawChannel[]>;
};

type Sides = { home: string; away: string; title: GameTitle | null; issues: DraftIssue[] };

const OWN_HOME = /^(?:h|c|home|casa|mandante|m|em casa|local|heim|domicile)$/iu;
const OWN_AWAY = /^(?:a|f|away|fora|visitante|v|visita|gast|exterieur)$/iu;

function name(cell: string | null): string | null {
	if (cell === null) return null;
	return isOpenCell(cell) ? 'A definir' : cleanName(cell);
}

/**
 * The two sides: one column each, one for both, or the own team and its opponent. The error is the
 * reason in Portuguese.
 */
function sidesOf(record: TableRecord): Result<Sides, string> {
	const [home, away] = [name(first(record, 'home')), name(first(record, 'away'))];
	if (home !== null && away !== null) return ok({ home, away, title: null, issues: [] });
	const title = titleOf(record);
	if (title) {
		const issues =
			title.separation === 'weak' && title.status !== 'finished'
				? [plainIssue('weakSeparator')]
				: [];
		return ok({ home: title.home, away: title.away, title, issues });
	}
	const opponent = name(first(record, 'opponent'));
	if (opponent === null) return fail(importReasons.missingTeam);
	const own = name(first(record, 'team'));
	const side = first(record, 'side')?.trim() ?? '';
	const issues =
		own === null
			? [plainIssue('ownerUnknown')]
			: OWN_HOME.test(side) || OWN_AWAY.test(side)
				? []
				: [plainIssue('opponentOnly')];
	const owner = own ?? 'A definir';
	return ok(
		OWN_AWAY.test(side)
			? { home: opponent, away: owner, title: null, issues }
			: { home: owner, away: opponent, title: null, issues },
	);
}

function titleOf(record: TableRecord): GameTitle | null {
	for (const cell of all(record, 'matchup')) {
		const title = parseGameTitle(cell.slice(0, 300));
		if (title) return title;
	}
	return null;
}

const SCORE = /^\s*\d{1,2}\s*[-–—:xX×]\s*\d{1,2}/u;
/** Home win, draw, away win in result columns. */
const OUTCOME = /^[HDA]$/u;
const PLAIN_STATUS =
	/^(?:scheduled|timed|fixture|agendad[oa]|not started|ns|pre|a realizar|confirmad[oa]|previst[oa]|futuro|em breve|upcoming|false|0|live|in|ao vivo|em andamento|publicad[oa]|ativo|normal)$/iu;
/** A table may fill its score columns with zeros before the game. */
const NOT_BEGUN =
	/^(?:scheduled|timed|fixture|agendad[oa]|not started|ns|pre|a realizar|previst[oa]|futuro|em breve|upcoming)$/iu;
const FINISHED =
	/^(?:post|realizad[oa]|encerrad[oa]|finalizad[oa]|terminad[oa]|conclu[ií]d[oa]|completed?|played|full[- ]time|fim|true|ft|final)\b/iu;

function isPlayed(record: TableRecord): boolean {
	const [home, away] = [first(record, 'home-score'), first(record, 'away-score')];
	if (
		home !== null &&
		away !== null &&
		/^\d{1,2}(?:[.,]0)?$/u.test(home) &&
		/^\d{1,2}(?:[.,]0)?$/u.test(away)
	)
		return true;
	return all(record, 'score').some((cell) => SCORE.test(cell) || OUTCOME.test(cell.trim()));
}

function statusOfRecord(
	record: TableRecord,
	title: GameTitle | null,
): { status: GameStatus; issues: DraftIssue[]; result: Score | null } {
	const words = [...all(record, 'status'), ...all(record, 'score')].map((cell) => cell.trim());
	const written = words.map((cell) => statusOf(cell)).find((status) => status !== null);
	const isOpen = all(record, 'status').some(
		(cell) => NOT_BEGUN.test(cell.trim()) || phaseOfWords(cell) !== null,
	);
	const isEnded = (!isOpen && isPlayed(record)) || words.some((cell) => FINISHED.test(cell));
	const played: GameStatus = isEnded ? 'finished' : 'scheduled';
	const open = all(record, 'status').filter(
		(cell) =>
			statusOf(cell.trim()) === null &&
			!PLAIN_STATUS.test(cell.trim()) &&
			phaseOfWords(cell) === null &&
			!FINISHED.test(cell.trim()),
	);
	const isWord = (cell: string) => /^\p{L}[\p{L} ]{2,30}$/u.test(cell.trim());
	const issues = open.filter(isWord).map((cell) => namedIssue('statusUnknown', cell.trim()));
	const status = written ?? title?.status ?? played;
	const titled = status === 'finished' ? (title?.result ?? null) : null;
	return { status, issues, result: scoreOfRecord(record, status) ?? titled };
}

function channelsOf(
	record: TableRecord,
	title: GameTitle | null,
	hints: RecordHints,
): RawChannel[] {
	const cells = all(record, 'channels').filter((cell) => !/^(?:https?:|www\.)/iu.test(cell.trim()));
	const titled = title?.channels.map(everywhere) ?? [];
	const [only] = cells;
	if (cells.length === 1 && only !== undefined && titled.length === 0)
		return channelsOfCell(only, hints);
	return eachOnce([...cells.flatMap((cell) => channelsOfCell(cell, hints)), ...titled]);
}

function channelsOfCell(cell: string, { known, channelCells }: RecordHints): RawChannel[] {
	const channels =
		channelCells.get(cell) ?? eachOnce(readChannelList(cell.slice(0, 600), known.channel).channels);
	channelCells.set(cell, channels);
	return channels;
}

function eachOnce(channels: readonly RawChannel[]): RawChannel[] {
	return channels.filter(
		(one, index) =>
			channels.findIndex((other) => other.name.toLowerCase() === one.name.toLowerCase()) === index,
	);
}

function venueOf(record: TableRecord): string | null {
	const [venue = null] = all(record, 'venue').flatMap((cell) =>
		isOpenCell(cell) ? [] : (cleanName(cell) ?? []),
	);
	const [city = null] = all(record, 'city').flatMap((cell) =>
		isOpenCell(cell) ? [] : (cleanName(cell) ?? []),
	);
	return venue === null || city === null || venue.includes(city)
		? (venue ?? city)
		: `${venue}, ${city}`;
}

function roundOf(record: TableRecord, title: GameTitle | null): string | null {
	const cell = all(record, 'round').find((one) => !isOpenCell(one)) ?? null;
	const round =
		cell !== null && /^\d{1,2}$/u.test(cell.trim())
			? `Matchday ${cell.trim()}`
			: cleanName(cell ?? '');
	const group = first(record, 'group');
	const words =
		group !== null && /^[A-Z\d]{1,2}$/u.test(group.trim())
			? `Grupo ${group.trim()}`
			: cleanName(group ?? '');
	return (
		[words, round ?? title?.round].filter((part) => part != null && part !== '').join(', ') || null
	);
}

/** An alternative name of a side that includes the state from its own column. */
function withState(
	key: 'homeAlso' | 'awayAlso',
	side: string,
	state: string | null,
): Pick<RawGame, 'homeAlso' | 'awayAlso'> {
	return state !== null && /^[A-Z]{2}$/u.test(state.trim())
		? { [key]: [`${side}-${state.trim()}`] }
		: {};
}

/**
 * Reads one row or object of a table by the meaning of its cells. The error is the reason in
 * Portuguese.
 */
export function readRecord(
	record: TableRecord,
	hints: RecordHints,
): Result<Omit<RawGame, 'line' | 'text'>, string> {
	const sides = sidesOf(record);
	if (!sides.ok) return sides;
	const when = readWhen(record, hints);
	if (!when.ok) return when;
	const { home, away, title } = sides.value;
	const { status, issues, result } = statusOfRecord(record, title);
	const competition = all(record, 'competition').find((cell) => !isOpenCell(cell)) ?? null;
	return ok({
		date: when.value.date,
		time: when.value.time,
		zone: when.value.zone,
		...(hints.hours.length + when.value.hours.length === 0
			? {}
			: { hours: [...hints.hours, ...when.value.hours] }),
		...(hints.words === null ? {} : { words: hints.words }),
		home,
		away,
		...withState('homeAlso', home, first(record, 'home-state')),
		...withState('awayAlso', away, first(record, 'away-state')),
		competition: cleanName(competition ?? '') ?? title?.competition ?? hints.competition,
		area: first(record, 'area'),
		round: roundOf(record, title),
		venue: venueOf(record),
		status,
		...(result === null ? {} : { result }),
		channels: channelsOf(record, title, hints),
		issues: [...sides.value.issues, ...when.value.issues, ...issues],
	});
}
