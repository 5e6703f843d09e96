import { createPageStore, type Sized } from './page-store.ts';

type Most = { bytes: number; entries: number };

/**
 * Pages in memory: whole ones, answers to what readers typed, and addresses at which there is
 * nothing; each kind within a budget of its own.
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
		/** What is at an address, if there is something. */
		shown: (address: string): Page | undefined => pages.get(address) ?? searches.get(address),
		/** The same, or the word that there is nothing. */
		held: (address: string): Page | undefined =>
			pages.get(address) ?? searches.get(address) ?? absent.get(address),
		/** Keeps a page in place of what was at its address; false when it is too large. */
		set(address: string, page: Page, isSearch: boolean): boolean {
			remove(address);
			const store = page.status >= 400 ? absent : isSearch ? searches : pages;
			return store.set(address, page);
		},
		clear(): void {
			for (const store of stores) store.clear();
		},
		/** What they weigh. */
		bytes: (): number => stores.reduce((sum, store) => sum + store.bytes(), 0),
	};
}

export type PageStores<Page extends Sized & { status: number }> = ReturnType<
	typeof createPageStores<Page>
>;
