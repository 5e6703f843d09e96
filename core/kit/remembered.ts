/**
 * The same function, answering from memory what it was asked before: for pure work on names and
 * colours, of which a site knows some thousands and every page asks again. Beyond `most` different
 * keys it begins anew.
 */
export function remembered<Answer>(
	make: (key: string) => Answer,
	most = 20_000,
): (key: string) => Answer {
	const known = new Map<string, Answer>();
	return (key) => {
		const found = known.get(key);
		if (found !== undefined) return found;
		if (known.size >= most) known.clear();
		const made = make(key);
		known.set(key, made);
		return made;
	};
}
