import { sql } from 'kysely';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { FeedItemTable } from './feeds-schema.ts';

/** One stored item. UTC ms; `at` = effective publication time. */
export type FeedItemRecord = {
	id: string;
	sourceId: string;
	guid: string;
	url: string | null;
	title: string;
	summary: string | null;
	contentHtml: string | null;
	author: string | null;
	image: string | null;
	publishedAt: number | null;
	at: number;
	seenAt: number;
	updatedAt: number;
};

type KnownItem = { id: string; guidHash: string; contentHash: string };

/** Start of a list page: the last item of the previous one. */
type ItemCursor = { at: number; id: string };

/** Rows per statement: far below either engine's parameter limit. */
const BATCH = 100;
const WEEK_MS = 7 * 86_400_000;

/** Reads items. */
export function createItemRepository(db: Reader) {
	return {
		async byId(id: string): Promise<FeedItemRecord | null> {
			const row = await db
				.selectFrom('feed_items')
				.selectAll()
				.where('id', '=', id)
				.executeTakeFirst();
			return row === undefined ? null : toItem(row);
		},
		async byIds(ids: readonly string[]): Promise<FeedItemRecord[]> {
			if (ids.length === 0) return [];
			return (
				await db
					.selectFrom('feed_items')
					.selectAll()
					.where('id', 'in', [...ids])
					.execute()
			).map(toItem);
		},
		/** Items stored or changed after a point, oldest change first, for incremental readers. */
		async changedSince({ at, id }: ItemCursor, limit: number): Promise<FeedItemRecord[]> {
			const query = db.selectFrom('feed_items').selectAll();
			const later = query.where((is) =>
				is.or([is('updated_at', '>', at), is.and([is('updated_at', '=', at), is('id', '>', id)])]),
			);
			return (await later.orderBy('updated_at').orderBy('id').limit(limit).execute()).map(toItem);
		},
		/** A source's newest items. */
		async newestOf(sourceId: string, limit: number): Promise<FeedItemRecord[]> {
			const query = db.selectFrom('feed_items').selectAll().where('source_id', '=', sourceId);
			return (await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()).map(
				toItem,
			);
		},
		/** Number of items by source. */
		async counts(): Promise<Map<string, number>> {
			const query = db
				.selectFrom('feed_items')
				.select((is) => ['source_id', is.fn.countAll<number>().as('items')]);
			return new Map(
				(await query.groupBy('source_id').execute()).map((row) => [
					row.source_id,
					Number(row.items),
				]),
			);
		},
		/**
		 * Items of each source by whole weeks before `now` (0 = the last seven days), no further than
		 * `weeks`. Read from an index alone.
		 */
		async weeklyCounts(now: number, weeks: number): Promise<Map<string, Map<number, number>>> {
			const week = sql<number>`(${sql.lit(now)} - at) / ${sql.lit(WEEK_MS)}`;
			const query = db
				.selectFrom('feed_items')
				.where('at', '>', now - weeks * WEEK_MS)
				.where('at', '<=', now)
				.groupBy(['source_id', week])
				.select((is) => ['source_id', week.as('week'), is.fn.countAll().as('items')]);
			const bySource = Map.groupBy(await query.execute(), (row) => row.source_id);
			const counts = (rows: readonly { week: number; items: unknown }[]) =>
				new Map(rows.map(({ week: of, items }) => [Number(of), Number(items)]));
			return new Map([...bySource].map(([id, rows]) => [id, counts(rows)]));
		},
		/** The stored items of a source that have these identifiers. */
		async known(sourceId: string, guidHashes: readonly string[]): Promise<KnownItem[]> {
			const known: KnownItem[] = [];
			for (let from = 0; from < guidHashes.length; from += BATCH) {
				const query = db
					.selectFrom('feed_items')
					.select(['id', 'guid_hash', 'content_hash'])
					.where('source_id', '=', sourceId);
				const rows = await query
					.where('guid_hash', 'in', guidHashes.slice(from, from + BATCH))
					.execute();
				known.push(
					...rows.map((row) => ({
						id: row.id,
						guidHash: row.guid_hash,
						contentHash: row.content_hash,
					})),
				);
			}
			return known;
		},
	};
}

type Hashed = { guidHash: string; contentHash: string };

/** Writes items. */
export function createItemWriter(trx: Writer) {
	return {
		/** Adds items; one that a concurrent writer added is kept. */
		async add(items: readonly (FeedItemRecord & Hashed)[]): Promise<void> {
			for (let from = 0; from < items.length; from += BATCH) {
				const rows = items.slice(from, from + BATCH).map(toRow);
				await trx
					.insertInto('feed_items')
					.values(rows)
					.onConflict((conflict) => conflict.columns(['source_id', 'guid_hash']).doNothing())
					.execute();
			}
		},
		/** Stores the source's changes to an item; its first-seen time stays. */
		async update(item: FeedItemRecord & Hashed): Promise<void> {
			const {
				id,
				source_id: _source,
				guid: _guid,
				guid_hash: _hash,
				seen_at: _seen,
				...values
			} = toRow(item);
			await trx.updateTable('feed_items').set(values).where('id', '=', id).execute();
		},
		/**
		 * Deletes items unchanged since `before`, except the newest `keep` of each source: those may
		 * still be in its feed and would return as new. Returns how many.
		 */
		async sweep(before: number, keep: number): Promise<number> {
			const place =
				sql<number>`row_number() over (partition by source_id order by at desc, id desc)`.as(
					'place',
				);
			const ranked = trx.selectFrom('feed_items').select(['id', place]).as('ranked');
			const old = trx.selectFrom(ranked).select('ranked.id').where('ranked.place', '>', keep);
			const query = trx
				.deleteFrom('feed_items')
				.where('updated_at', '<', before)
				.where('id', 'in', old);
			return Number((await query.executeTakeFirst()).numDeletedRows);
		},
	};
}

function toRow(item: FeedItemRecord & Hashed): FeedItemTable {
	return {
		...{
			id: item.id,
			source_id: item.sourceId,
			guid_hash: item.guidHash,
			guid: item.guid,
			url: item.url,
			title: item.title,
		},
		...{
			summary: item.summary,
			content_html: item.contentHtml,
			author: item.author,
			image: item.image,
			published_at: item.publishedAt,
		},
		...{
			at: item.at,
			seen_at: item.seenAt,
			updated_at: item.updatedAt,
			content_hash: item.contentHash,
		},
	};
}

function toItem(row: FeedItemTable): FeedItemRecord {
	return {
		...{
			id: row.id,
			sourceId: row.source_id,
			guid: row.guid,
			url: row.url,
			title: row.title,
			summary: row.summary,
		},
		...{
			contentHtml: row.content_html,
			author: row.author,
			image: row.image,
			publishedAt: row.published_at,
		},
		...{ at: row.at, seenAt: row.seen_at, updatedAt: row.updated_at },
	};
}
