import type { Change } from '#core/changes/change.ts';
import type { DescribedChange } from '#core/live/contract.ts';
import type { ChangeFeed } from '#server/changes/watch-changes.ts';
import type { Log } from '#server/log.ts';
import type { DayReading } from './day-books.ts';

export type HubParts = {
	feed: ChangeFeed;
	readDay: (day: string) => Promise<DayReading>;
	describe: (changes: readonly Change[]) => Promise<ReadonlyMap<Change, DescribedChange>>;
	/** The data version of the database, which this process may not have heard of yet. */
	readVersion: () => Promise<number>;
	log: Log;
};
