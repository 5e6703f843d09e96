import { passkeySiteOf } from '#core/identity/passkey.ts';

/** Why there are no passkeys here: the site has no fitting address, or the browser offers none. */
type PasskeyLack = 'address' | 'browser';

/** `address` = of the site, or of the open page. Null = passkeys work here. */
export function passkeyLack(address: string): PasskeyLack | null {
	if (passkeySiteOf(address) === null) return 'address';
	return typeof PublicKeyCredential === 'undefined' ? 'browser' : null;
}
