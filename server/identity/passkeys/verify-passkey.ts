import type { PasskeySite } from '#core/identity/passkey.ts';
import type { Identity } from '#server/identity/identity.ts';
import type { Passkey } from './passkeys-repository.ts';

/** What a browser answers in a sign-in, as base64url. */
export type Assertion = {
	id: string;
	response: {
		clientDataJSON: string;
		authenticatorData: string;
		signature: string;
		userHandle?: string | null | undefined;
	};
};

/** What it answers when a passkey is made. */
export type Attestation = {
	id: string;
	response: { clientDataJSON: string; attestationObject: string };
};

/** COSE numbers of Ed25519, ES256 and RS256: every authenticator knows one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** Loaded on demand: most processes never meet a passkey. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

type Expected = { site: PasskeySite; challenge: string };

/**
 * The new count of uses when the answer is right: signed by this passkey, for this challenge, page
 * address and host, by a verified person, and counted later than the last one. Otherwise null.
 */
export async function verifyAssertion(
	{ log }: Pick<Identity, 'log'>,
	{ site, challenge }: Expected,
	{ passkey, answer }: { passkey: Passkey; answer: Assertion },
): Promise<number | null> {
	const { verifyAuthenticationResponse } = await loadWebAuthn();
	const { userHandle, ...response } = answer.response;
	try {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: { ...whole(answer.id), response },
			...expected({ site, challenge }),
			credential: {
				id: passkey.credential_id,
				publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
				counter: passkey.counter,
			},
		});
		return verified ? authenticationInfo.newCounter : null;
	} catch (error) {
		log.warn({ err: error, passkey: passkey.id }, 'passkey refused');
		return null;
	}
}

/** The public part of a new passkey. */
export type NewPasskey = { credentialId: string; publicKey: string; counter: number };

/** The new passkey when the answer is right, otherwise null. */
export async function verifyAttestation(
	{ log }: Pick<Identity, 'log'>,
	{ site, challenge }: Expected,
	answer: Attestation,
): Promise<NewPasskey | null> {
	const { verifyRegistrationResponse } = await loadWebAuthn();
	try {
		if (await hasCertificates(answer.response.attestationObject)) return null;
		const { registrationInfo } = await verifyRegistrationResponse({
			response: { ...whole(answer.id), response: answer.response },
			...expected({ site, challenge }),
			supportedAlgorithmIDs: ALGORITHMS,
		});
		if (registrationInfo === undefined) return null;
		const { id, publicKey, counter } = registrationInfo.credential;
		const key = Buffer.from(publicKey).toString('base64url');
		return { credentialId: id, publicKey: key, counter };
	} catch (error) {
		log.warn({ err: error }, 'new passkey refused');
		return null;
	}
}

/**
 * We ask for no statement about the device. One with certificates is refused unread: the package
 * would fetch their lists of revocations from addresses that the answer names.
 */
async function hasCertificates(attestationObject: string): Promise<boolean> {
	const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
	const statement = decodeAttestationObject(
		new Uint8Array(Buffer.from(attestationObject, 'base64url')),
	);
	const format = statement.get('fmt');
	if (format === 'none') return false;
	return format !== 'packed' || statement.get('attStmt').get('x5c') !== undefined;
}

function expected({ site, challenge }: Expected) {
	return {
		expectedChallenge: challenge,
		expectedOrigin: site.origin,
		expectedRPID: site.rpId,
		requireUserVerification: true,
	};
}

function whole(id: string) {
	return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}
