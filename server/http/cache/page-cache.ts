import type { ChangeBatch } from '#core/changes/change.ts';
import { AppError, errorCode } from '#core/kit/app-error.ts';
import type { Clock } from '#core/kit/clock.ts';
import { createRenderPauses } from '#server/http/render/render-pauses.ts';
import type { Priority } from '#server/http/render/render-queue.ts';
import { within } from '#server/in-time.ts';
import { createBringPage } from './bring-page.ts';
import type { CachedPage, PageRequest } from './cached-page.ts';
import { createPageStores, type PageStores } from './page-stores.ts';
import { createPageTruth, type Kept, type PageTruth } from './page-truth.ts';
import { createSingleFlight } from './single-flight.ts';
import { createVersionWait } from './version-wait.ts';

/** Origin of an answer: from memory; from memory but stale; rendered for this request. */
export type CacheState = 'hit' | 'stale' | 'miss';
/** `version` = the latest data version at which the page was current. */
export type CacheAnswer<Page> = { page: Page; state: CacheState; version: number };

export type CacheLimits = {
	pages: { bytes: number; entries: number };
	searches: { bytes: number; entries: number };
	/** Unknown, removed and refused addresses. */
	absent: { bytes: number; entries: number };
	/**
	 * How long a stale page may be shown while its successor renders. After that the reader waits for
	 * the new one.
	 */
	graceMs: number;
	/** Longest wait for a new page when an older one is available (a slow database). */
	patienceMs: number;
	/** Lifetime of a 4xx. */
	absentMs: number;
	/** Minimum lifetime of a page, whatever it declares. */
	leastLifeMs: number;
	/** Backoff after a failure, per page and for the database. */
	retryMs: number;
};

export const CACHE_LIMITS: CacheLimits = {
	pages: { bytes: 40 << 20, entries: 20_000 },
	searches: { bytes: 8 << 20, entries: 2_000 },
	absent: { bytes: 4 << 20, entries: 512 },
	graceMs: 5_000,
	patienceMs: 1_000,
	absentMs: 10_000,
	leastLifeMs: 1_000,
	retryMs: 1_000,
};

/** The limits of one of several processes that share the memory of a machine. */
export function shareOf(limits: CacheLimits, processes: number): CacheLimits {
	const part = ({ bytes, entries }: CacheLimits['pages']) => ({
		bytes: Math.floor(bytes / processes),
		entries,
	});
	const { pages, searches, absent } = limits;
	return { ...limits, pages: part(pages), searches: part(searches), absent: part(absent) };
}

/**
 * `network` = the waiting reader's network (`ClientReader.network`), null = no reader waits. `held`
 * = the cached page that may be stale: rendering may show that it is unchanged.
 */
export type PageOrder<Page> = {
	address: string;
	priority: Priority;
	requestId: string;
	network: string | null;
	held?: Page | undefined;
};

type CacheOptions<Page extends CachedPage> = {
	/**
	 * Renders an address when its turn in the queue comes; `status` from 500 up means that it failed.
	 */
	render: (order: PageOrder<Page>) => Promise<Page>;
	clock: Clock;
	/** Data version from which changes are received. */
	version: number;
	limits?: CacheLimits;
};

/**
 * Pages kept in memory, in front of everything. A page is current until a change touches one of its
 * topics or `validUntil` passes. After a change each address is rendered once, however many readers
 * ask (single flight). A stale page is shown briefly while the next one renders, or as long as
 * rendering fails (the database is down). Failures are never cached.
 */
