/** Ids of passkeys begin with it: a session names a passkey where others name a second factor. */
export const PASSKEY_PREFIX = 'passkey.';
/** Most passkeys of one account. */
export const MOST_PASSKEYS = 10;
/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME_LENGTH = 60;

/** The site that passkeys belong to: `rpId` = its host name, `origin` = the only page address. */
export type PasskeySite = { rpId: string; origin: string };

/**
 * The site of the passkeys of an address; null where browsers allow none: without https, and at a
 * host that is a number. Local development under the name `localhost` needs no https.
 */
export function passkeySiteOf(address: string): PasskeySite | null {
	if (!URL.canParse(address)) return null;
	const { protocol, hostname, origin } = new URL(address);
	const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
	if (protocol !== 'https:' && !(isLocal && protocol === 'http:')) return null;
	// The last label of a name has letters; an address of IPv6 is in brackets.
	const isName = /[a-z]/.test(hostname.split('.').at(-1) ?? '') && !hostname.startsWith('[');
	return isName ? { rpId: hostname, origin } : null;
}
