import type { Log } from '#server/log.ts';

/** Hears from whoever reads configuracoes/marca whether it could be read. */
export type BrandTeller = (readable: boolean) => void;

/** Tells the log that the brand cannot be read: once, however many readers meet it, and again only after it was well in between. */
export function createBrandTeller(log: Log): BrandTeller {
	let told = false;
	return (readable) => {
		if (!readable && !told) log.error({ record: 'configuracoes/marca' }, 'the brand cannot be read: the site shows the defaults');
		told = !readable;
	};
}
