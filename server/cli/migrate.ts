import { cliCopy } from '#core/copy/cli.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrateWithBackup } from '#server/prepare-database.ts';
import type { Verb } from './verb.ts';

export const migrateVerb: Verb = {
	usage: 'migrate',
	summary: cliCopy.summaries.migrate,
	async run(_args, ctx) {
		const config = ctx.config();
		await using db = await openDatabase(config);
		ctx.out(
			cliCopy.migrate.done(
				await migrateWithBackup(db, { dataDir: config.dataDir, now: ctx.now() }),
			),
		);
		return 0;
	},
};
