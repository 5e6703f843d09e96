import { totpCode, totpStep } from '#server/identity/factors/totp.ts';
import { PASSWORD } from './identity.ts';
import type { IdentityClient } from './identity-client.ts';
import { elsewhere, signedInTab } from './identity-visits.ts';
import type { TestServer } from './test-server.ts';

const START = '/v2/accounts/mfaEnrollment:start';
const FINALIZE = '/v2/accounts/mfaEnrollment:finalize';
type Totp = { sharedSecretKey: string; sessionInfo: string };

/** A code of the app, `ahead` steps from now. */
export const codeOf = (secret: string, ahead = 0) => totpCode(secret, totpStep(Date.now()) + ahead);

export async function startOf(tab: IdentityClient, idToken: string): Promise<Totp> {
	return (
		(await tab.call(START, { idToken, totpEnrollmentInfo: {} })).json as { totpSessionInfo: Totp }
	).totpSessionInfo;
}

export async function enrolledTab(
	site: TestServer,
	over: Parameters<typeof signedInTab>[1] = { role: 'editor' },
) {
	const signedIn = await signedInTab(site, over);
	const { sharedSecretKey: secret, sessionInfo } = await startOf(signedIn.tab, signedIn.idToken);
	const verification = { sessionInfo, verificationCode: codeOf(secret, -1) };
	const body = {
		idToken: signedIn.idToken,
		displayName: 'Celular',
		totpVerificationInfo: verification,
	};
	const enrolled = await signedIn.tab.call(FINALIZE, body);
	return {
		...signedIn,
		secret,
		oldToken: signedIn.idToken,
		idToken: String(enrolled.json.idToken),
		enrolled,
	};
}

export async function firstStep(email: string | null, client: IdentityClient) {
	const { json } = await client.call(
		'/v1/accounts:signInWithPassword',
		{ email, password: PASSWORD },
		elsewhere(),
	);
	const [factor] = json.mfaInfo as { mfaEnrollmentId: string }[];
	return {
		json,
		pending: {
			mfaPendingCredential: json.mfaPendingCredential,
			mfaEnrollmentId: factor?.mfaEnrollmentId,
		},
	};
}
