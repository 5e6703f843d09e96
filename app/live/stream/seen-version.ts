/** The `Server-Timing` metric that carries the data version of an answer. */
const METRIC = 'v';

/**
 * The data version of the page: of its document, or of the last data request for its path. Null
 * when the browser exposes none (only https does).
 */
export function seenVersion(path: string): number | null {
	const data = `${path === '/' ? '/_' : path}.data`;
	const pages = performance
		.getEntriesByType('navigation')
		.filter(({ name }) => pathOf(name) === path);
	const read = performance.getEntriesByType('resource').filter(({ name }) => pathOf(name) === data);
	const last = [...pages, ...read].at(-1) as PerformanceResourceTiming | undefined;
	const version = last?.serverTiming?.find(({ name }) => name === METRIC)?.description ?? '';
	return /^\d+$/.test(version) ? Number(version) : null;
}

function pathOf(address: string): string {
	try {
		return new URL(address).pathname;
	} catch {
		return '';
	}
}
