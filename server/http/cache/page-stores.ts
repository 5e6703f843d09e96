import { createPageStore, type Sized } from './page-store.ts';

type Most = { bytes: number; entries: number };

/**
 * Pages in memory: whole pages, search results, and missing addresses. Each kind has its own
 * budget.
 */
export function createPageStores<Page extends Sized & { status: number }>(
	limits: { pages: Most; searches: Most; absent: Most },
	onDrop: (page: Page) => void,
) {
	const open = (most: Most) => createPageStore<Page>(most, { onDrop });
	const [pages, searches, absent] = [
		open(limits.pages),
		open(limits.searches),
		open(limits.absent),
	];
	const stores = [pages, searches, absent];

	function remove(address: string): void {
		for (const store of stores) store.remove(address);
	}

	return {
		remove,
		/** The page at an address; not a cached 4xx. */
		shown: (address: string): Page | undefined => pages.get(address) ?? searches.get(address),
		/** The same, including a cached 4xx. */
		held: (address: string): Page | undefined =>
			pages.get(address) ?? searches.get(address) ?? absent.get(address),
		/** Replaces the page at its address; false when it is too large. */
		set(address: string, page: Page, isSearch: boolean): boolean {
			remove(address);
			const store = page.status >= 400 ? absent : isSearch ? searches : pages;
			return store.set(address, page);
		},
		clear(): void {
			for (const store of stores) store.clear();
		},
		/** Their total size. */
		bytes: (): number => stores.reduce((sum, store) => sum + store.bytes(), 0),
		/** Their number. */
		size: (): number => stores.reduce((sum, store) => sum + store.size(), 0),
	};
}

export type PageStores<Page extends Sized & { status: number }> = ReturnType<
	typeof createPageStores<Page>
>;
