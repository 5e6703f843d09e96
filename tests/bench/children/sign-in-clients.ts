import { type IdentityClient, identityClient } from '#tests/support/identity-client.ts';

/**
 * What the process is told in its first argument: who signs in, from now until `seconds` later, all
 * of them at once.
 */
export type SignInLoad = {
	url: string;
	emails: string[];
	password: string;
	kind: 'sign-in' | 'refresh';
	seconds: number;
};
export type SignInResult = { done: number; refused: number; seconds: number };

const { url, emails, password, kind, seconds } = JSON.parse(process.argv[2] ?? '{}') as SignInLoad;
const result = { done: 0, refused: 0 };
const tabs = emails.map((email, place) => ({
	email,
	client: identityClient(url),
	from: { 'x-forwarded-for': `198.51.100.${place + 1}` },
}));
type Tab = (typeof tabs)[number];

const signIn = ({ email, client, from }: Tab) =>
	client.call('/v1/accounts:signInWithPassword', { email, password }, from);
const placeholders = new Map<IdentityClient, string>();
if (kind === 'refresh') {
	for (const tab of tabs)
		placeholders.set(tab.client, String((await signIn(tab)).json.refreshToken));
}
const start = performance.now();
await Promise.all(tabs.map(work));
process.stdout.write(
	JSON.stringify({
		...result,
		seconds: (performance.now() - start) / 1_000,
	} satisfies SignInResult),
);

/** One browser, again and again. */
async function work(tab: Tab): Promise<void> {
	while (performance.now() - start < seconds * 1_000) {
		const reply =
			kind === 'sign-in'
				? await signIn(tab)
				: await tab.client.refresh(placeholders.get(tab.client) ?? '');
		if (reply.status === 200) result.done++;
		else result.refused++;
	}
}
