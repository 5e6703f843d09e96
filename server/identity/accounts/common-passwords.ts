import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../../content/identity/', import.meta.url);
let lists: { passwords: ReadonlySet<string>; words: ReadonlySet<string> } | null = null;

/**
 * Whether a password is on a list of common ones (ASVS 6.2.4), in any case. A common word followed
 * by some digits counts too.
 */
export function isCommonPassword(password: string): boolean {
	lists ??= { passwords: readList('common-passwords.txt'), words: readList('common-words.txt') };
	const plain = password.toLowerCase();
	return lists.passwords.has(plain) || lists.words.has(plain.replace(/[\d!@#$.]{1,6}$/, ''));
}

function readList(name: string): Set<string> {
	const lines = readFileSync(new URL(name, FOLDER), 'utf8').split('\n');
	return new Set(
		lines.filter((line, index) => line !== '' && !(index < 3 && line.startsWith('# '))),
	);
}
