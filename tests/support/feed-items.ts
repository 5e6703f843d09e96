import type { AppDatabase } from '#server/db/app-database.ts';
import type { FeedItemTable, FeedSourceTable } from '#server/feeds/feeds-schema.ts';

/** A source of news as its table holds it. */
export async function aSource(
	db: AppDatabase,
	id: string,
	over: Partial<FeedSourceTable> = {},
): Promise<void> {
	const row: FeedSourceTable = {
		...{
			id,
			feed_url: `https://${id}.example/rss`,
			site_url: null,
			title: id.toUpperCase(),
			folder: '',
			enabled: 1,
			interval_minutes: 30,
		},
		...{
			credit_name: '',
			full_text_allowed: 0,
			licence_note: '',
			keep_words: '[]',
			block_words: '[]',
			revision: 1,
		},
		...{
			created_at: 0,
			edited_at: 0,
			next_check_at: 0,
			checked_at: null,
			ok_at: null,
			ok_status: null,
			new_item_at: null,
		},
		...{
			failures: 0,
			problem: null,
			problem_status: null,
			etag: null,
			last_modified: null,
			body_hash: null,
		},
		...{ move_url: null, move_since: null, move_count: 0 },
		...over,
	};
	await db.transaction(async (trx) => {
		await trx.insertInto('feed_sources').values(row).execute();
	});
}

type ItemFacts = Partial<FeedItemTable> & Pick<FeedItemTable, 'source_id' | 'title' | 'at'>;

let count = 0;

/**
 * Items of sources, in the order in which they are given; identifiers and addresses of their own
 * unless told.
 */
export async function someItems(db: AppDatabase, items: readonly ItemFacts[]): Promise<string[]> {
	const rows = items.map((item): FeedItemTable => {
		count += 1;
		const id = item.at.toString(16).padStart(12, '0') + count.toString(16).padStart(16, '0');
		return {
			...{
				id,
				guid_hash: id,
				guid: String(count),
				url: `https://${item.source_id}.example/${count}`,
				summary: null,
				content_html: null,
			},
			...{
				author: null,
				image: null,
				published_at: item.at,
				seen_at: item.at,
				updated_at: item.at,
				content_hash: id,
			},
			...item,
		};
	});
	await db.transaction(async (trx) => {
		for (let place = 0; place < rows.length; place += 500)
			await trx
				.insertInto('feed_items')
				.values(rows.slice(place, place + 500))
				.execute();
	});
	return rows.map(({ id }) => id);
}
