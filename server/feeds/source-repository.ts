import type { Updateable } from 'kysely';
import { SOURCE_PROBLEMS } from '#core/feeds/source-problem.ts';
import { entriesOf } from '#core/kit/keys.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedWords } from '#server/db/stored-json.ts';
import type { FeedSource, SourceHealth, SourceMemory, SourceSettings } from './feed-source.ts';
import type { FeedSourceTable } from './feeds-schema.ts';

/** Reads sources. */
export function createSourceRepository(db: Reader) {
	return {
		/** All sources, by folder and title. */
		async list(): Promise<FeedSource[]> {
			const rows = await db
				.selectFrom('feed_sources')
				.selectAll()
				.orderBy('folder')
				.orderBy('title')
				.orderBy('id')
				.execute();
			return rows.map(toSource);
		},
		async byId(id: string): Promise<FeedSource | null> {
			const row = await db
				.selectFrom('feed_sources')
				.selectAll()
				.where('id', '=', id)
				.executeTakeFirst();
			return row === undefined ? null : toSource(row);
		},
		async byUrl(feedUrl: string): Promise<FeedSource | null> {
			const row = await db
				.selectFrom('feed_sources')
				.selectAll()
				.where('feed_url', '=', feedUrl)
				.executeTakeFirst();
			return row === undefined ? null : toSource(row);
		},
		/** Enabled sources that are due, longest waiting first. */
		async due(now: number, limit: number): Promise<FeedSource[]> {
			const query = db
				.selectFrom('feed_sources')
				.selectAll()
				.where('enabled', '=', 1)
				.where('next_check_at', '<=', now);
			return (await query.orderBy('next_check_at').orderBy('id').limit(limit).execute()).map(
				toSource,
			);
		},
		/** When the next source is due; null = none is enabled. */
		async nextDue(): Promise<number | null> {
			const query = db.selectFrom('feed_sources').select('next_check_at').where('enabled', '=', 1);
			return (
				(await query.orderBy('next_check_at').limit(1).executeTakeFirst())?.next_check_at ?? null
			);
		},
	};
}

type NewSource = { id: string; siteUrl: string | null; now: number } & SourceSettings;

/** Writes sources. */
export function createSourceWriter(trx: Writer) {
	return {
		async add(source: NewSource): Promise<void> {
			await trx.insertInto('feed_sources').values(newRow(source)).execute();
		},
		/**
		 * Stores settings over the revision that the operator saw. False = the revision has changed
		 * since.
		 */
		async change(
			id: string,
			settings: SourceSettings,
			{ seen, now, restart }: { seen: number; now: number; restart: boolean },
		): Promise<boolean> {
			const forgotten = {
				etag: null,
				last_modified: null,
				body_hash: null,
				move_url: null,
				move_since: null,
				move_count: 0,
				failures: 0,
			};
			const again = restart
				? { ...forgotten, next_check_at: now, problem: null, problem_status: null }
				: {};
			const values = { ...settingColumns(settings), ...again, revision: seen + 1, edited_at: now };
			const query = trx
				.updateTable('feed_sources')
				.set(values)
				.where('id', '=', id)
				.where('revision', '=', seen);
			return (await query.executeTakeFirst()).numUpdatedRows > 0n;
		},
		/** Removes a source with its items. False = the revision has changed since. */
		async remove(id: string, seen: number): Promise<boolean> {
			const query = trx
				.deleteFrom('feed_sources')
				.where('id', '=', id)
				.where('revision', '=', seen);
			return (await query.executeTakeFirst()).numDeletedRows > 0n;
		},
		/**
		 * Claims a source for one fetch by writing its next time first. False = another process claimed
		 * it, or it was switched off.
		 */
		async claim(
			{ id, nextCheckAt }: Pick<FeedSource, 'id' | 'nextCheckAt'>,
			next: number,
			now: number,
		): Promise<boolean> {
			const query = trx
				.updateTable('feed_sources')
				.set({ next_check_at: next, checked_at: now })
				.where('id', '=', id)
				.where('next_check_at', '=', nextCheckAt);
			return (await query.executeTakeFirst()).numUpdatedRows > 0n;
		},
		/** Stores the results of a fetch; settings and revision stay. */
		async learn(
			id: string,
			what: Partial<SourceHealth & SourceMemory & { siteUrl: string | null; feedUrl: string }>,
		): Promise<void> {
			await trx.updateTable('feed_sources').set(learntColumns(what)).where('id', '=', id).execute();
		},
	};
}

