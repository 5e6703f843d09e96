import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { fetchArchive, usualPlace } from '#server/backup/backup-place.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { restoreIntoPostgres } from '#server/backup/restore-into-postgres.ts';
import type { Config } from '#server/config/config.ts';
import { readFolderId } from '#server/installation/certificate.ts';
import { PRODUCT_VERSION } from '#server/product.ts';
import { startProgress } from './progress.ts';
import { type CliContext, UsageError, type Verb } from './verb.ts';

export const restoreVerb: Verb = {
	usage: 'restore ARQUIVO | --from ARQUIVO|newest|PASTA/newest|s3://… [--json]',
	summary: cliCopy.summaries.restore,
	async run(args, ctx) {
		const { values, positionals } = parseArgs({
			args,
			allowPositionals: true,
			options: { from: { type: 'string' }, json: { type: 'boolean', default: false } },
		});
		const [from, ...more] = [...positionals, ...(values.from === undefined ? [] : [values.from])];
		if (from === undefined || more.length > 0) throw new UsageError(cliCopy.backup.needsFile);
		const config = ctx.config();
		const { dataDir } = config;
		const places = { dataDir, usual: usualPlace(config) };
		await using archive = await fetchArchive(from, places, await readFolderId(dataDir));
		const { manifest, safety } = await restore(archive.file, config, ctx);
		ctx.out(
			values.json
				? JSON.stringify({ archive: archive.name, safety, ...manifest }, null, 2)
				: cliCopy.backup.restored(archive.name, safety),
		);
		return 0;
	},
};

async function restore(archive: string, config: Config, ctx: CliContext) {
	const { dataDir, databaseUrl, files } = config;
	if (databaseUrl === null)
		return restoreBackup({ archive, dataDir, product: PRODUCT_VERSION, now: ctx.now() });
	let stage = '';
	using _progress = startProgress(ctx.warn, () => stage);
	const tell = (sentence: string) => {
		stage = sentence;
	};
	const into = { archive, dataDir, databaseUrl, s3: files.s3, tell };
	return { manifest: await restoreIntoPostgres(into), safety: null };
}
