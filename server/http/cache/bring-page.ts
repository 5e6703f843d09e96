import { dataAddress } from '#core/site/page-address.ts';
import type { CachedPage, PageRequest } from './cached-page.ts';
import type { PageStores } from './page-stores.ts';
import type { Kept, PageTruth } from './page-truth.ts';

/**
 * The flight in progress may be too old, so a second follows; a third in case the page expires
 * meanwhile.
 */
const MOST_FLIGHTS = 3;

type BringParts<Page extends CachedPage> = {
	stores: Pick<PageStores<Kept<Page>>, 'held' | 'remove'>;
	truth: PageTruth<Page>;
	/** Renders an address, or joins a flight in progress. */
	fly: (request: PageRequest, priority: 'page') => Promise<Page>;
};

/**
 * Brings an address in memory up to a data version, and drops older navigation data. False on
 * failure.
 */
export function createBringPage<Page extends CachedPage>({ stores, truth, fly }: BringParts<Page>) {
	/**
	 * A page that no change touched is current at the latest known version, whenever it was rendered.
	 */
	function isShown(address: string, wanted: number): boolean {
		const page = stores.held(address);
		return (
			page !== undefined && Math.max(page.version, truth.version()) >= wanted && truth.isTrue(page)
		);
	}

	function dropOlder(address: string, wanted: number): void {
		if (!isShown(address, wanted)) stores.remove(address);
	}

	return async (request: PageRequest, wanted: number): Promise<boolean> => {
		const { address } = request;
		dropOlder(dataAddress(address), wanted);
		for (let flight = 0; flight < MOST_FLIGHTS && !isShown(address, wanted); flight++) {
			const page = await fly(request, 'page').catch(() => null);
			if (page === null || page.status >= 500) return false;
			// Uncacheable pages are rendered for each reader.
			if (stores.held(address) === undefined && page.version >= wanted) return true;
		}
		return isShown(address, wanted);
	};
}
