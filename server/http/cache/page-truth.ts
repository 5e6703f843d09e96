import type { ChangeBatch } from '#core/changes/change.ts';
import { type Topic, topics } from '#core/changes/topic.ts';
import type { Clock } from '#core/kit/clock.ts';
import { createPagesByTopic } from './pages-by-topic.ts';
import { type Raised, raisedBy, touchedBy } from './raised-topics.ts';

/** Batches of changes that are remembered for pages whose rendering began before them. */
const REMEMBERED = 128;

/**
 * `version` = data version a page was rendered from; `validUntil` in UTC milliseconds (editorial);
 * `topics` = what it was made of.
 */
export type Dated = { version: number; validUntil: number; topics: readonly Topic[] };

/** A page in memory. `changedAt` = UTC ms at which a change made it stale, null = none did. */
export type Kept<Page extends Dated> = Page & { changedAt: number | null };

/**
 * Knows which of the pages in memory are true: those whose `validUntil` lies ahead and which share
 * no topic with a change since they were rendered. A change marks the pages that it touches, so
 * that looking at one costs nothing.
 */
export function createPageTruth<Page extends Dated>(first: number, clock: Clock) {
	const pages = createPagesByTopic<Kept<Page>>();
	let recent: (Raised & { at: number })[] = [];
	let version = first;
	/** The highest version of a batch that is no longer remembered. */
	let forgotten = 0;
	/** Rises with other data: what was rendered before it is of other data. */
	let era = 0;

	/** When a page that arrives now became stale, null = it is true as far as the changes go. */
	function changedAt(page: Dated): number | null {
		if (page.version < forgotten) return 0;
		return recent.find((batch) => touchedBy(batch, page))?.at ?? null;
	}

	function remember(raised: Raised, at: number): void {
		recent.push({ ...raised, at });
		for (const { latest } of recent.splice(0, recent.length - REMEMBERED))
			forgotten = Math.max(forgotten, latest);
	}

	/** Marks those that are older than a version. */
	function mark(touched: ReadonlySet<Kept<Page>>, changed: number, at: number): void {
		for (const page of touched)
			if (page.changedAt === null && page.version < changed) page.changedAt = at;
	}

	return {
		version: () => version,
		era: () => era,

		isTrue: (page: Kept<Page>): boolean => page.changedAt === null && clock() < page.validUntil,

		/** UTC milliseconds; ahead of now while the page is still true. */
		untrueSince: (page: Kept<Page>): number =>
			Math.min(page.changedAt ?? Number.POSITIVE_INFINITY, page.validUntil),

		/**
		 * The data version at which a page was true last: the present one while no change touched it.
		 */
		versionOf: (page: Page | Kept<Page>): number =>
			('changedAt' in page ? page.changedAt : changedAt(page)) === null
				? Math.max(page.version, version)
				: page.version,

		/** A page as it is kept: changes that arrived while it was rendered count. */
		admit: (page: Page): Kept<Page> => ({ ...page, changedAt: changedAt(page) }),

		/** From now on changes mark this page, until it is dropped. */
		follow: pages.add,
		drop: pages.remove,

		/**
		 * Answers whether this is other data altogether: a version that falls comes with a restored
		 * backup, nothing in memory can be believed.
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
