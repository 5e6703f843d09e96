import { importReasons } from '#core/importing/copy/reasons.ts';

/** Deeper documents are rejected: no fixture file needs it, and recursion must stay bounded. */
const MAX_DEPTH = 200;

export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export type JsonObject = { [key: string]: JsonValue };

/** The offset where the text stops being JSON. */
export type JsonFault = { offset: number; reason: string };

export type JsonDocument = {
	value: JsonValue;
	/** The offsets of every object, from its '{' to after its '}'. */
	spans: Map<JsonObject, { start: number; end: number }>;
	/** Keys that occur twice in an object, with the object's offset. */
	repeatedKeys: { key: string; offset: number }[];
};

type Scanner = { text: string; at: number; depth: number; document: JsonDocument };

class Unreadable extends Error {
	readonly fault: JsonFault;
	constructor(offset: number, reason: string) {
		super(reason);
		this.fault = { offset, reason };
	}
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING_RUN = /[^"\\\p{Cc}]*/uy;
const LITERALS: readonly (readonly [string, JsonValue])[] = [
	['null', null],
	['true', true],
	['false', false],
];

function take(scanner: Scanner, pattern: RegExp): string {
	pattern.lastIndex = scanner.at;
	const found = pattern.exec(scanner.text)?.[0] ?? '';
	scanner.at += found.length;
	return found;
}

function refuse(scanner: Scanner): never {
	const character = scanner.text[scanner.at];
	throw new Unreadable(
		scanner.at,
		character === undefined ? importReasons.jsonCut : importReasons.jsonUnexpected(character),
	);
}

function readString(scanner: Scanner): string {
	const start = scanner.at;
	scanner.at += 1;
	for (;;) {
		take(scanner, STRING_RUN);
		const stop = scanner.text[scanner.at];
		if (stop === '"') break;
		// DEL and the C1 controls are allowed inside JSON strings; only U+0000–U+001F are not (RFC 8259
		// §7).
		if (stop !== undefined && stop >= '\u007f') scanner.at += 1;
		else if (stop === '\\') scanner.at += 2;
		else
			throw new Unreadable(
				scanner.at,
				stop === undefined ? importReasons.jsonCut : importReasons.jsonString,
			);
	}
	scanner.at += 1;
	try {
		return JSON.parse(scanner.text.slice(start, scanner.at));
	} catch {
		throw new Unreadable(start, importReasons.jsonString);
	}
}

function readArray(scanner: Scanner): JsonValue[] {
	const items: JsonValue[] = [];
	scanner.at += 1;
	take(scanner, SPACE);
	if (scanner.text[scanner.at] === ']') {
		scanner.at += 1;
		return items;
	}
	for (;;) {
		items.push(readValue(scanner));
		const mark = scanner.text[scanner.at];
		if (mark !== ',' && mark !== ']') refuse(scanner);
		scanner.at += 1;
		if (mark === ']') return items;
	}
}

function readKey(scanner: Scanner): string {
	take(scanner, SPACE);
	if (scanner.text[scanner.at] !== '"') refuse(scanner);
	const key = readString(scanner);
	take(scanner, SPACE);
	if (scanner.text[scanner.at] !== ':') refuse(scanner);
	scanner.at += 1;
	return key;
}

function readObject(scanner: Scanner): JsonObject {
	// No prototype: '__proto__' is an ordinary key.
	const object: JsonObject = Object.create(null);
	const start = scanner.at;
	const span = { start, end: start };
	scanner.document.spans.set(object, span);
	scanner.at += 1;
	take(scanner, SPACE);
	if (scanner.text[scanner.at] === '}') {
		scanner.at += 1;
		span.end = scanner.at;
		return object;
	}
	for (;;) {
		const key = readKey(scanner);
		if (key in object) scanner.document.repeatedKeys.push({ key, offset: start });
		object[key] = readValue(scanner);
		const mark = scanner.text[scanner.at];
		if (mark !== ',' && mark !== '}') refuse(scanner);
		scanner.at += 1;
		span.end = scanner.at;
		if (mark === '}') return object;
	}
}

function readPlain(scanner: Scanner): JsonValue {
	for (const [word, value] of LITERALS) {
		if (!scanner.text.startsWith(word, scanner.at)) continue;
		scanner.at += word.length;
		return value;
	}
	const number = take(scanner, NUMBER);
	if (number === '') refuse(scanner);
	return Number(number);
}

/** Reads one value with the surrounding whitespace. */
function readValue(scanner: Scanner): JsonValue {
	take(scanner, SPACE);
	const mark = scanner.text[scanner.at];
	if (scanner.depth >= MAX_DEPTH) throw new Unreadable(scanner.at, importReasons.jsonDepth);
	scanner.depth += 1;
	let value: JsonValue;
	if (mark === '{') value = readObject(scanner);
	else if (mark === '[') value = readArray(scanner);
	else if (mark === '"') value = readString(scanner);
	else value = readPlain(scanner);
	scanner.depth -= 1;
	take(scanner, SPACE);
	return value;
}

/**
 * Parses JSON (RFC 8259) and records where each object starts. Returns a fault with its offset
 * instead of throwing.
 */
export function parseJsonText(
	text: string,
): { ok: true; document: JsonDocument } | { ok: false; fault: JsonFault } {
	const document: JsonDocument = { value: null, spans: new Map(), repeatedKeys: [] };
	const scanner: Scanner = { text, at: 0, depth: 0, document };
	try {
		document.value = readValue(scanner);
		if (scanner.at < text.length) throw new Unreadable(scanner.at, importReasons.jsonTrailing);
		return { ok: true, document };
	} catch (error) {
		if (error instanceof Unreadable) return { ok: false, fault: error.fault };
		throw error;
	}
}

/** Whether a value is an object, not a list or null. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
