/** Headers of an answer to a write of the panel after which public pages changed. */
const WRITTEN_HEADERS = { version: 'x-data-version', shows: 'x-site-shows' } as const;

/**
 * What a write did to the site. `version` = the data version that it left; `shows` = the pages that
 * show it first are made from it already, else they follow within moments.
 */
export type Written = { version: number; shows: boolean };

export function writtenHeaders({ version, shows }: Written): [name: string, value: string][] {
	return [
		[WRITTEN_HEADERS.version, `${version}`],
		[WRITTEN_HEADERS.shows, shows ? 'yes' : 'soon'],
	];
}

/** Null when the write changed nothing that readers see. */
export function readWritten(headers: Pick<Headers, 'get'>): Written | null {
	const version = headers.get(WRITTEN_HEADERS.version);
	return version === null
		? null
		: { version: Number(version), shows: headers.get(WRITTEN_HEADERS.shows) === 'yes' };
}
