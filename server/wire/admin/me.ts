import { docsCopy } from '#core/copy/docs.ts';
import { meSchema } from '#core/identity/contract/me.ts';
import { createPasskeysRepository } from '#server/identity/passkeys/passkeys-repository.ts';
import { defineRoute } from './admin-route.ts';

/** The signed-in operator. */
export const me = defineRoute({
	...{
		method: 'GET',
		path: 'me',
		needs: 'editor',
		enrolls: true,
		area: docsCopy.areas.account,
		summary: docsCopy.summaries.me,
	},
	answer: meSchema,
	async run({ access: { operator, signedIn, mustEnroll }, context: { identity, config } }) {
		const { id, email, name, role, revision } = operator;
		const passkeys = createPasskeysRepository(identity.db.kysely);
		return {
			...{ id, email, name, role, revision, hosted: identity.hosted !== null, demo: config.demo },
			mustEnroll,
			hasPasskey: signedIn !== null && (await passkeys.list(signedIn.account.id)).length > 0,
		};
	},
});
