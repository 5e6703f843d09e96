/**
 * The name under which the server says, in `Server-Timing`, at which data version an answer is
 * true.
 */
const METRIC = 'v';

/**
 * The data version of what a page shows: of the document, or of the data that its path was read
 * with last. Null where the browser does not tell (it does on https only).
 */
export function seenVersion(path: string): number | null {
	const data = `${path === '/' ? '/_' : path}.data`;
	const pages = performance
		.getEntriesByType('navigation')
		.filter(({ name }) => pathOf(name) === path);
	const read = performance.getEntriesByType('resource').filter(({ name }) => pathOf(name) === data);
	const last = [...pages, ...read].at(-1) as PerformanceResourceTiming | undefined;
	const told = last?.serverTiming?.find(({ name }) => name === METRIC)?.description ?? '';
	return /^\d+$/.test(told) ? Number(told) : null;
}

function pathOf(address: string): string {
	try {
		return new URL(address).pathname;
	} catch {
		return '';
	}
}
