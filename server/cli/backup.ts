import { parseArgs } from 'node:util';
import { backupCopy } from '#core/copy/backup.ts';
import { cliCopy } from '#core/copy/cli.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { PRODUCT_VERSION } from '#server/product.ts';
import type { Verb } from './verb.ts';

export const backupVerb: Verb = {
	usage: 'backup [--folder PASTA] [--json]',
	summary: cliCopy.summaries.backup,
	async run(args, ctx) {
		const { values } = parseArgs({
			args,
			options: { folder: { type: 'string' }, json: { type: 'boolean', default: false } },
		});
		const { dataDir, databaseUrl } = ctx.config();
		const folder = values.folder === undefined ? {} : { folder: values.folder };
		const { file, manifest } = await createBackup({
			dataDir,
			databaseUrl,
			...folder,
			product: PRODUCT_VERSION,
			now: ctx.now(),
		});
		ctx.out(
			values.json ? JSON.stringify({ file, ...manifest }, null, 2) : cliCopy.backup.done(file),
		);
		if (manifest.missing.length > 0) ctx.warn(backupCopy.missingFiles(manifest.missing.length));
		return 0;
	},
};
