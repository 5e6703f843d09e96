import { currentSession } from '#app/identity/session.client.ts';
import type { Method } from '#server/wire/admin/admin-route.ts';
import type { CallInput } from './address-of.ts';
import type { AnswerOf, Given, PathOf } from './admin-calls.ts';
import { createClient } from './create-client.ts';
import { DataError } from './data-error.ts';

type Write = Exclude<Method, 'GET'>;

/** Method and address name a line of the route table: input and answer have its types. */
type ApiClient = {
	get<Path extends PathOf<'GET'>>(
		path: Path,
		...given: Given<'GET', Path>
	): Promise<AnswerOf<'GET', Path>>;
	send<Verb extends Write, Path extends PathOf<Verb>>(
		method: Verb,
		path: Path,
		...given: Given<Verb, Path>
	): Promise<AnswerOf<Verb, Path>>;
};

const ask = createClient({ token: async () => (await currentSession()).token() });

/** The panel's JSON, called as the operator who is signed in on this page. */
export const api: ApiClient = {
	get: (path: string, input?: CallInput) => withFreshToken(() => ask<never>('GET', path, input)),
	send: (method: Write, path: string, input?: CallInput) =>
		withFreshToken(() => ask<never>(method, path, input)),
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
