import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backupCopy } from '#core/copy/backup.ts';
import { cliCopy } from '#core/copy/cli.ts';
import { errorText } from '#core/kit/error-text.ts';
import { fetchArchive, isApart, openShelf, usualPlace } from '#server/backup/backup-place.ts';
import { noteBackup } from '#server/backup/backup-record.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { proveBackup } from '#server/backup/prove-backup.ts';
import { pruneShelf } from '#server/backup/prune-shelf.ts';
import type { Config } from '#server/config/config.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { readDatabaseBirth } from '#server/installation/certificate.ts';
import { PRODUCT_VERSION } from '#server/product.ts';
import { type CliContext, type ExitCode, UsageError, type Verb } from './verb.ts';

const OPTIONS = {
	to: { type: 'string' },
	keep: { type: 'string' },
	files: { type: 'boolean', default: false },
	drill: { type: 'boolean', default: false },
	from: { type: 'string' },
	json: { type: 'boolean', default: false },
} as const;

type Asked = ReturnType<typeof readArguments>;

export const backupVerb: Verb = {
	usage:
		'backup [--to PASTA|s3://…] [--keep N] [--files] [--json] | --drill [--from ARQUIVO|LUGAR/newest]',
	summary: cliCopy.summaries.backup,
	async run(args, ctx) {
		const asked = readArguments(args);
		return asked.drill ? drill(asked, ctx) : backup(asked, ctx);
	},
};

function readArguments(args: string[]) {
	const { values } = parseArgs({ args, options: OPTIONS });
	const { drill: isDrill, from, to, keep, files } = values;
	if (isDrill && (to !== undefined || keep !== undefined || files))
		throw new UsageError(backupCopy.drillAlone);
	if (!isDrill && from !== undefined) throw new UsageError(backupCopy.fromNeedsDrill);
	if (keep !== undefined && !/^([1-9]\d{0,2}|1000)$/.test(keep))
		throw new UsageError(backupCopy.badKeep);
	return { ...values, keep: keep === undefined ? null : Number(keep) };
}

async function backup({ to, keep, files, json }: Asked, ctx: CliContext): Promise<ExitCode> {
	const config = ctx.config();
	const { dataDir, databaseUrl } = config;
	const shelf = openShelf(to ?? usualPlace(config), dataDir);
	const bucket = files ? config.files.s3 : null;
	const what = { dataDir, databaseUrl, bucket, product: PRODUCT_VERSION, now: ctx.now() };
	const { place, manifest } = await shelf.keep((folder) => createBackup({ ...what, folder }));
	await note(ctx, 'backup', { archive: place, isApart: await isApart(place, dataDir) });
	const removed = keep === null ? [] : await pruneShelf(shelf, { guide: manifest.guide, keep });
	if (json) ctx.out(JSON.stringify({ file: place, removed, ...manifest }, null, 2));
	else {
		ctx.out(cliCopy.backup.done(place));
		if (removed.length > 0) ctx.out(backupCopy.kept(removed.length));
	}
	if (manifest.missing.length > 0) ctx.warn(backupCopy.missingFiles(manifest.missing.length));
	if (manifest.bucket.length > 0) ctx.warn(backupCopy.bucketFiles(manifest.bucket.length));
	return 0;
}

async function drill({ from = 'newest', json }: Asked, ctx: CliContext): Promise<ExitCode> {
	const config = ctx.config();
	const { dataDir } = config;
	const guide = await readGuideId(config);
	const places = { dataDir, usual: usualPlace(config) };
	await using archive = await fetchArchive(from, places, guide);
	const { manifest, rows } = await proveBackup(archive.file, { dataDir, now: ctx.now });
	const isOwn = guide !== null && manifest.guide === guide;
	if (isOwn) await note(ctx, 'proof', { archive: archive.name });
	else ctx.warn(backupCopy.otherGuide);
	ctx.out(
		json
			? JSON.stringify({ archive: archive.name, rows, ...manifest }, null, 2)
			: backupCopy.proved(archive.name, rows),
	);
	return 0;
}

/** The archive is good even where the guide cannot write it down. */
async function note(
	ctx: CliContext,
	what: 'backup' | 'proof',
	noted: { archive: string; isApart?: boolean },
): Promise<void> {
	try {
		await using database = await openDatabase(ctx.config());
		await noteBackup(database, what, { at: ctx.now(), ...noted });
	} catch (error) {
		ctx.warn(backupCopy.notNoted(errorText(error)));
	}
}

/** The id of the guide in this data folder; null when the folder holds no guide. */
async function readGuideId(config: Config): Promise<string | null> {
	if (config.databaseUrl === null && !existsSync(join(config.dataDir, SQLITE_FILE))) return null;
	await using database = await openDatabase({ ...config, readOnly: true });
	const birth = await readDatabaseBirth(database.kysely);
	return birth === 'empty' ? null : birth.id;
}
