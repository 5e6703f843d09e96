import type { Reader } from '#server/db/app-database.ts';

/** What the curation reads of an item and its source. */
export type FeedItemFacts = {
	id: string;
	source_id: string;
	guid: string;
	url: string | null;
	title: string;
	summary: string | null;
	author: string | null;
	at: number;
	source: string;
	credit_name: string;
	licence_note: string;
	full_text_allowed: number;
};

/** Reads feed items for the curation. */
export function createFeedItemRepository(db: Reader) {
	const items = () =>
		db
			.selectFrom('feed_items')
			.innerJoin('feed_sources', 'feed_sources.id', 'feed_items.source_id')
			.select([
				...([
					'feed_items.id',
					'feed_items.source_id',
					'guid',
					'url',
					'feed_items.title',
					'summary',
					'author',
					'at',
				] as const),
				...([
					'feed_sources.title as source',
					'credit_name',
					'licence_note',
					'full_text_allowed',
				] as const),
			]);

	const ungrouped = (from: string) =>
		db
			.selectFrom('feed_items')
			.leftJoin('curation_items', 'curation_items.item_id', 'feed_items.id')
			.where('feed_items.id', '>=', from)
			.where('curation_items.item_id', 'is', null);

	return {
		/**
		 * Items without a group, oldest first. `from` = lowest id that may be new: ids sort by creation
		 * time.
		 */
		async listUngrouped(from: string, limit: number): Promise<FeedItemFacts[]> {
			const ids = ungrouped(from).select('feed_items.id').orderBy('feed_items.id').limit(limit);
			return items().where('feed_items.id', 'in', ids).orderBy('feed_items.id').execute();
		},

		async countUngrouped(from: string): Promise<number> {
			const row = await ungrouped(from)
				.select(({ fn }) => fn.countAll().as('count'))
				.executeTakeFirstOrThrow();
			return Number(row.count);
		},

		async byIds(ids: readonly string[]): Promise<FeedItemFacts[]> {
			return ids.length === 0 ? [] : items().where('feed_items.id', 'in', ids).execute();
		},

		/** The full text of an item, sanitised when it was stored. */
		async content(id: string): Promise<string | null> {
			const row = await db
				.selectFrom('feed_items')
				.where('id', '=', id)
				.select('content_html')
				.executeTakeFirst();
			return row?.content_html ?? null;
		},

		/** Items received since an instant, for testing a rule. */
		async since(
			at: number,
			limit: number,
		): Promise<Pick<FeedItemFacts, 'id' | 'source_id' | 'title' | 'summary' | 'at' | 'source'>[]> {
			return items().where('at', '>=', at).orderBy('at', 'desc').limit(limit).execute();
		},

		async sources(): Promise<{ id: string; name: string }[]> {
			return db
				.selectFrom('feed_sources')
				.select(['id', 'title as name'])
				.orderBy('title')
				.execute();
		},
	};
}
