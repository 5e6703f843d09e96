import type { Log } from './log.ts';

const toldBy = new WeakMap<Log, Set<string>>();

/** What stands in the log beside each damaged record, to find them all by. */
const CODE = 'damaged-record';

/**
 * Hears from whoever reads a stored record whether it could be read, and tells the log when it could not: once, however many readers meet it, and again
 * only after it was well in between. `record` = where it stands, such as 'configuracoes/marca', never a secret; `meanwhile` = what holds instead.
 */
export function tellRecord(log: Log, record: string, isReadable: boolean, meanwhile = 'the defaults hold until it is saved anew'): void {
	const told = toldBy.get(log) ?? new Set();
	toldBy.set(log, told);
	if (!isReadable && !told.has(record)) log.error({ code: CODE, record }, `a stored record cannot be read: ${meanwhile}`);
	if (isReadable) told.delete(record);
	else told.add(record);
}
