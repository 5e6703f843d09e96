import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { PRODUCT_VERSION } from '#server/product.ts';
import { UsageError, type Verb } from './verb.ts';

export const restoreVerb: Verb = {
	usage: 'restore ARQUIVO [--json]',
	summary: cliCopy.summaries.restore,
	async run(args, ctx) {
		const { values, positionals } = parseArgs({
			args,
			allowPositionals: true,
			options: { json: { type: 'boolean', default: false } },
		});
		const [archive] = positionals;
		if (archive === undefined || positionals.length > 1)
			throw new UsageError(cliCopy.backup.needsFile);
		const { dataDir, databaseUrl } = ctx.config();
		const { manifest, safety } = await restoreBackup({
			archive,
			dataDir,
			databaseUrl,
			product: PRODUCT_VERSION,
			now: ctx.now(),
		});
		ctx.out(
			values.json
				? JSON.stringify({ archive, safety, ...manifest }, null, 2)
				: cliCopy.backup.restored(archive, safety),
		);
		return 0;
	},
};
