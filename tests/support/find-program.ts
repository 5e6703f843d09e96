import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts servers; not on the PATH of each user. */
const SERVERS = '/usr/sbin';

/**
 * Path of an installed program. Throws with the Debian package that brings it: a test that needs it
 * fails where it is missing.
 */
export function findProgram(name: string, debianPackage: string): string {
	const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), SERVERS];
	const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
	if (found !== undefined) return found;
	throw new Error(
		`${name} was not found: install the Debian package "${debianPackage}" (apt-get install ${debianPackage}).`,
	);
}
