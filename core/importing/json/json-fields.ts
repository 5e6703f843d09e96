import type { RawGame } from '#core/importing/raw-game.ts';
import { cleanName } from '#core/importing/source-lines.ts';
import type { Result } from '#core/kit/result.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-text.ts';

/** The facts of a source's match object; the driver adds its position. */
export type MatchFacts = Omit<RawGame, 'line' | 'text'>;

/** One kind of API response: how its matches are found and read. */
export type JsonSource = {
	/** Whether an object, at any depth, is a match of this source. */
	isMatch: (object: JsonObject) => boolean;
	/** Reads a match. `root`: the whole document. The error is the reason in Portuguese. */
	read: (match: JsonObject, root: JsonValue) => Result<MatchFacts, string>;
	/** Names of the lists that hold the matches: any other item in them is reported as unreadable. */
	lists: readonly string[];
	/** A key that every match object has itself, as a pattern to search for in a damaged file. */
	key: RegExp;
};

/** A text or number as a clean name; null for other values. */
export function nameAt(object: JsonValue | undefined, ...path: string[]): string | null {
	const value = valueAt(object, ...path);
	if (typeof value === 'number') return String(value);
	return typeof value === 'string' ? cleanName(value) : null;
}

/** The value at a path of keys. */
export function valueAt(object: JsonValue | undefined, ...path: string[]): JsonValue | undefined {
	let value = object;
	for (const key of path) value = isJsonObject(value) ? value[key] : undefined;
	return value;
}

/** The objects of a list; empty when there is no list. */
export function objectsAt(object: JsonValue | undefined, ...path: string[]): JsonObject[] {
	const value = valueAt(object, ...path);
	return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
