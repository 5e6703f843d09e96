import {
	type Auth,
	getMultiFactorResolver,
	getRedirectResult,
	linkWithPopup,
	type MultiFactorError,
	type MultiFactorResolver,
	multiFactor,
	OAuthProvider,
	signInWithPopup,
	signInWithRedirect,
	TotpMultiFactorGenerator,
	type TotpSecret,
	type User,
	type UserCredential,
} from 'firebase/auth';
import { ownResolver } from '#app/identity/provider-resolver.client.ts';

type Step =
	| { step: 'factor'; hints: (string | null)[] }
	| { uid: string; email: string | null; provider: string | null };

/** Calls about second factors and providers, by name. */
export function providerCalls(auth: Auth, current: () => Promise<User>) {
	let secret: TotpSecret | null = null;
	let resolver: MultiFactorResolver | null = null;
	let popup: Promise<unknown> | null = null;

	function shown({ user, providerId }: UserCredential): Step {
		return { uid: user.uid, email: user.email, provider: providerId };
	}

	/** What a sign-in comes to: somebody, or the question for the second factor. */
	async function twoSteps(signingIn: Promise<UserCredential>): Promise<Step> {
		try {
			return shown(await signingIn);
		} catch (error) {
			if ((error as { code?: string }).code !== 'auth/multi-factor-auth-required') throw error;
			resolver = getMultiFactorResolver(auth, error as MultiFactorError);
			return {
				step: 'factor',
				hints: resolver.hints.map(({ displayName }) => displayName ?? null),
			};
		}
	}

	return {
		twoSteps,
		/** Begins to add an app; answers its secret. */
		enroll: async () => {
			secret = await TotpMultiFactorGenerator.generateSecret(
				await multiFactor(await current()).getSession(),
			);
			return secret.secretKey;
		},
		enrollCode: async (code: string, name: string) => {
			if (secret === null) throw new Error('Nothing begun');
			const user = await current();
			await multiFactor(user).enroll(
				TotpMultiFactorGenerator.assertionForEnrollment(secret, code),
				name,
			);
			return multiFactor(user).enrolledFactors.map(({ displayName, factorId }) => ({
				displayName,
				factorId,
			}));
		},
		unenroll: async () => {
			const user = await current();
			const [first] = multiFactor(user).enrolledFactors;
			if (first === undefined) throw new Error('No factor');
			await multiFactor(user).unenroll(first);
			return multiFactor(user).enrolledFactors.length;
		},
		secondStep: async (code: string) => {
			const uid = resolver?.hints[0]?.uid ?? '';
			const done = await resolver?.resolveSignIn(
				TotpMultiFactorGenerator.assertionForSignIn(uid, code),
			);
			return done === undefined ? null : shown(done);
		},
		signedInFactor: async () => (await (await current()).getIdTokenResult(true)).signInSecondFactor,
		recoveryCodes: async () => {
			const body = JSON.stringify({ idToken: await (await current()).getIdToken() });
			const headers = { 'content-type': 'application/json' };
			const reply = await fetch('/identity/v2/accounts/recoveryCodes:make', {
				method: 'POST',
				headers,
				body,
			});
			return ((await reply.json()) as { codes: string[] }).codes;
		},
		popup: (providerId: string) =>
			twoSteps(signInWithPopup(auth, new OAuthProvider(providerId), ownResolver)),
		/** Begins and does not wait: `popupResult` does. */
		popupBegin: async (providerId: string) => {
			popup = signInWithPopup(auth, new OAuthProvider(providerId), ownResolver).then(shown);
			popup.catch(() => undefined);
		},
		popupResult: async () => popup,
		linkPopup: async (providerId: string) =>
			shown(await linkWithPopup(await current(), new OAuthProvider(providerId), ownResolver)),
		redirect: async (providerId: string) =>
			void signInWithRedirect(auth, new OAuthProvider(providerId), ownResolver),
		redirectResult: async () => {
			const result = await getRedirectResult(auth, ownResolver);
			return result === null ? null : shown(result);
		},
	};
}
