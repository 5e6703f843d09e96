import type { CurationFilter, CurationTab } from '#core/news/curation/curation-filter.ts';
import { CURATION_PAGE, CURATION_TABS } from '#core/news/curation/curation-filter.ts';
import { normalize } from '#core/search/normalize.ts';
import type { Reader } from '#server/db/app-database.ts';
import { storedJson } from '#server/db/stored-json.ts';
import type { CurationGroupTable } from './curation-schema.ts';

/** Reads of the curation: the queue, its groups, and the keys that identify items. */
export function createCurationRepository(db: Reader) {
	return {
		/** A page of a tab, newest first. */
		async page(filter: CurationFilter): Promise<CurationGroupTable[]> {
			const { after } = filter;
			let query = filtered(db, filter);
			if (after !== null) {
				query = query.where(({ eb, or, and }) =>
					or([
						eb('latest_at', '<', after.at),
						and([eb('latest_at', '=', after.at), eb('id', '<', after.id)]),
					]),
				);
			}
			return query
				.selectAll()
				.orderBy('latest_at', 'desc')
				.orderBy('id', 'desc')
				.limit(CURATION_PAGE + 1)
				.execute();
		},

		async counts(): Promise<Record<CurationTab, number>> {
			const rows = await db
				.selectFrom('curation_groups')
				.groupBy('state')
				.select(['state', ({ fn }) => fn.countAll().as('count')])
				.execute();
			const of = (tab: CurationTab) => Number(rows.find(({ state }) => state === tab)?.count ?? 0);
			return Object.fromEntries(CURATION_TABS.map((tab) => [tab, of(tab)])) as Record<
				CurationTab,
				number
			>;
		},

		async groups(ids: readonly string[]): Promise<CurationGroupTable[]> {
			return ids.length === 0
				? []
				: db.selectFrom('curation_groups').where('id', 'in', ids).selectAll().execute();
		},

		/** The items of some groups. */
		async itemsOf(groupIds: readonly string[]): Promise<{ item_id: string; group_id: string }[]> {
			if (groupIds.length === 0) return [];
			const query = db.selectFrom('curation_items').where('group_id', 'in', groupIds);
			return query.select(['item_id', 'group_id']).orderBy('at').orderBy('item_id').execute();
		},

		/**
		 * Items that share a key. For title keys: only between two instants, and no more than are worth
		 * comparing.
		 */
		byKeys: (keys: readonly string[], between: Between | null) => byKeys(db, keys, between),

		/** The highest id of a grouped item; '' = none. */
		async lastItem(): Promise<string> {
			const row = await db
				.selectFrom('curation_items')
				.select(({ fn }) => fn.max('item_id').as('id'))
				.executeTakeFirst();
			return row?.id ?? '';
		},

		async snoozedUntil(now: number): Promise<string[]> {
			const query = db
				.selectFrom('curation_groups')
				.where('state', '=', 'snoozed')
				.where('snoozed_until', '<=', now);
			return (await query.select('id').limit(500).execute()).map(({ id }) => id);
		},

		async decision(
			id: number,
		): Promise<{ action: string; before: CurationGroupTable[]; isUndone: boolean } | null> {
			const row = await db
				.selectFrom('curation_decisions')
				.where('id', '=', id)
				.selectAll()
				.executeTakeFirst();
			if (row === undefined) return null;
			const before = storedJson(row.before);
			// Unreadable groups cannot be restored.
			if (!Array.isArray(before)) return null;
			return {
				action: row.action,
				before: before as CurationGroupTable[],
				isUndone: row.undone_at !== null,
			};
		},
	};
}

function inTab(db: Reader, tab: CurationTab) {
	return db.selectFrom('curation_groups').where('state', '=', tab);
}

function filtered(db: Reader, { tab, text, sourceId, teamId }: CurationFilter) {
	let query = inTab(db, tab);
	for (const word of normalize(text).split(' ').filter(Boolean))
		query = query.where('search_text', 'like', `%${word}%`);
	// Ids are slugs, which contain no LIKE wildcards.
	if (teamId !== null && /^[a-z0-9-]+$/.test(teamId))
		query = query.where('team_ids', 'like', `%"${teamId}"%`);
	if (sourceId === null) return query;
	const ofSource = db
		.selectFrom('curation_items')
		.where('source_id', '=', sourceId)
		.select('group_id');
	return query.where('id', 'in', ofSource);
}

async function byKeys(
	db: Reader,
	keys: readonly string[],
	between: Between | null,
): Promise<KeyHit[]> {
	if (keys.length === 0) return [];
	let query = db
		.selectFrom('curation_keys')
		.innerJoin('curation_items', 'curation_items.item_id', 'curation_keys.item_id')
		.where('curation_keys.key', 'in', keys);
	if (between !== null)
		query = query
			.where('curation_items.at', '>=', between.from)
			.where('curation_items.at', '<=', between.to);
	return query
		.select(['key', 'curation_items.item_id', 'group_id', 'words', 'at'])
		.orderBy('at', 'desc')
		.limit(MOST_HITS)
		.execute();
}

type Between = { from: number; to: number };

type KeyHit = { key: string; item_id: string; group_id: string; words: string; at: number };

/**
 * More hits occur only for serial titles, day after day ('Onde assistir a …'): only the newest are
 * compared.
 */
const MOST_HITS = 80;
