import { readWritten, type Written } from '#core/admin/written.ts';
import { withVersion } from '#core/site/seen-version.ts';

let last: Written | null = null;
let version: number | null = null;

/** Called with the response headers of each successful write. */
export function noteWritten(headers: Pick<Headers, 'get'>): void {
	last = readWritten(headers);
	version = last?.version ?? version;
}

/** Effect of this page's last write on the site; null when readers see none. */
export function lastWritten(): Written | null {
	return last;
}

/** A public address that shows the state after this page's writes, on whichever node answers. */
export function seeAddress(path: string): string {
	return withVersion(path, version);
}
