import { identityClient } from '#tests/support/identity-client.ts';
import { anAccount, PASSWORD } from './identity.ts';
import type { TestServer } from './test-server.ts';

export type PanelReply = {
	status: number;
	headers: Headers;
	text: string;
	json: Record<string, unknown>;
};

/** Somebody with a browser of their own, signed in to the panel of a test server. */
export type PanelUser = {
	accountId: string;
	email: string;
	idToken: string;
	/** Calls the panel's JSON. */
	call(method: string, path: string, body?: unknown): Promise<PanelReply>;
	/** Asks for a page with the cookies of the token sync. */
	page(path: string): Promise<PanelReply>;
	/** As the browser does it when somebody signs out. */
	signOut(): Promise<void>;
};

/** Signs in as a new account; `role` null = nobody invited it. */
export async function signInAs(
	site: Pick<TestServer, 'url'> & { context: Pick<TestServer['context'], 'identity'> },
	role: 'administrator' | 'editor' | null,
): Promise<PanelUser> {
	const account = await anAccount(site.context.identity, { role });
	const tab = identityClient(site.url);
	const email = account.email ?? '';
	const signedIn = await tab.call('/v1/accounts:signInWithPassword', {
		email,
		password: PASSWORD,
		returnSecureToken: true,
	});
	const idToken = String(signedIn.json.idToken);
	await tab.request('POST', '/session', { authorization: `Bearer ${idToken}` });
	return {
		...{ accountId: account.id, email, idToken },
		call: (method, path, body) => callPanel(site, { method, path, body, idToken }),
		page: (path) => tab.request('GET', path),
		async signOut() {
			await tab.request('DELETE', '/session');
		},
	};
}

type Called = { method: string; path: string; body?: unknown; idToken?: string | undefined };

/** One call of the panel's JSON, with or without a token. */
export async function callPanel(
	{ url }: Pick<TestServer, 'url'>,
	{ method, path, body, idToken }: Called,
): Promise<PanelReply> {
	const response = await fetch(`${url}/api/admin/${path}`, {
		method,
		headers: {
			...(idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }),
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const text = await response.text();
	return {
		status: response.status,
		headers: response.headers,
		text,
		json: JSON.parse(text) as Record<string, unknown>,
	};
}
