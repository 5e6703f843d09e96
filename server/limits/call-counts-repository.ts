import type { Writer } from '#server/db/app-database.ts';

/** Calls that a process answered, by counter and network, since the last exchange. */
export type CallCount = { subject: string; calls: number };

export function createCallCountsWriter(trx: Writer) {
	return {
		async add(process: string, counts: readonly CallCount[], at: number): Promise<void> {
			const rows = counts.map((count) => ({ ...count, process, at }));
			if (rows.length > 0) await trx.insertInto('call_counts').values(rows).execute();
		},

		/** What other processes stored from `since` on. */
		async listOfOthers(process: string, since: number): Promise<(CallCount & { id: number })[]> {
			return trx
				.selectFrom('call_counts')
				.select(['id', 'subject', 'calls'])
				.where('at', '>=', since)
				.where('process', '!=', process)
				.execute();
		},

		async forget(before: number): Promise<void> {
			await trx.deleteFrom('call_counts').where('at', '<', before).execute();
		},
	};
}
