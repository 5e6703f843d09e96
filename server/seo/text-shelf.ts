const MOST_TEXTS = 32;

type Kept = { version: number; madeAt: number; text: Promise<string | null> };

/**
 * Keeps texts that are dear to make. One is made again when the data version rose, yet at most once
 * in `leastMs`, however often it is asked for. A failure is not kept.
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
		// How old a text is counts in real time, whatever the editorial clock says.
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
