import { withQuery } from './paths.ts';

/**
 * With a data version: a page is asked for by somebody who knows that this version was written, and
 * wants to see it.
 */
const VERSION_PARAMETER = 'versao';

/**
 * The address of a page as it is from this data version on; `null` = nothing is known to be newer.
 */
export function withVersion(path: string, version: number | null): string {
	return version === null ? path : withQuery(path, `${VERSION_PARAMETER}=${version}`);
}

/**
 * The data version that a request target asks for: null without one, 0 (which every node has
 * reached) when it is not a number.
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
