import { currentSession } from '#app/identity/session.client.ts';
import { type ApiClient, createClient } from './create-client.ts';
import { DataError } from './data-error.ts';

const client = createClient({ token: async () => (await currentSession()).token() });

/** The panel's JSON as whoever is signed in on this page. */
export const api: ApiClient = {
	get: (path, signal) => withFreshToken(() => client.get(path, signal)),
	send: (method, path, body) => withFreshToken(() => client.send(method, path, body)),
};

/**
 * A token that the server does not take (its session ended, or a clock is wrong) is renewed once.
 * When the session is over the identity client learns it by that and signs out, which the frame of
 * the panel answers.
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
