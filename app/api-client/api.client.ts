import { currentSession } from '#app/identity/session.client.ts';
import { type ApiClient, createClient } from './create-client.ts';
import { DataError } from './data-error.ts';

const client = createClient({ token: async () => (await currentSession()).token() });

/** The panel's JSON API, with the session of this page. */
export const api: ApiClient = {
	get: (path, signal) => withFreshToken(() => client.get(path, signal)),
	send: (method, path, body) => withFreshToken(() => client.send(method, path, body)),
};

/**
 * Renews a refused token once: its session may have ended, or a clock may be wrong. If the session
 * is over, the renewal makes the identity client sign out; the panel's frame reacts to that.
 */
async function withFreshToken<Answer>(call: () => Promise<Answer>): Promise<Answer> {
	try {
		return await call();
	} catch (error) {
		if (!(error instanceof DataError) || error.status !== 401) throw error;
		await (await currentSession()).renew().catch(() => {
			throw error;
		});
		return call();
	}
}
