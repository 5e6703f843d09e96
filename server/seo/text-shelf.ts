const MOST_TEXTS = 32;

type Kept = { version: number; madeAt: number; text: Promise<string | null> };

/**
 * Caches texts that are expensive to build. One is rebuilt when the data version has risen, but at
 * most once per `leastMs`. Failures are not cached.
 */
export function createTextShelf({
	version,
	leastMs,
}: {
	version: () => Promise<number>;
	leastMs: number;
}) {
	const texts = new Map<string, Kept>();

	return async function take(
		name: string,
		make: () => Promise<string | null>,
	): Promise<string | null> {
		const kept = texts.get(name);
		// The age of a text uses real time, regardless of the editorial clock.
		const now = performance.now();
		if (kept !== undefined && now - kept.madeAt < leastMs) return kept.text;
		const present = await version();
		const current = texts.get(name);
		if (current !== undefined && current !== kept) return current.text;
		if (kept?.version === present) return kept.text;
		const made: Kept = { version: present, madeAt: now, text: make() };
		texts.delete(name);
		texts.set(name, made);
		const [oldest] = texts.keys();
		if (texts.size > MOST_TEXTS && oldest !== undefined) texts.delete(oldest);
		made.text.catch(() => {
			if (texts.get(name) === made) texts.delete(name);
		});
		return made.text;
	};
}
