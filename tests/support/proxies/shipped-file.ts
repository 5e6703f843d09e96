import { readFile } from 'node:fs/promises';

/** A file of deploy/. */
export const shippedFile = (name: string): Promise<string> =>
	readFile(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

/**
 * The text with its addresses replaced by those of a test; throws where one is not there, so that a
 * test never runs another configuration than the shipped one.
 */
export function readdress(text: string, places: readonly (readonly [string, string])[]): string {
	return places.reduce((all, [from, to]) => {
		if (!all.includes(from)) throw new Error(`The shipped file no longer says: ${from}`);
		return all.replaceAll(from, to);
	}, text);
}
