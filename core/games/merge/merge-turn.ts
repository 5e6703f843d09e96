/** Whose version of one thing holds, where both changed it. */
export type Taken = Readonly<Partial<Record<string, 'mine' | 'theirs'>>>;

/** Who changed something: one of two, both to something else, or it is the same in both. */
type Turn = 'mine' | 'theirs' | 'both' | 'same';

/**
 * Who changed a thing that both began with; `base` null = not known, then a difference is a change
 * by both.
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

/** Anything as a text that is equal where the thing is: the order of keys does not count. */
export function asText(value: unknown): string {
	return JSON.stringify(value, (_key, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
			: part,
	);
}