/** The row of a source that has never been fetched. */
function newRow({ id, siteUrl, now, ...settings }: NewSource): FeedSourceTable {
	const fresh = {
		revision: 1,
		created_at: now,
		edited_at: now,
		next_check_at: now,
		failures: 0,
		move_count: 0,
	};
	const none = {
		checked_at: null,
		ok_at: null,
		ok_status: null,
		new_item_at: null,
		problem: null,
		problem_status: null,
	};
	const memory = {
		etag: null,
		last_modified: null,
		body_hash: null,
		move_url: null,
		move_since: null,
	};
	return { id, site_url: siteUrl, ...settingColumns(settings), ...fresh, ...none, ...memory };
}

function settingColumns(settings: SourceSettings) {
	return {
		feed_url: settings.feedUrl,
		title: settings.title,
		folder: settings.folder,
		enabled: settings.enabled ? 1 : 0,
		interval_minutes: settings.intervalMinutes,
		credit_name: settings.creditName,
		full_text_allowed: settings.fullTextAllowed ? 1 : 0,
		licence_note: settings.licenceNote,
		keep_words: JSON.stringify(settings.keepWords),
		block_words: JSON.stringify(settings.blockWords),
	};
}

const COLUMNS = {
	nextCheckAt: 'next_check_at',
	checkedAt: 'checked_at',
	okAt: 'ok_at',
	okStatus: 'ok_status',
	newItemAt: 'new_item_at',
	failures: 'failures',
	problem: 'problem',
	problemStatus: 'problem_status',
	etag: 'etag',
	lastModified: 'last_modified',
	bodyHash: 'body_hash',
	moveUrl: 'move_url',
	moveSince: 'move_since',
	moveCount: 'move_count',
	siteUrl: 'site_url',
	feedUrl: 'feed_url',
} as const;

function learntColumns(
	what: Partial<Record<keyof typeof COLUMNS, unknown>>,
): Updateable<FeedSourceTable> {
	return Object.fromEntries(entriesOf(what).map(([name, value]) => [COLUMNS[name], value]));
}

function toSource(row: FeedSourceTable): FeedSource {
	const [keepWords, blockWords] = [storedWords(row.keep_words), storedWords(row.block_words)];
	return {
		...{
			id: row.id,
			feedUrl: row.feed_url,
			siteUrl: row.site_url,
			title: row.title,
			folder: row.folder,
			enabled: row.enabled === 1,
		},
		...{
			intervalMinutes: row.interval_minutes,
			creditName: row.credit_name,
			fullTextAllowed: row.full_text_allowed === 1,
		},
		...{ licenceNote: row.licence_note, keepWords: keepWords ?? [], blockWords: blockWords ?? [] },
		isDamaged: keepWords === null || blockWords === null,
		...{
			revision: row.revision,
			createdAt: row.created_at,
			nextCheckAt: row.next_check_at,
			checkedAt: row.checked_at,
			okAt: row.ok_at,
		},
		...{
			okStatus: row.ok_status,
			newItemAt: row.new_item_at,
			failures: row.failures,
			problemStatus: row.problem_status,
		},
		problem: SOURCE_PROBLEMS.find((code) => code === row.problem) ?? null,
		...{
			etag: row.etag,
			lastModified: row.last_modified,
			bodyHash: row.body_hash,
			moveUrl: row.move_url,
			moveSince: row.move_since,
		},
		moveCount: row.move_count,
	};
}
