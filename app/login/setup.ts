import { callIdentity } from '#app/identity/identity-call.ts';

/** The first administrator. */
type FirstAdministrator = { email: string; displayName: string; password: string };

/**
 * Checks that the setup link is still valid. Rejects with an error code that the sign-in page can
 * explain.
 */
export async function checkSetupCode(code: string): Promise<void> {
	await callIdentity('/setup', { oobCode: code });
}

/** Creates the first administrator, who then signs in normally. */
export async function setUp(code: string, administrator: FirstAdministrator): Promise<void> {
	await callIdentity('/setup', { oobCode: code, ...administrator });
}
