import { createHash } from 'node:crypto';
import type { StoredItem } from '#core/feeds/stored-item.ts';
import { passesWords } from '#core/feeds/word-filter.ts';
import type { Writer } from '#server/db/app-database.ts';
import { newId } from '#server/ids.ts';
import type { FeedSource } from './feed-source.ts';
import { createItemRepository, createItemWriter, type FeedItemRecord } from './item-repository.ts';

/**
 * Stores a feed's new and changed items. Items are identified by source and identifier, so the same
 * document twice adds nothing. An item without a date, or with a future one, counts as published
 * now. Returns how many were new.
 */
export async function storeItems(
	trx: Writer,
	source: Pick<FeedSource, 'id' | 'keepWords' | 'blockWords'>,
	items: readonly StoredItem[],
	now: number,
): Promise<number> {
	const words = { keep: source.keepWords, block: source.blockWords };
	const wanted = items
		.filter(({ title, summary }) => passesWords(words, title, summary))
		.map((item) => toRecord(item, source.id, now));
	const known = await createItemRepository(trx).known(
		source.id,
		wanted.map(({ guidHash }) => guidHash),
	);
	const byGuid = new Map(known.map((item) => [item.guidHash, item]));
	const fresh = wanted.filter(({ guidHash }) => !byGuid.has(guidHash));
	const writer = createItemWriter(trx);
	await writer.add(fresh);
	for (const item of wanted) {
		const before = byGuid.get(item.guidHash);
		if (before !== undefined && before.contentHash !== item.contentHash)
			await writer.update({ ...item, id: before.id });
	}
	return fresh.length;
}

function toRecord(
	item: StoredItem,
	sourceId: string,
	now: number,
): FeedItemRecord & { guidHash: string; contentHash: string } {
	const at =
		item.publishedAt === null || item.publishedAt < 0 ? now : Math.min(item.publishedAt, now);
	const { guid: _, ...said } = item;
	const times = { at, seenAt: now, updatedAt: now };
	return {
		...item,
		id: newId(),
		sourceId,
		...times,
		guidHash: digest(item.guid),
		contentHash: digest(JSON.stringify(said)),
	};
}

function digest(text: string): string {
	return createHash('sha256').update(text).digest('hex').slice(0, 40);
}
