import { docsCopy } from '#core/copy/docs.ts';
import { meSchema } from '#core/identity/contract/me.ts';
import { defineRoute } from './admin-route.ts';

/** The signed-in operator. */
export const me = defineRoute({
	...{
		method: 'GET',
		path: 'me',
		needs: 'editor',
		area: docsCopy.areas.account,
		summary: docsCopy.summaries.me,
	},
	answer: meSchema,
	async run({ access: { operator }, context: { identity, config } }) {
		const { id, email, name, role, revision } = operator;
		return { id, email, name, role, revision, hosted: identity.hosted !== null, demo: config.demo };
	},
});
