/** Longest address (RFC 5321 §4.5.3.1.3) and its part before the at sign. */
const LONGEST = 254;
const LONGEST_LOCAL = 64;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * The address when it is plainly `local@domain`, else null. No quotes, comments, groups, lists,
 * white space or letters beyond ASCII: what address readers disagree about never reaches the mail
 * (V30). Unchanged but for white space around it.
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

/** The one spelling by which an account is found: two that differ in case are one person. */
export function emailKey(email: string): string {
	return email.trim().normalize('NFKC').toLowerCase();
}

/**
 * By whom attempts are counted (V23, V25): whatever spelling of an address is tried, dots, tags,
 * case and width included, it is one count. Takes any text, also what is no address.
 */
export function throttleSubject(text: string): string {
	const key = emailKey(text).slice(0, 2 * LONGEST);
	const at = key.lastIndexOf('@');
	if (at < 0) return key;
	const [local = ''] = key.slice(0, at).split('+', 1);
	return `${local.replaceAll('.', '')}${key.slice(at)}`;
}