export function createPageCache<Page extends CachedPage>({
	render,
	clock,
	version: first,
	limits = CACHE_LIMITS,
}: CacheOptions<Page>) {
	const truth = createPageTruth<Page>(first, clock);
	const stores = createPageStores<Kept<Page>>(limits, truth.drop);
	const pauses = createRenderPauses({ clock, retryMs: limits.retryMs, most: limits.pages.entries });
	const flights = createFlights({ render, clock, limits, truth, stores, pauses });
	const arrivals = createVersionWait(truth.version);

	const answerWith = (page: Page, state: CacheState): CacheAnswer<Page> => ({
		page,
		state,
		version: truth.versionOf(page),
	});

	async function renew(
		request: PageRequest,
		old: Kept<Page>,
		now: number,
	): Promise<CacheAnswer<Page>> {
		const stale = answerWith(old, 'stale');
		if (!pauses.mayTry(request.address)) return stale;
		if (old.status < 400 && now < truth.staleSince(old) + limits.graceMs) {
			void flights.refresh(request, 'refresh');
			return stale;
		}
		const page = await within(
			limits.patienceMs,
			flights.refresh(request, request.search ? 'search' : 'page'),
		);
		return page === null ? stale : answerWith(page, 'miss');
	}

	const bring = createBringPage({ stores, truth, fly: flights.fly });

	/**
	 * Answers an address. Rejects with 'overloaded' or 'unavailable' when there is neither a cached
	 * page nor a new one.
	 */
	async function answer(request: PageRequest): Promise<CacheAnswer<Page>> {
		const now = clock();
		const page = stores.held(request.address);
		if (page !== undefined)
			return truth.isTrue(page) ? answerWith(page, 'hit') : renew(request, page, now);
		if (pauses.isAway() && !flights.has(request.address))
			throw new AppError('unavailable', 'The database is unavailable');
		return answerWith(await flights.fly(request, request.search ? 'search' : 'page'), 'miss');
	}

	return {
		/** The cached page of exactly this address, if current. The hot path: does nothing else. */
		fresh(address: string): CacheAnswer<Page> | undefined {
			const page = stores.shown(address);
			return page !== undefined && truth.isTrue(page) ? answerWith(page, 'hit') : undefined;
		},

		answer,

		bring,
		version: truth.version,
		/** False during a backoff. */
		mayTry: pauses.mayTry,
		reached: arrivals.reached,
		/** From now on, older pages that share a topic with one of these changes are stale. */
		hear(batch: ChangeBatch): void {
			if (truth.hear(batch).otherData) {
				stores.clear();
				flights.forget();
			}
			arrivals.arrived(batch.version);
		},

		/** Total size of the cached pages. */
		bytes: stores.bytes,
		size: stores.size,
	};
}

type FlightParts<Page extends CachedPage> = Pick<CacheOptions<Page>, 'render' | 'clock'> & {
	limits: CacheLimits;
	truth: PageTruth<Page>;
	stores: PageStores<Kept<Page>>;
	pauses: ReturnType<typeof createRenderPauses>;
};

/** Renders each address once for all waiting readers, and stores cacheable pages. */
function createFlights<Page extends CachedPage>({
	render,
	clock,
	limits,
	truth,
	stores,
	pauses,
}: FlightParts<Page>) {
	const shared = createSingleFlight<Page>();

	function fly(request: PageRequest, priority: Priority): Promise<Page> {
		const { address, requestId, network = null } = request;
		return shared.join(address, () => {
			const era = truth.era();
			return render({
				address,
				priority,
				requestId,
				network: priority === 'refresh' ? null : network,
				held: stores.held(address),
			}).then(
				(page) => (era === truth.era() ? keep(request, page) : page),
				(error: unknown) => {
					if (errorCode(error) === 'unavailable') pauses.away();
					throw error;
				},
			);
		});
	}

	function keep({ address, search }: PageRequest, page: Page): Page {
		if (page.status === 503) pauses.away();
		if (page.status >= 500 || page.degraded || !page.cacheable) return page;
		pauses.worked(address);
		const kept = truth.admit({ ...page, validUntil: lifeOf(page, clock(), limits) });
		if (stores.set(address, kept, search)) truth.follow(kept);
		return page;
	}

	/** Renders again although an older page exists: null when that one is preferable. */
	async function refresh(request: PageRequest, priority: Priority): Promise<Page | null> {
		const page = await fly(request, priority).catch(() => null);
		if (page !== null && page.status < 500 && !page.degraded) return page;
		pauses.failed(request.address);
		return null;
	}

	return { fly, refresh, has: shared.has, forget: shared.forget };
}

/** Expiry of a cached page, in UTC milliseconds. */
function lifeOf({ status, validUntil }: CachedPage, now: number, limits: CacheLimits): number {
	const longest = status >= 400 ? now + limits.absentMs : Number.POSITIVE_INFINITY;
	return Math.max(now + limits.leastLifeMs, Math.min(validUntil, longest));
}

export type PageCache<Page extends CachedPage> = ReturnType<typeof createPageCache<Page>>;
