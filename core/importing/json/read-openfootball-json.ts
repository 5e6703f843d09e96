import { LEAGUE } from '#core/football-pt/zone-words.ts';
import { importReasons, importWarnings } from '#core/importing/copy/reasons.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import type { RawReading } from '#core/importing/raw-game.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { cleanName, shownText } from '#core/importing/source-lines.ts';
import { kindOfDocument } from './document-kind.ts';
import {
	isJsonObject,
	type JsonDocument,
	type JsonFault,
	type JsonObject,
	type JsonValue,
	parseJsonText,
} from './json-text.ts';
import { lineAt, lineStarts } from './line-index.ts';
import { readMatchObject } from './match-object.ts';
import { readRecords } from './read-records.ts';
import { recoverMatches } from './recover-matches.ts';

type Source = { text: string; starts: number[]; reading: RawReading };
type Span = { start: number; end: number };
type Heading = { competition: string | null; round: string | null };

/** football.json documents that name their league use the league's hours. */
const OF_LEAGUE: readonly HourEvidence[] = [
	{ ground: 'format', zone: LEAGUE, words: 'football.json' },
];

const MAX_KEY_WARNINGS = 20;
/** Keys of lists with more facts than this format has: such lists are read by their key names. */
const RICHER = [
	'championship',
	'campeonato',
	'competition',
	'competicao',
	'league',
	'channels',
	'canais',
	'canal',
];
/** Lists of games: an empty one is a season without games, not another kind of file. */
const MATCHES = ['matches', 'rounds'];
const MATCH_KEY = /"team1"\s*:/gu;

function nameOf(value: JsonValue | undefined): string | null {
	return typeof value === 'string' ? cleanName(value) : null;
}

/** The source text from an offset, at most up to `end`. */
function excerpt(source: Source, offset: number, end = source.text.length): string {
	return shownText(source.text.slice(offset, Math.min(end, offset + 800)).replace(/\s+/gu, ' '));
}

function addMatch(source: Source, match: JsonObject, span: Span, heading: Heading): void {
	const line = lineAt(source.starts, span.start);
	const text = excerpt(source, span.start, span.end);
	const game = readMatchObject(match, {
		line,
		text,
		...heading,
		hours: heading.competition === null ? [] : OF_LEAGUE,
	});
	if (game.ok) source.reading.games.push(game.value);
	else source.reading.ignored.push({ line, text, reason: game.error });
}

function addMatches(
	source: Source,
	document: JsonDocument,
	list: JsonValue | undefined,
	heading: Heading & { owner: number },
): void {
	if (!Array.isArray(list)) return;
	let lastOffset = heading.owner;
	for (const item of list) {
		if (!isJsonObject(item)) {
			const text = shownText(JSON.stringify(item));
			source.reading.ignored.push({
				line: lineAt(source.starts, lastOffset),
				text,
				reason: importReasons.notAnObject,
			});
			continue;
		}
		const span = document.spans.get(item) ?? { start: lastOffset, end: lastOffset };
		lastOffset = span.start;
		addMatch(source, item, span, heading);
	}
}

/**
 * Reads `matches` of the current form, `rounds[].matches` of the older one, or a bare list of
 * matches.
 */
function readRoot(source: Source, document: JsonDocument): void {
	const root = document.value;
	if (Array.isArray(root)) {
		if (root.some((item) => isJsonObject(item) && RICHER.some((key) => key in item))) return;
		const matches = root.filter(
			(item) => isJsonObject(item) && ('team1' in item || 'team2' in item),
		);
		return addMatches(source, document, matches, { competition: null, round: null, owner: 0 });
	}
	if (!isJsonObject(root)) return;
	const competition = nameOf(root.name);
	addMatches(source, document, root.matches, { competition, round: null, owner: 0 });
	for (const round of Array.isArray(root.rounds) ? root.rounds : []) {
		if (!isJsonObject(round)) continue;
		addMatches(source, document, round.matches, {
			competition,
			round: nameOf(round.name),
			owner: document.spans.get(round)?.start ?? 0,
		});
	}
}

/** Reads the remains of a damaged file, and reports where it broke. */
function readDamaged(source: Source, fault: JsonFault): void {
	const name = /"name"\s*:\s*"((?:[^"\\]|\\.){1,120})"/u.exec(source.text.slice(0, 2000))?.[1];
	const heading = { competition: name === undefined ? null : cleanName(name), round: null };
	const line = lineAt(source.starts, fault.offset);
	source.reading.ignored.push({
		line,
		text: excerpt(source, source.starts[line - 1] ?? 0),
		reason: importReasons.jsonSyntax(fault.reason),
	});
	for (const fragment of recoverMatches(source.text, MATCH_KEY)) {
		if (fragment.value)
			addMatch(
				source,
				fragment.value,
				{ start: fragment.offset, end: fragment.offset + fragment.text.length },
				heading,
			);
		else {
			const start = lineAt(source.starts, fragment.offset);
			source.reading.ignored.push({
				line: start,
				text: excerpt(source, fragment.offset),
				reason: importReasons.unreadableGame,
			});
		}
	}
}

function warnRepeatedKeys(source: Source, document: JsonDocument): void {
	for (const { key, offset } of document.repeatedKeys.slice(0, MAX_KEY_WARNINGS)) {
		source.reading.warnings.push(
			importWarnings.duplicateKey(lineAt(source.starts, offset), shownText(key)),
		);
	}
}

/**
 * Reads football.json and worldcup.json. Each game has the line where its object begins. Invalid
 * JSON is reported at the place where it breaks, and every intact match object is still read. JSON
 * of another form is read by its key names. Files of teams, stadiums or standings get a warning
 * that they hold no games.
 */
export function readOpenfootballJson(text: string, context: ReadingContext): RawReading {
	// Replaces the byte order mark by a space, so that offsets and lines match the file.
	const body = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
	const reading: RawReading = { games: [], ignored: [], warnings: [] };
	const source: Source = { text: body, starts: lineStarts(body), reading };
	if (body.trim() === '') return source.reading;
	const parsed = parseJsonText(body);
	if (!parsed.ok) {
		readDamaged(source, parsed.fault);
		return source.reading;
	}
	readRoot(source, parsed.document);
	// No match list of this form: reads any objects with two sides under known keys.
	if (reading.games.length + reading.ignored.length === 0)
		readRecords(parsed.document, source, context);
	warnRepeatedKeys(source, parsed.document);
	const kind =
		source.reading.games.length === 0 ? kindOfDocument(parsed.document.value, MATCHES) : null;
	if (kind) source.reading.warnings.push(importWarnings.noGamesOfKind(importWarnings.kinds[kind]));
	return source.reading;
}
