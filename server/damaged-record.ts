import type { Log } from './log.ts';

const toldBy = new WeakMap<Log, Set<string>>();

/**
 * Hears from whoever reads a stored record whether it could be read, and tells the log when it could not: once, however many readers meet it, and again
 * only after it was well in between. `record` = where it stands, such as 'configuracoes/marca'.
 */
export function tellRecord(log: Log, record: string, isReadable: boolean): void {
	const told = toldBy.get(log) ?? new Set();
	toldBy.set(log, told);
	if (!isReadable && !told.has(record)) log.error({ record }, 'a stored record cannot be read: the defaults hold until it is saved anew');
	if (isReadable) told.delete(record);
	else told.add(record);
}
