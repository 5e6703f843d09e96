import { overviewSchema } from '#core/admin/overview.ts';
import { docsCopy } from '#core/copy/docs.ts';
import { readBackupAges } from '#server/backup/backup-record.ts';
import { readLastCheckup } from '#server/bots/checkup.ts';
import { readOverview } from '#server/games/read/read-overview.ts';
import { checkSecurity } from '#server/security/check-security.ts';
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
	run: async ({ context, access, now }) => {
		const { kysely } = context.db;
		const isAdministrator = access.operator.role === 'administrator';
		return {
			...(await readOverview(context.data, context.clock())),
			checkup: await readLastCheckup(kysely),
			backups: isAdministrator ? await readBackupAges(kysely) : null,
			security: isAdministrator ? await checkSecurity(kysely, context.config, now) : null,
		};
	},
});
