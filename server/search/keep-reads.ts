const MINUTE_MS = 60_000;
/** More distinct queries than readers make in a minute; a flood resets the cache. */
const MOST = 2_000;

/** Returns the value of a key, read once while data and minute stay the same. */
export type KeepRead = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Caches the database reads of queries, because each keystroke asks for the same teams. The caller
 * passes an object that changes with the data, and `now` (UTC ms). Failed reads are retried.
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
