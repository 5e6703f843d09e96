import { wordsOfHeaders } from '#core/football-pt/listing-words.ts';
import { createKnown } from '#core/importing/agenda/known/known.ts';
import type { RawReading } from '#core/importing/raw-game.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { shownText } from '#core/importing/source-lines.ts';
import { dayOrderOf } from '#core/importing/table/cell-date.ts';
import { fieldOfHeader } from '#core/importing/table/column-words.ts';
import type { TableRecord } from '#core/importing/table/record.ts';
import { type RecordHints, readRecord } from '#core/importing/table/record-game.ts';
import type { TableField } from '#core/importing/table/table-field.ts';
import { isJsonObject, type JsonDocument, type JsonObject, type JsonValue } from './json-text.ts';
import { lineAt } from './line-index.ts';

type Target = { text: string; starts: number[]; reading: RawReading };

const DEEPEST = 3;
/** Keys that mark a game as postponed or cancelled. */
const FLAGS: Readonly<Record<string, string>> = {
	adiado: 'adiado',
	postponed: 'postponed',
	cancelado: 'cancelado',
	cancelled: 'cancelled',
};
const OPEN_DATE = ['data_definir', 'dateTBD', 'a_definir', 'tbd'];
const FINISHED = ['concluido', 'completed', 'finished', 'encerrado'];

/** The texts of an object, each with its key path. */
function* texts(object: JsonObject, path: string, depth: number): Generator<[string, string]> {
	for (const [key, value] of Object.entries(object)) {
		const place = path === '' ? key : `${path}.${key}`;
		if (typeof value === 'string') yield [place, value];
		else if (typeof value === 'number') yield [place, String(value)];
		else if (Array.isArray(value)) {
			const names = value.flatMap((item) =>
				typeof item === 'string' ? item : isJsonObject(item) ? (nameOf(item) ?? []) : [],
			);
			if (names.length > 0) yield [place, names.join('; ')];
		} else if (isJsonObject(value) && depth < DEEPEST) yield* texts(value, place, depth + 1);
	}
}

function nameOf(item: JsonObject): string | null {
	const name = item.name ?? item.nome ?? item.canal ?? item.title;
	return typeof name === 'string' ? name : null;
}

function toRecord(object: JsonObject): Map<TableField, string[]> {
	const record = new Map<TableField, string[]>();
	const add = (field: TableField, text: string) =>
		record.set(field, [...(record.get(field) ?? []), text]);
	for (const [path, text] of texts(object, '', 0)) {
		const field =
			fieldOfHeader(path) ?? (/^(?:name|nome|title)$/iu.test(path) ? 'competition' : null);
		if (field !== null) add(field, text);
	}
	for (const [key, word] of Object.entries(FLAGS)) if (object[key] === true) add('status', word);
	if (FINISHED.some((key) => object[key] === true)) add('status', 'encerrado');
	if (OPEN_DATE.some((key) => object[key] === true))
		for (const field of ['date', 'time', 'datetime'] as const) record.delete(field);
	return settle(record);
}

/** 'time' means an hour in English, but the own team in Portuguese. */
function settle(record: Map<TableField, string[]>): Map<TableField, string[]> {
	const times = record.get('time') ?? [];
	const names = times.filter((text) => !/\d/u.test(text) && /\p{L}{3}/u.test(text));
	if (names.length > 0 && record.has('opponent')) {
		record.set('team', [...(record.get('team') ?? []), ...names]);
		record.set(
			'time',
			times.filter((text) => !names.includes(text)),
		);
	}
	return record;
}

/** A game has two sides and another fact. A title ('A x B') also needs a day or an hour. */
function isGame(record: TableRecord): boolean {
	const isDated = (['date', 'datetime', 'time'] as const).some((field) => record.has(field));
	const hasSides =
		(record.has('home') && record.has('away')) || (record.has('team') && record.has('opponent'));
	if (!hasSides) return isDated && isMatchup(record);
	return (
		isDated ||
		(['competition', 'round', 'channels', 'venue', 'group'] as const).some((field) =>
			record.has(field),
		)
	);
}

function isMatchup(record: TableRecord): boolean {
	return (record.get('matchup') ?? []).some((text) => /\s(?:x|vs?\.?|×)\s/iu.test(text));
}

/** Objects with two sides, at any depth; the inside of a game is not searched again. */
function* findRecords(value: JsonValue): Generator<{ object: JsonObject; record: TableRecord }> {
	if (Array.isArray(value)) for (const item of value) yield* findRecords(item);
	else if (isJsonObject(value)) {
		const record = toRecord(value);
		if (isGame(record) && !holdsList(value)) yield { object: value, record };
		else for (const inner of Object.values(value)) yield* findRecords(inner);
	}
}

/** An object with a list of objects is a document, not a game. */
function holdsList(object: JsonObject): boolean {
	return Object.values(object).some(
		(value) => Array.isArray(value) && value.filter(isJsonObject).length > 3,
	);
}

/** The competition that the document gives for all its games. */
function titleOf(root: JsonValue): string | null {
	if (!isJsonObject(root)) return null;
	const name = root.name ?? root.nome ?? root.competition ?? root.competicao ?? root.campeonato;
	return typeof name === 'string' ? name : null;
}

/** Reads the games of a JSON document of unknown form by its Portuguese and English key names. */
export function readRecords(
	document: JsonDocument,
	{ text, starts, reading }: Target,
	context: ReadingContext,
): void {
	const found = [...findRecords(document.value)];
	const dates = found.flatMap(({ record }) => [
		...(record.get('date') ?? []),
		...(record.get('datetime') ?? []),
	]);
	const hints: RecordHints = {
		order: dayOrderOf(dates),
		reference: context.referenceDate ?? null,
		hours: [],
		words: wordsOfHeaders([...new Set(found.flatMap(({ object }) => Object.keys(object)))]),
		date: null,
		competition: titleOf(document.value),
		known: createKnown(context),
		channelCells: new Map(),
		moments: new Map(),
	};
	for (const { object, record } of found) {
		const { start, end } = document.spans.get(object) ?? { start: 0, end: 0 };
		const line = lineAt(starts, start);
		const shown = shownText(text.slice(start, Math.min(end, start + 800)).replace(/\s+/gu, ' '));
		const game = readRecord(record, hints);
		if (game.ok) reading.games.push({ line, text: shown, ...game.value });
		else reading.ignored.push({ line, text: shown, reason: game.error });
	}
}
