import { tellRecord } from '#server/damaged-record.ts';
import type { Log } from '#server/log.ts';

/** Hears from whoever reads configuracoes/marca whether it could be read. */
export type BrandTeller = (readable: boolean) => void;

/** Tells the log that the brand cannot be read, and the site shows the defaults. */
export function createBrandTeller(log: Log): BrandTeller {
	return (readable) => tellRecord(log, 'configuracoes/marca', readable);
}
