import type { RawGame } from '#core/importing/raw-game.ts';
import { cleanName } from '#core/importing/source-lines.ts';
import type { Result } from '#core/kit/result.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-text.ts';

/** What a source's match object says; where it stood is added by the driver. */
export type MatchFacts = Omit<RawGame, 'line' | 'text'>;

/** One kind of answer of an API: how its matches are found and read. */
export type JsonSource = {
	/** Whether an object, wherever it stands, is a match of this source. */
	isMatch: (object: JsonObject) => boolean;
	/** Reads it. `root`: the whole document. The failure is the reason in Portuguese. */
	read: (match: JsonObject, root: JsonValue) => Result<MatchFacts, string>;
	/**
	 * Names of the lists that hold the matches: what stands in them is a match or is named as
	 * unreadable.
	 */
	lists: readonly string[];
	/** A key that every match object holds itself, as its text stands in a damaged file. */
	key: RegExp;
};

/** Words of a value as a name is kept; null for everything that is no text or number. */
export function nameAt(object: JsonValue | undefined, ...path: string[]): string | null {
	const value = valueAt(object, ...path);
	if (typeof value === 'number') return String(value);
	return typeof value === 'string' ? cleanName(value) : null;
}

/** The value behind a path of keys. */
export function valueAt(object: JsonValue | undefined, ...path: string[]): JsonValue | undefined {
	let value = object;
	for (const key of path) value = isJsonObject(value) ? value[key] : undefined;
	return value;
}

/** The objects of a list; an empty list where there is none. */
export function objectsAt(object: JsonValue | undefined, ...path: string[]): JsonObject[] {
	const value = valueAt(object, ...path);
	return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
