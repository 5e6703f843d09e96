import { dataAddress } from '#core/site/page-address.ts';
import type { CachedPage, PageRequest } from './cached-page.ts';
import type { PageStores } from './page-stores.ts';
import type { Kept, PageTruth } from './page-truth.ts';

/**
 * The second flight begins after the one that was under way; a third one when the page ended
 * meanwhile.
 */
const MOST_FLIGHTS = 3;

type BringParts<Page extends CachedPage> = {
	stores: Pick<PageStores<Kept<Page>>, 'held' | 'remove'>;
	truth: PageTruth<Page>;
	/** Renders an address, or joins who does. */
	fly: (request: PageRequest, priority: 'page') => Promise<Page>;
};

/**
 * Brings an address into memory as of a data version, if it is not there, and drops the older data
 * of its navigations. False when that failed.
 */
export function createBringPage<Page extends CachedPage>({ stores, truth, fly }: BringParts<Page>) {
	/**
	 * A page that no change touched is of the version that was last heard of, whenever it was
	 * rendered.
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
			// What is never kept is made for each reader.
			if (stores.held(address) === undefined && page.version >= wanted) return true;
		}
		return isShown(address, wanted);
	};
}
