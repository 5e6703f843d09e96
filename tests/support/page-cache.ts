import type { ChangeBatch } from '#core/changes/change.ts';
import { type Topic, topics } from '#core/changes/topic.ts';
import type { CachedPage } from '#server/http/cache/cached-page.ts';
import { CACHE_LIMITS, type CacheLimits, createPageCache } from '#server/http/cache/page-cache.ts';

export type Page = CachedPage & { text: string };

export const FOREVER = Number.MAX_SAFE_INTEGER;

/** A cache over a renderer that the test answers by hand, with a clock that the test sets. */
export function setup(limits: Partial<CacheLimits> = {}) {
	const time = { now: 1_000_000 };
	const renders: {
		address: string;
		priority: string;
		held: Page | undefined;
		resolve: (page: Page) => void;
		reject: (error: Error) => void;
	}[] = [];
	const cache = createPageCache<Page>({
		version: 1,
		clock: () => time.now,
		limits: { ...CACHE_LIMITS, ...limits },
		render: ({ address, priority, held }) =>
			new Promise((resolve, reject) => renders.push({ address, priority, held, resolve, reject })),
	});
	const ask = (address: string, search = false) =>
		cache.answer({ address, search, requestId: 'r' });
	/** Asks for an address and lets its rendering end with a page. */
	async function fill(address: string, page: Partial<Page> = {}, search = false) {
		const answer = ask(address, search);
		renders.at(-1)?.resolve(pageOf(page));
		return answer;
	}
	return { cache, renders, time, ask, fill };
}

/** A batch of one change, of everything unless topics are named. */
export function changed(version: number, ...touched: Topic[]): ChangeBatch {
	const change = {
		gameId: null,
		kind: 'everything',
		before: null,
		after: null,
		at: 0,
		source: null,
		actor: null,
	} as const;
	const named = touched.length === 0 ? [topics.all] : touched;
	return {
		kind: 'changes',
		version,
		changes: [{ ...change, topics: named, version, sequence: 0 }],
	};
}

export function pageOf(page: Partial<Page> = {}): Page {
	return {
		status: 200,
		bytes: 100,
		version: 1,
		validUntil: FOREVER,
		topics: [topics.day('2026-11-22')],
		cacheable: true,
		degraded: false,
		text: 'first',
		...page,
	};
}
