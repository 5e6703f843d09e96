import { readWritten, type Written } from '#core/admin/written.ts';
import { withVersion } from '#core/site/seen-version.ts';

let last: Written | null = null;
let version: number | null = null;

/** Called with the answer to each write of this page that succeeded. */
export function noteWritten(headers: Pick<Headers, 'get'>): void {
	last = readWritten(headers);
	version = last?.version ?? version;
}

/** What the last write of this page did to the site; null when readers see nothing of it. */
export function lastWritten(): Written | null {
	return last;
}

/** A public address as it is after the writes of this page, on whichever node it is asked for. */
export function seeAddress(path: string): string {
	return withVersion(path, version);
}
