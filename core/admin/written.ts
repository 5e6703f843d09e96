/** Headers of the response to a panel write that changed public pages. */
const WRITTEN_HEADERS = { version: 'x-data-version', shows: 'x-site-shows' } as const;

/**
 * Effect of a write on the site. `version` = the resulting data version. `shows` = the main
 * affected pages are already rebuilt; otherwise they follow within moments.
 */
export type Written = { version: number; shows: boolean };

export function writtenHeaders({ version, shows }: Written): [name: string, value: string][] {
	return [
		[WRITTEN_HEADERS.version, `${version}`],
		[WRITTEN_HEADERS.shows, shows ? 'yes' : 'soon'],
	];
}

/** Null when the write changed nothing public. */
export function readWritten(headers: Pick<Headers, 'get'>): Written | null {
	const version = headers.get(WRITTEN_HEADERS.version);
	return version === null
		? null
		: { version: Number(version), shows: headers.get(WRITTEN_HEADERS.shows) === 'yes' };
}
