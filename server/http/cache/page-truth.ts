import type { ChangeBatch } from '#core/changes/change.ts';
import { type Topic, topics } from '#core/changes/topic.ts';
import type { Clock } from '#core/kit/clock.ts';
import { createPagesByTopic } from './pages-by-topic.ts';
import { type Raised, raisedBy, touchedBy } from './raised-topics.ts';

/** Batches of changes remembered for pages whose rendering began before them. */
const REMEMBERED = 128;

/**
 * `version` = data version that a page was rendered from; `validUntil` in UTC milliseconds
 * (editorial); `topics` = what it was made of.
 */
export type Dated = { version: number; validUntil: number; topics: readonly Topic[] };

/** A page in memory. `changedAt` = UTC ms at which a change made it stale; null = still current. */
export type Kept<Page extends Dated> = Page & { changedAt: number | null };

/**
 * Knows which pages in memory are current: `validUntil` is ahead, and no change since the rendering
 * shares a topic. Each change marks the pages that it touches, so that checking a page costs
 * nothing.
 */
export function createPageTruth<Page extends Dated>(first: number, clock: Clock) {
	const pages = createPagesByTopic<Kept<Page>>();
	let recent: (Raised & { at: number })[] = [];
	let version = first;
	/** The highest version of a batch that is no longer remembered. */
	let forgotten = 0;
	/** Increments when the data is replaced: pages rendered before belong to the old data. */
	let era = 0;

	/** When an arriving page became stale through a change; null = no change touched it. */
	function changedAt(page: Dated): number | null {
		if (page.version < forgotten) return 0;
		return recent.find((batch) => touchedBy(batch, page))?.at ?? null;
	}

	function remember(raised: Raised, at: number): void {
		recent.push({ ...raised, at });
		for (const { latest } of recent.splice(0, recent.length - REMEMBERED))
			forgotten = Math.max(forgotten, latest);
	}

	/** Marks pages older than a version as stale. */
	function mark(touched: ReadonlySet<Kept<Page>>, changed: number, at: number): void {
		for (const page of touched)
			if (page.changedAt === null && page.version < changed) page.changedAt = at;
	}

	return {
		version: () => version,
		era: () => era,

		isTrue: (page: Kept<Page>): boolean => page.changedAt === null && clock() < page.validUntil,

		/** UTC milliseconds; in the future while the page is current. */
		staleSince: (page: Kept<Page>): number =>
			Math.min(page.changedAt ?? Number.POSITIVE_INFINITY, page.validUntil),

		/**
		 * The latest data version at which a page was current: the present one until a change touches
		 * it.
		 */
		versionOf: (page: Page | Kept<Page>): number =>
			('changedAt' in page ? page.changedAt : changedAt(page)) === null
				? Math.max(page.version, version)
				: page.version,

		/** Prepares a page for storing: changes that arrived during its rendering count. */
		admit: (page: Page): Kept<Page> => ({ ...page, changedAt: changedAt(page) }),

		/** From now on, changes mark this page until it is dropped. */
		follow: pages.add,
		drop: pages.remove,

		/**
		 * Returns whether the data was replaced: a falling version means a restored backup, so nothing
		 * in memory is valid.
		 */
		hear(batch: ChangeBatch): { otherData: boolean } {
			const falls = batch.version < version;
			version = batch.version;
			if (falls) {
				[recent, forgotten] = [[], 0];
				era += 1;
				return { otherData: true };
			}
			const raised = raisedBy(
				batch.kind === 'reset' ? [{ topics: [topics.all], version }] : batch.changes,
			);
			if (raised.latest === 0) return { otherData: false };
			const now = clock();
			remember(raised, now);
			for (const [topic, changed] of raised.byTopic)
				mark(topic === topics.all ? pages.all() : pages.of(topic), changed, now);
			mark(pages.of(topics.all), raised.latest, now);
			return { otherData: false };
		},
	};
}

export type PageTruth<Page extends Dated> = ReturnType<typeof createPageTruth<Page>>;
