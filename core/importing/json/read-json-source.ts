import { importReasons, importWarnings } from '#core/importing/copy/reasons.ts';
import type { RawReading } from '#core/importing/raw-game.ts';
import { shownText } from '#core/importing/source-lines.ts';
import { kindOfDocument } from './document-kind.ts';
import type { JsonSource } from './json-fields.ts';
import {
	isJsonObject,
	type JsonDocument,
	type JsonObject,
	type JsonValue,
	parseJsonText,
} from './json-text.ts';
import { lineAt, lineStarts } from './line-index.ts';
import { recoverMatches } from './recover-matches.ts';

type Span = { start: number; end: number };
type Reader = { text: string; starts: number[]; source: JsonSource; reading: RawReading };

/** A match of a list, or another value in its place. */
type Found = { match: JsonObject } | { stray: JsonValue; owner: JsonObject | null };

/** The position of a value: the object that holds it, and whether it is in a list of matches. */
type Place = { owner: JsonObject | null; isList: boolean };

/**
 * Every match of a document, at any depth of wrapping ('response', 'body', the state of a page).
 */
function* findMatches(
	value: JsonValue,
	source: JsonSource,
	{ owner, isList }: Place,
): Generator<Found> {
	if (Array.isArray(value)) yield* findInList(value, source, { owner, isList });
	else if (!isJsonObject(value)) return;
	else if (source.isMatch(value)) yield { match: value };
	else if (isList) yield { stray: value, owner };
	else
		for (const [key, inner] of Object.entries(value))
			yield* findMatches(inner, source, { owner: value, isList: source.lists.includes(key) });
}

function* findInList(items: JsonValue[], source: JsonSource, place: Place): Generator<Found> {
	for (const item of items) {
		if (isJsonObject(item) || Array.isArray(item)) yield* findMatches(item, source, place);
		else if (place.isList) yield { stray: item, owner: place.owner };
	}
}

function excerpt(reader: Reader, { start, end }: Span): string {
	return shownText(reader.text.slice(start, Math.min(end, start + 800)).replace(/\s+/gu, ' '));
}

function addMatch(reader: Reader, match: JsonObject, span: Span, root: JsonValue): void {
	const line = lineAt(reader.starts, span.start);
	const text = excerpt(reader, span);
	const facts = reader.source.read(match, root);
	if (facts.ok) reader.reading.games.push({ line, text, ...facts.value });
	else reader.reading.ignored.push({ line, text, reason: facts.error });
}

function addFound(reader: Reader, document: JsonDocument): void {
	for (const found of findMatches(document.value, reader.source, { owner: null, isList: false })) {
		if ('match' in found) {
			addMatch(
				reader,
				found.match,
				document.spans.get(found.match) ?? { start: 0, end: 0 },
				document.value,
			);
			continue;
		}
		const at = isJsonObject(found.stray) ? found.stray : found.owner;
		const line = lineAt(reader.starts, at ? (document.spans.get(at)?.start ?? 0) : 0);
		const reason = isJsonObject(found.stray)
			? importReasons.missingTeam
			: importReasons.notAnObject;
		reader.reading.ignored.push({ line, text: shownText(JSON.stringify(found.stray)), reason });
	}
}

/** Reads the intact matches of a damaged file and reports where it breaks. */
function addRecovered(reader: Reader, offset: number, reason: string): void {
	const line = lineAt(reader.starts, offset);
	const start = reader.starts[line - 1] ?? 0;
	reader.reading.ignored.push({
		line,
		text: excerpt(reader, { start, end: reader.text.length }),
		reason: importReasons.jsonSyntax(reason),
	});
	for (const fragment of recoverMatches(reader.text, reader.source.key)) {
		const span = { start: fragment.offset, end: fragment.offset + fragment.text.length };
		if (fragment.value && reader.source.isMatch(fragment.value))
			addMatch(reader, fragment.value, span, fragment.value);
		else {
			const text = excerpt(reader, span);
			reader.reading.ignored.push({
				line: lineAt(reader.starts, span.start),
				text,
				reason: importReasons.unreadableGame,
			});
		}
	}
}

/**
 * Reads a JSON response of one source. Each game has the line where its object begins. Invalid JSON
 * is reported at the place where it breaks, and every intact match object is still read.
 */
export function readJsonSource(text: string, source: JsonSource): RawReading {
	// Replaces the byte order mark by a space, so that offsets and lines match the file.
	const body = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
	const reading: RawReading = { games: [], ignored: [], warnings: [] };
	if (body.trim() === '') return reading;
	const reader: Reader = { text: body, starts: lineStarts(body), source, reading };
	const parsed = parseJsonText(body);
	if (!parsed.ok) {
		addRecovered(reader, parsed.fault.offset, parsed.fault.reason);
		return reading;
	}
	addFound(reader, parsed.document);
	const kind =
		reading.games.length === 0 ? kindOfDocument(parsed.document.value, source.lists) : null;
	if (kind) reading.warnings.push(importWarnings.noGamesOfKind(importWarnings.kinds[kind]));
	return reading;
}
