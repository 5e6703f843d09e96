/** What a store needs to know to keep within its budget. */
export type Sized = { bytes: number };

/** `onDrop` is called with each page that leaves the store. */
type PageStoreOptions<Page> = { onDrop?: (page: Page) => void };

/**
 * Pages by address, within a budget of bytes and entries. Evicts by second chance (the CLOCK
 * algorithm): pages read since the hand's last pass survive one more round. So a flood of pages
 * that are requested once evicts only itself. A read only sets a mark.
 */
export function createPageStore<Page extends Sized>(
	limits: { bytes: number; entries: number },
	{ onDrop = () => undefined }: PageStoreOptions<Page> = {},
) {
	const entries = new Map<string, { page: Page; used: boolean }>();
	let total = 0;

	function remove(address: string): void {
		const entry = entries.get(address);
		if (entry === undefined) return;
		entries.delete(address);
		total -= entry.page.bytes;
		onDrop(entry.page);
	}

	function makeRoomFor(newcomer: string): void {
		for (const [address, entry] of entries) {
			if (total <= limits.bytes && entries.size <= limits.entries) return;
			if (address === newcomer) continue;
			if (entry.used) {
				entry.used = false;
				entries.delete(address);
				entries.set(address, entry);
			} else {
				remove(address);
			}
		}
	}

	return {
		get(address: string): Page | undefined {
			const entry = entries.get(address);
			if (entry === undefined) return undefined;
			entry.used = true;
			return entry.page;
		},
		/** Stores a page, unless it exceeds the whole budget. Returns whether it was stored. */
		set(address: string, page: Page): boolean {
			remove(address);
			if (page.bytes > limits.bytes) return false;
			entries.set(address, { page, used: false });
			total += page.bytes;
			makeRoomFor(address);
			return true;
		},
		remove,
		clear(): void {
			for (const address of [...entries.keys()]) remove(address);
		},
		bytes: () => total,
		size: () => entries.size,
	};
}
