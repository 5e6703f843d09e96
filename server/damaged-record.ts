import type { Log } from './log.ts';

const toldBy = new WeakMap<Log, Set<string>>();

/** What stands in the log beside each damaged record, to find them all by. */
const CODE = 'damaged-record';

/**
 * Where the record is, such as 'configuracoes/marca', never a secret; what holds instead; what its
 * reader threw, where it threw.
 */
export type DamagedRecord = { record: string; meanwhile: string; why?: string };

/**
 * Hears from whoever reads a stored record whether it could be read, and tells the log when it
 * could not: once, however many readers meet it, and again only after it was well in between.
 * `record` = where it stands, such as 'configuracoes/marca', never a secret; `meanwhile` = what
 * holds instead.
 */
export function tellRecord(
	log: Log,
	record: string,
	isReadable: boolean,
	meanwhile = 'the defaults hold until it is saved anew',
): void {
	if (isReadable) toldBy.get(log)?.delete(record);
	else tellDamaged(log, { record, meanwhile });
}

/** Tells the log of a damaged record, once until it was well in between. */
export function tellDamaged(log: Log, { record, meanwhile, why }: DamagedRecord): void {
	const told = toldBy.get(log) ?? new Set();
	toldBy.set(log, told);
	if (!told.has(record))
		log.error({ code: CODE, record, why }, `a stored record cannot be read: ${meanwhile}`);
	told.add(record);
}

/** Hears of damaged records that a list leaves out. */
export type RecordTeller = (damaged: DamagedRecord) => void;

/** Where nothing is told: what only looks something up, inside a transaction that writes. */
export const tellNobody: RecordTeller = () => undefined;

/** What holds for a record that cannot be shown. */
export const LEFT_OUT = 'lists leave it out until it is mended';

/**
 * What can be shown of a list: an item at which `show` throws is left out and told by its record,
 * and the list stands. For every output that is made of many stored records, so that one of them
 * never takes the others with it.
 */
export function showEach<Item, Shown>(
	items: readonly Item[],
	{ tell, record }: { tell: RecordTeller; record: (item: Item) => string },
	show: (item: Item) => Shown,
): Shown[] {
	return items.flatMap((item) => {
		try {
			return [show(item)];
		} catch (error) {
			tell({
				record: record(item),
				meanwhile: LEFT_OUT,
				why: error instanceof Error ? error.message : String(error),
			});
			return [];
		}
	});
}
