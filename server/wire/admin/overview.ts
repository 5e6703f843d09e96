import { overviewSchema } from '#core/admin/overview.ts';
import { docsCopy } from '#core/copy/docs.ts';
import { readLastCheckup } from '#server/bots/checkup.ts';
import { readOverview } from '#server/games/read/read-overview.ts';
import { readUnreadProxy } from '#server/installation/unread-proxy.ts';
import { defineRoute } from './admin-route.ts';

/** The overview for operators. */
export const overview = defineRoute({
	...{
		method: 'GET',
		path: 'overview',
		needs: 'editor',
		area: docsCopy.areas.guide,
		summary: docsCopy.summaries.overview,
	},
	answer: overviewSchema,
	run: async ({ context, access, now }) => ({
		...(await readOverview(context.data, context.clock())),
		checkup: await readLastCheckup(context.db.kysely),
		unreadProxy:
			access.operator.role === 'administrator'
				? await readUnreadProxy(context.db.kysely, { trustProxy: context.config.trustProxy, now })
				: null,
	}),
});
