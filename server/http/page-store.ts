/** What a store must know of a page to keep it within its budget. */
export type Sized = { bytes: number };

/**
 * Pages by address within a budget of bytes and a number of entries. Makes room by second chance: what was read since the hand last
 * passed stays for one more round, so a flood of pages that are asked for once pushes out itself. Reading only sets a mark.
 */
export function createPageStore<Page extends Sized>(limits: { bytes: number; entries: number }) {
	const entries = new Map<string, { page: Page; used: boolean }>();
	let total = 0;

	function remove(address: string): void {
		const entry = entries.get(address);
		if (entry === undefined) return;
		entries.delete(address);
		total -= entry.page.bytes;
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
		/** Keeps a page; one that is larger than the whole budget is not kept. */
		set(address: string, page: Page): void {
			remove(address);
			if (page.bytes > limits.bytes) return;
			entries.set(address, { page, used: false });
			total += page.bytes;
			makeRoomFor(address);
		},
		remove,
		clear(): void {
			entries.clear();
			total = 0;
		},
		bytes: () => total,
	};
}

export type PageStore<Page extends Sized> = ReturnType<typeof createPageStore<Page>>;
