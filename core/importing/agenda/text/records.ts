import type { SourceLine } from '#core/importing/source-lines.ts';
import { fieldOfHeader } from '#core/importing/table/column-words.ts';
import type { TableField } from '#core/importing/table/table-field.ts';

/** A key, a quoted value or a bracket. */
const TOKEN =
	/(?<key>["']?[\p{L}_][\p{L}\d_]*["']?)\s*:|'(?<one>(?:\\.|[^'\\\n])*)'|"(?<two>(?:\\.|[^"\\\n])*)"|(?<sign>[{}[\]])/gu;
const LONGEST = 3_000;
const FEWEST_VALUES = 3;
/** Unclosed braces would be scanned again from each brace. */
const MOST_TOKENS = 100_000;

/** The text before a rewrite. */
export type WrittenLine = SourceLine & { original?: string };

type Budget = { tokens: number };

type Fields = Map<TableField, string[]>;

function note(fields: Fields, path: readonly string[], value: string): void {
	const field = fieldOfHeader(path.join('.'));
	const text = value.replace(/\\(?=["'\\])/gu, '').trim();
	if (field === null || text === '') return;
	fields.set(field, [...(fields.get(field) ?? []), text]);
}

/** `end` is an offset; null for an open record. */
function readRecord(text: string, budget: Budget): { fields: Fields; end: number } | null {
	const fields: Fields = new Map();
	const path: string[] = [];
	let [key, depth] = ['', 0];
	for (const { 0: token, index, groups } of text.slice(0, LONGEST).matchAll(TOKEN)) {
		if (--budget.tokens < 0) return null;
		if (groups?.key !== undefined) key = groups.key.replace(/["']/gu, '');
		else if (groups?.sign === undefined)
			note(fields, [...path, key].filter(Boolean), groups?.one ?? groups?.two ?? '');
		else if ('{['.includes(token)) {
			depth++;
			path.push(key);
			key = '';
		} else {
			depth--;
			path.pop();
			if (depth === 0) return { fields, end: index + 1 };
		}
	}
	return null;
}

/** '15/11/2025 | 21:00 | Santos x Bahia | …'; null for no game. */
function rowOf(fields: Fields): string | null {
	const [home, away, matchup] = (['home', 'away', 'matchup'] as const).map(
		(field) => fields.get(field)?.[0],
	);
	const sides = home && away ? `${home} x ${away}` : matchup;
	if (
		sides === undefined ||
		fields.size < FEWEST_VALUES ||
		!(fields.has('time') || fields.has('date') || fields.has('datetime'))
	)
		return null;
	const channels = fields.get('channels');
	const stated = [
		fields.get('date') ?? fields.get('datetime'),
		fields.get('time'),
		[sides],
		fields.get('competition'),
	];
	return [...stated.map((values) => values?.[0]), channels && `Transmissão: ${channels.join(', ')}`]
		.filter(Boolean)
		.join(' | ');
}

const HOLDS_RECORDS = /\{\s*["']?\p{L}[\p{L}\d_]*["']?\s*:\s*["'{[\d]/u;

function linesBetween(text: string, numbers: readonly number[], first: number): SourceLine[] {
	return text.split('\n').map((line, at) => ({
		number: numbers[first + at] ?? 0,
		text: line.replace(/^[\s,;[\]]+$/u, ''),
	}));
}

/** Rewrites `{ home: 'Santos', hora: '16h' }` as a list row on its first line. */
export function writeRecords(lines: readonly SourceLine[]): WrittenLine[] {
	const text = lines.map((line) => line.text).join('\n');
	if (!HOLDS_RECORDS.test(text)) return [...lines];
	const numbers = lines.map(({ number }) => number);
	const written: WrittenLine[] = [];
	const budget: Budget = { tokens: MOST_TOKENS };
	let [from, line] = [0, 0];
	for (
		let at = text.indexOf('{');
		at >= 0 && budget.tokens > 0;
		at = text.indexOf('{', Math.max(at + 1, from))
	) {
		const record = readRecord(text.slice(at, at + LONGEST), budget);
		const row = record && rowOf(record.fields);
		if (!record || row === null) continue;
		const ahead = text.slice(from, at);
		written.push(...linesBetween(ahead, numbers, line));
		line += ahead.split('\n').length - 1;
		written.push({
			number: numbers[line] ?? 0,
			text: row,
			original: text.slice(at, at + record.end),
		});
		line += text.slice(at, at + record.end).split('\n').length - 1;
		from = at + record.end;
	}
	return [...written, ...linesBetween(text.slice(from), numbers, line)];
}
