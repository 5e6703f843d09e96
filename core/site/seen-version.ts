import { withQuery } from './paths.ts';

/**
 * Data version of a page request whose sender knows that this version was written, and must see it.
 */
const VERSION_PARAMETER = 'versao';

/** The address of a page from this data version on; `null` = no newer version is known. */
export function withVersion(path: string, version: number | null): string {
	return version === null ? path : withQuery(path, `${VERSION_PARAMETER}=${version}`);
}

/**
 * The data version in a request target: null without one, 0 (which every node has reached) when it
 * is not a number.
 */
export function askedVersion(target: string): number | null {
	const [, query = ''] = target.split('#', 1)[0]?.split('?', 2) ?? [];
	const pair = query
		.split('&')
		.find((part) => part === VERSION_PARAMETER || part.startsWith(`${VERSION_PARAMETER}=`));
	if (pair === undefined) return null;
	const value = pair.slice(VERSION_PARAMETER.length + 1);
	return /^\d{1,15}$/.test(value) ? Number(value) : 0;
}
