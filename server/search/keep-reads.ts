const MINUTE_MS = 60_000;
/** More questions than readers ask in a minute; a flood of others begins again. */
const MOST = 2_000;

/** Reads what stands under a key, once while the same data and minute last. */
export type KeepRead = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps what queries read beside the games at hand: people ask for the same teams letter by letter.
 * Asked with an object that changes with the data, and `now` (UTC ms); what could not be read is
 * asked again.
 */
export function createReadKeeper(): (data: object, now: number) => KeepRead {
	let known: { data: object; minute: number; reads: Map<string, Promise<unknown>> } | null = null;
	return (data, now) => {
		const minute = Math.floor(now / MINUTE_MS);
		if (known?.data !== data || known.minute !== minute || known.reads.size >= MOST)
			known = { data, minute, reads: new Map() };
		const { reads } = known;
		return <Value>(key: string, read: () => Promise<Value>) => {
			const found = (reads.get(key) as Promise<Value> | undefined) ?? read();
			reads.set(key, found);
			found.catch(() => reads.delete(key));
			return found;
		};
	};
}
