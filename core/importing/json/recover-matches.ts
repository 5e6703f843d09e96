import { isJsonObject, type JsonObject, parseJsonText } from './json-text.ts';

/** A match object found in invalid JSON. `value` is null when the fragment itself is unreadable. */
type Fragment = { offset: number; text: string; value: JsonObject | null };

/** Longer than any match object with all its scorers and statistics, in characters. */
const MAX_FRAGMENT = 100_000;

/** Start of the object around `at`: the nearest unclosed '{' to the left. */
function openingBrace(text: string, at: number, floor: number): number | null {
	let closed = 0;
	for (let index = at; index >= floor; index -= 1) {
		const character = text[index];
		if (character === '}') closed += 1;
		if (character === '{' && closed === 0) return index;
		if (character === '{') closed -= 1;
	}
	return null;
}

/** End of the object that starts at `start`, aware of quotes; `ceiling` if it is never closed. */
function closingBrace(text: string, start: number, ceiling: number): number {
	let depth = 0;
	let quoted = false;
	for (let index = start; index < ceiling; index += 1) {
		const character = text[index];
		if (character === '\\') index += 1;
		else if (character === '"') quoted = !quoted;
		else if (!quoted && character === '{') depth += 1;
		else if (!quoted && character === '}' && --depth === 0) return index + 1;
	}
	return ceiling;
}

/**
 * Finds the match objects of a damaged file one by one: a missing comma or a truncated end then
 * loses only one game. `key` matches a key of every match object. Each fragment is parsed once; its
 * length is bounded.
 */
export function recoverMatches(text: string, key: RegExp): Fragment[] {
	const keys = [...text.matchAll(key)].map((match) => match.index);
	const fragments: Fragment[] = [];
	let floor = 0;
	for (const [position, at] of keys.entries()) {
		const start = openingBrace(text, at, Math.max(floor, at - MAX_FRAGMENT)) ?? at;
		const ceiling = Math.min(keys[position + 1] ?? text.length, start + MAX_FRAGMENT, text.length);
		const end = closingBrace(text, start, ceiling);
		const body = text.slice(start, end);
		const parsed = parseJsonText(body);
		const value = parsed.ok && isJsonObject(parsed.document.value) ? parsed.document.value : null;
		fragments.push({ offset: start, text: body, value });
		floor = at + 1;
	}
	return fragments;
}
