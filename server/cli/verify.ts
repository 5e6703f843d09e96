import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { UsageError, type Verb } from './verb.ts';

export const verifyVerb: Verb = {
	usage: 'verify ARQUIVO [--json]',
	summary: cliCopy.summaries.verify,
	async run(args, ctx) {
		const { values, positionals } = parseArgs({
			args,
			allowPositionals: true,
			options: { json: { type: 'boolean', default: false } },
		});
		const [file] = positionals;
		if (file === undefined || positionals.length > 1)
			throw new UsageError(cliCopy.backup.needsFile);
		const manifest = await verifyBackup(file);
		ctx.out(
			values.json ? JSON.stringify({ file, ...manifest }, null, 2) : cliCopy.backup.valid(file),
		);
		return 0;
	},
};
