/**
 * Memoises a pure function of names or colours: a site has a few thousand, and every page uses them
 * again. Above `most` different keys the cache is cleared.
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
