import { FirebaseError } from 'firebase/app';
import {
	createUserWithEmailAndPassword,
	deleteUser,
	EmailAuthProvider,
	fetchSignInMethodsForEmail,
	initializeRecaptchaConfig,
	reauthenticateWithCredential,
	signInAnonymously,
	signInWithCustomToken,
	signInWithEmailAndPassword,
	signOut,
	type User,
	updateEmail,
	updatePassword,
	updateProfile,
	validatePassword,
} from 'firebase/auth';
import { openAuth } from '#app/identity/auth.client.ts';
import { startProactiveRefresh } from '#app/identity/proactive-refresh.client.ts';
import { startTokenSync } from '#app/identity/token-sync.client.ts';
import { linkCalls } from './link-calls.ts';
import { providerCalls } from './provider-calls.ts';
import { storageCalls } from './storage-calls.ts';

/** What a step of a test reads from the page: plain data only. */
export type Seen = {
	uid: string;
	email: string | null;
	displayName: string | null;
	anonymous: boolean;
} | null;

// As the panel opens it; files stand in one bucket.
const auth = openAuth({ kind: 'own' });
startTokenSync(auth);
startProactiveRefresh(auth);
Object.assign(auth.app.options, { storageBucket: 'main' });

function seen(user: User | null): Seen {
	return (
		user && {
			uid: user.uid,
			email: user.email,
			displayName: user.displayName,
			anonymous: user.isAnonymous,
		}
	);
}

async function current(): Promise<User> {
	await auth.authStateReady();
	if (auth.currentUser === null) throw new Error('Nobody is signed in');
	return auth.currentUser;
}

const { twoSteps, ...factors } = providerCalls(auth, current);

/** The calls of the official client that tests make, by name. Each answers plain data. */
const calls = {
	...storageCalls(auth.app),
	...linkCalls(auth, current),
	...factors,
	passwordStep: (email: string, password: string) =>
		twoSteps(signInWithEmailAndPassword(auth, email, password)),
	signIn: async (email: string, password: string) =>
		seen((await signInWithEmailAndPassword(auth, email, password)).user),
	signUp: async (email: string, password: string) => {
		const { user } = await createUserWithEmailAndPassword(auth, email, password);
		return seen(user);
	},
	anonymous: async () => seen((await signInAnonymously(auth)).user),
	custom: async (token: string) => {
		const { user } = await signInWithCustomToken(auth, token);
		const { claims, signInProvider } = await user.getIdTokenResult();
		return { ...seen(user), signInProvider, claims };
	},
	signOut: () => signOut(auth),
	user: async () => {
		await auth.authStateReady();
		return seen(auth.currentUser);
	},
	token: async (forced: boolean) => (await current()).getIdToken(forced),
	claims: async () => (await (await current()).getIdTokenResult()).claims,
	reload: async () => (await current()).reload(),
	profile: async (displayName: string | null) => {
		await updateProfile(await current(), { displayName });
		return seen(auth.currentUser);
	},
	password: async (password: string) => updatePassword(await current(), password),
	email: async (email: string) => updateEmail(await current(), email),
	reauthenticate: async (email: string, password: string) =>
		seen(
			(
				await reauthenticateWithCredential(
					await current(),
					EmailAuthProvider.credential(email, password),
				)
			).user,
		),
	remove: async () => deleteUser(await current()),
	methods: (email: string) => fetchSignInMethodsForEmail(auth, email),
	recaptcha: () => initializeRecaptchaConfig(auth),
	validate: async (password: string) => {
		const { isValid, meetsMinPasswordLength, containsUppercaseLetter } = await validatePassword(
			auth,
			password,
		);
		return { isValid, meetsMinPasswordLength, containsUppercaseLetter };
	},
	/** As the panel does it beside the client (S7.03). */
	sync: async () => {
		const authorization = `Bearer ${await (await current()).getIdToken()}`;
		return (await fetch('/session', { method: 'POST', headers: { authorization } })).status;
	},
	unsync: async () => (await fetch('/session', { method: 'DELETE' })).status,
};

export type Calls = typeof calls;

/** Runs a call; an error of the client comes back as its code. */
async function run(name: keyof Calls, args: unknown[]): Promise<unknown> {
	try {
		return (await (calls[name] as (...given: unknown[]) => unknown)(...args)) ?? null;
	} catch (error) {
		if (error instanceof FirebaseError) return { error: error.code };
		throw error;
	}
}

Object.assign(window, { run, isSignedIn: () => auth.currentUser !== null });
