/** Longest address (RFC 5321 §4.5.3.1.3) and its part before the at sign. */
const LONGEST = 254;
const LONGEST_LOCAL = 64;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * The address if it is plainly `local@domain`, otherwise null. No quotes, comments, groups, lists,
 * white space or non-ASCII letters: ambiguous addresses must never reach the mailer (V30). Only
 * surrounding white space is removed.
 */
export function parseEmail(text: string): string | null {
	const email = text.trim();
	const at = email.lastIndexOf('@');
	if (at < 1 || email.length > LONGEST || at > LONGEST_LOCAL || !LOCAL.test(email.slice(0, at)))
		return null;
	const labels = email.slice(at + 1).split('.');
	return labels.length > 1 &&
		labels.every((label) => LABEL.test(label)) &&
		/[a-z]/i.test(labels.at(-1) ?? '')
		? email
		: null;
}

/**
 * The canonical spelling that identifies an account: spellings that differ in case are one person.
 */
export function emailKey(email: string): string {
	return email.trim().normalize('NFKC').toLowerCase();
}

/**
 * Key for counting attempts (V23, V25): all spellings of an address (dots, tags, case, width) share
 * one count. Accepts any text, including invalid addresses.
 */
export function throttleSubject(text: string): string {
	const key = emailKey(text).slice(0, 2 * LONGEST);
	const at = key.lastIndexOf('@');
	if (at < 0) return key;
	const [local = ''] = key.slice(0, at).split('+', 1);
	return `${local.replaceAll('.', '')}${key.slice(at)}`;
}
