import { cliCopy } from '#core/copy/cli.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrateWithBackup } from '#server/prepare-database.ts';
import { seedReference } from '#server/reference/seed-reference.ts';
import type { Verb } from './verb.ts';

export const seedVerb: Verb = {
	usage: 'seed',
	summary: cliCopy.summaries.seed,
	async run(_args, ctx) {
		const config = ctx.config();
		await using db = await openDatabase(config);
		await migrateWithBackup(db, { dataDir: config.dataDir, now: ctx.now() });
		const counts = await seedReference(db, ctx.now());
		ctx.out(counts ? cliCopy.seed.done(counts) : cliCopy.seed.same);
		return 0;
	},
};
