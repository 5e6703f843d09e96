import type { ChangeBatch } from '#core/changes/change.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { GuideData } from '#server/guide-data.ts';
import { addressNamesOf } from '#server/reference/address-names.ts';
import { createSlugRepository, type Sluggish } from './slug-repository.ts';
import { mayGive } from './slug-routes.ts';

type Reading = { isDoubted: boolean; slugs: Promise<Set<string>> };

/**
 * The known addresses of each kind, in memory. Reread when an unknown address is requested and a
 * change may have added it.
 */
export function createSlugMemory(db: AppDatabase, data: Pick<GuideData, 'reference'>) {
	const repository = createSlugRepository(db.kysely);
	const read = new Map<Sluggish, Reading>();

	/** Includes names that redirect to another slug or to a choice of pages. */
	async function slugsOf(kind: Sluggish): Promise<Set<string>> {
		const slugs = await repository.list(kind);
		if (kind === 'game' || kind === 'article') return slugs;
		for (const name of addressNamesOf(await data.reference(), kind).keys()) slugs.add(name);
		return slugs;
	}

	return {
		async knows(kind: Sluggish, slug: string): Promise<boolean> {
			const known = read.get(kind);
			if (known !== undefined) {
				const isKnown = (await known.slugs).has(slug);
				if (isKnown || !known.isDoubted) return isKnown;
			}
			const reading = { isDoubted: false, slugs: slugsOf(kind) };
			read.set(kind, reading);
			reading.slugs.catch(() => read.delete(kind));
			return (await reading.slugs).has(slug);
		},
		/** Marks what a change may have made stale. */
		hear(batch: ChangeBatch): void {
			if (batch.kind === 'reset') return read.clear();
			for (const [kind, reading] of read) {
				if (batch.changes.some((change) => mayGive(kind, change))) reading.isDoubted = true;
			}
		},
	};
}
