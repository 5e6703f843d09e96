import { z } from 'zod';
import { PROJECT_ID } from '#server/identity/sessions/id-token.ts';
import { defineMethod } from '#server/wire/identity/wire-method.ts';

/** Hosts where a popup or redirect may finish: this site, and those that an administrator added. */
export const projects = defineMethod({
	verb: 'GET',
	path: '/v1/projects',
	input: z.object({}),
	async run(_input, { identity, publicUrl }) {
		const { authorizedDomains } = await identity.settings();
		return {
			projectId: PROJECT_ID,
			authorizedDomains: [...new Set([new URL(publicUrl).hostname, ...authorizedDomains])],
		};
	},
});
