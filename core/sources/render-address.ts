import { fail, ok, type Result } from '#core/kit/result.ts';
import { COMPETITION_PLACEHOLDER, fillDays, KEY_PLACEHOLDER, type Moment } from './placeholders.ts';

/** The address is invalid; a competition has to be chosen; a key is missing. */
type AddressProblem = 'address' | 'competition' | 'no-key';

/** The template with the service's code of one competition. */
export function fillCompetition(template: string, code: string): string {
	return template.replaceAll(COMPETITION_PLACEHOLDER, code);
}

/** Whether the address carries a key. A key in a header is not part of the address. */
export function holdsKey(template: string): boolean {
	return template.includes(KEY_PLACEHOLDER);
}

/**
 * The address of a source on a day. `key` null = the source has none. The result is an absolute
 * http or https address without credentials.
 */
export function renderAddress(
	template: string,
	moment: Moment,
	key: string | null,
): Result<string, AddressProblem> {
	if (template.includes(COMPETITION_PLACEHOLDER)) return fail('competition');
	if (holdsKey(template) && key === null) return fail('no-key');
	const filled = fillDays(template, moment).replaceAll(
		KEY_PLACEHOLDER,
		encodeURIComponent(key ?? ''),
	);
	const url = URL.parse(filled.trim());
	if (url === null || !/^https?:$/.test(url.protocol) || url.username + url.password !== '')
		return fail('address');
	return ok(url.href);
}

/** The address as it may be shown and logged: with dots in place of a key. */
export function shownAddress(template: string, moment: Moment): string {
	const filled = fillDays(template, moment).replaceAll(KEY_PLACEHOLDER, '…');
	return filled.trim();
}

/** Whether two templates lead to the same scheme, host and port: only there a stored key may go. */
export function isSameOrigin(one: string, other: string): boolean {
	const origin = URL.parse(one.trim())?.origin;
	return origin !== undefined && origin === URL.parse(other.trim())?.origin;
}
