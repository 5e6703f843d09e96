import type { Log } from './log.ts';

const reportedBy = new WeakMap<Log, Set<string>>();

/** Log code of every damaged record, so that one search finds them all. */
const CODE = 'damaged-record';

/**
 * `record` = its place, such as 'configuracoes/marca', never a secret. `meanwhile` = what applies
 * instead. `why` = the reader's error message, if any.
 */
export type DamagedRecord = { record: string; meanwhile: string; why?: string };

/**
 * Called after each read of a stored record. Logs the first failed read, and another one only after
 * a good read in between. `record` = its place, such as 'configuracoes/marca', never a secret;
 * `meanwhile` = what applies instead.
 */
export function reportRecord(
	log: Log,
	record: string,
	isReadable: boolean,
	meanwhile = 'the defaults apply until it is saved again',
): void {
	if (isReadable) reportedBy.get(log)?.delete(record);
	else reportDamaged(log, { record, meanwhile });
}

/** Logs a damaged record, once until a good read. */
export function reportDamaged(log: Log, { record, meanwhile, why }: DamagedRecord): void {
	const reported = reportedBy.get(log) ?? new Set();
	reportedBy.set(log, reported);
	if (!reported.has(record))
		log.error({ code: CODE, record, why }, `a stored record cannot be read: ${meanwhile}`);
	reported.add(record);
}

/** Receives the damaged records that a list leaves out. */
export type RecordReporter = (damaged: DamagedRecord) => void;

/** Reports nothing: for look-ups inside a writing transaction. */
export const reportNothing: RecordReporter = () => undefined;

/** What applies while a record cannot be shown. */
export const LEFT_OUT = 'lists leave it out until it is mended';

/**
 * The items that can be shown: one whose `show` throws is reported and left out. For every output
 * made of many stored records, so that one damaged record never breaks the rest.
 */
export function showEach<Item, Shown>(
	items: readonly Item[],
	{ report, record }: { report: RecordReporter; record: (item: Item) => string },
	show: (item: Item) => Shown,
): Shown[] {
	return items.flatMap((item) => {
		try {
			return [show(item)];
		} catch (error) {
			report({
				record: record(item),
				meanwhile: LEFT_OUT,
				why: error instanceof Error ? error.message : String(error),
			});
			return [];
		}
	});
}
