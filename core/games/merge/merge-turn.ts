/** Whose version of a conflicting value wins. */
export type Taken = Readonly<Partial<Record<string, 'mine' | 'theirs'>>>;

/** Who changed a value: one of the two, both differently, or neither side differs. */
type Turn = 'mine' | 'theirs' | 'both' | 'same';

/**
 * Who changed a value since the common version; `base` null = lost, then a difference counts as
 * changed by both.
 */
export function turnOf<Value>({
	base,
	mine,
	theirs,
}: {
	base: Value | null;
	mine: Value;
	theirs: Value;
}): Turn {
	if (mine === theirs) return 'same';
	if (base === null) return 'both';
	if (theirs === base) return 'mine';
	return mine === base ? 'theirs' : 'both';
}

/** A canonical text of any value: the order of keys does not matter. */
export function asText(value: unknown): string {
	return JSON.stringify(value, (_key, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
			: part,
	);
}
