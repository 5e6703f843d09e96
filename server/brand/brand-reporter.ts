import { reportRecord } from '#server/damaged-record.ts';
import type { Log } from '#server/log.ts';

/** Called after each read of configuracoes/marca: `readable` = the record could be read. */
export type BrandReporter = (readable: boolean) => void;

/** Logs that the brand is unreadable and that the site shows the defaults. */
export function createBrandReporter(log: Log): BrandReporter {
	return (readable) => reportRecord(log, 'configuracoes/marca', readable);
}
