import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { readArchiveName, stampOf } from '#core/backups/archive-name.ts';
import { backupCopy } from '#core/copy/backup.ts';
import { errorCode } from '#core/kit/app-error.ts';
import { readBackupAges } from '#server/backup/backup-record.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { backupVerb } from '#server/cli/backup.ts';
import { restoreVerb } from '#server/cli/restore.ts';
import type { CliContext, Verb } from '#server/cli/verb.ts';
import { parseConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { checkBackups } from '#server/doctor/check-backups.ts';
import { type Bucket, openBucket } from '#server/files/store/bucket.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { put } from '#tests/support/backups.ts';
import {
	onBothEngines,
	openTestDatabase,
	type TestDatabase,
	temporaryFolder,
} from '#tests/support/database.ts';
import { createFileClient, sampleBytes, sha256 } from '#tests/support/files/file-client.ts';
import { startFileServer } from '#tests/support/files/file-server.ts';
import { type S3Server, startS3Server } from '#tests/support/files/s3-server.ts';
import { guia } from '#tests/support/guia.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const NOW = Date.UTC(2026, 10, 21, 1, 2, 3);
const HOUR = 3_600_000;

function s3Url({ address }: S3Server, prefix = 'copias'): string {
	return `s3://S3RVER:S3RVER@guia/${prefix}?region=us-east-1&endpoint=${address.endpoint}`;
}

const copiesIn = ({ address }: S3Server): Bucket => openBucket({ ...address, prefix: 'copias' });

/** Runs a verb with these settings; `hour` moves its clock. */
function commandsOf(values: Record<string, string>) {
	const read = parseConfig({ values, problems: [] }, NOW);
	if (!read.ok) throw new Error(read.error.join('\n'));
	const { config } = read.value;
	const run = async (verb: Verb, words: string, hour = 0) => {
		const [out, warn]: string[][] = [[], []];
		const ctx = {
			config: () => config,
			now: () => NOW + hour * HOUR,
			out: (line: string) => void out?.push(line),
			warn: (line: string) => void warn?.push(line),
		} as unknown as CliContext;
		const code = await verb.run(words.split(' ').filter(Boolean), ctx);
		return { code, out: out?.join('\n') ?? '', warn: warn?.join('\n') ?? '' };
	};
	return { config, run };
}

const valuesOf = ({ address }: TestDatabase): Record<string, string> => ({
	DATA_DIR: address.dataDir,
	...(address.databaseUrl === null ? {} : { DATABASE_URL: address.databaseUrl }),
});

onBothEngines(
	'backups go to a bucket, the oldest of this guide leave after a verified one, a drill proves the newest',
	async (database, own) => {
		await prepareDatabase(database, { dataDir: own.address.dataDir, now: NOW });
		await using s3 = await startS3Server();
		const bucket = copiesIn(s3);
		const { config, run } = commandsOf({ ...valuesOf(own), BACKUP_URL: s3Url(s3) });
		expect(await checkBackups(config)).toMatchObject({
			words: backupCopy.lack(backupCopy.lacks['no-backup']),
		});
		const others = ['guia-20200101-000000-ffffffffffff.guiabackup', 'notas.txt'];
		const file = join(own.address.dataDir, 'other');
		await writeFile(file, 'not ours');
		for (const name of others)
			await bucket.put(name, file, { size: 8, sha256: sha256(await readFile(file)) });

		for (const hour of [0, 1, 2]) await run(backupVerb, '--keep 2', hour);
		const names = await bucket.names();
		expect(names.filter((name) => !others.includes(name)).map((name) => name.slice(5, 20))).toEqual(
			[stampOf(NOW + HOUR), stampOf(NOW + 2 * HOUR)],
		);
		expect(names).toEqual(expect.arrayContaining(others));
		expect(await readdir(join(own.address.dataDir, 'backups'))).toEqual([]);
		expect(await readBackupAges(database.kysely)).toEqual({
			...{ lastBackupAt: NOW + 2 * HOUR, lastProofAt: null, isApart: true },
		});

		const proved = await run(backupVerb, '--drill', 3);
		expect([proved.code, proved.warn, proved.out]).toEqual([
			...[0, '', expect.stringContaining(`Prova concluída: ${names.at(-2)}`)],
		]);
		expect((await readBackupAges(database.kysely)).lastProofAt).toBe(NOW + 3 * HOUR);
		expect((await readdir(own.address.dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);

		// A bucket that goes away in the middle costs no older archive, and nothing is noted.
		await s3.stop();
		expect(await run(backupVerb, '--keep 1', 4).catch(errorCode)).toBe('unavailable');
		await s3.restart();
		expect(await bucket.names()).toEqual(names);
		expect((await readBackupAges(database.kysely)).lastBackupAt).toBe(NOW + 2 * HOUR);
	},
);

test('a cut archive is not proved, not noted and not restored; the one before it is', async () => {
	await using own = await openTestDatabase('sqlite');
	const { dataDir } = own.address;
	await prepareDatabase(own.database, { dataDir, now: NOW });
	await using place = await temporaryFolder();
	const { run } = commandsOf({ ...valuesOf(own), BACKUP_URL: place.path });
	await put(own.database, 'first');
	await run(backupVerb, '');
	await put(own.database, 'second');
	await run(backupVerb, '', 1);
	const [older = '', newer = ''] = (await readdir(place.path)).sort();
	// A killed one leaves those before it, and none by half under the name of an archive.
	for (const ms of [450, 600])
		await guia(['backup', '--keep', '9'], { ...valuesOf(own), BACKUP_URL: place.path }, ms);
	const archives = (await readdir(place.path)).filter((name) => readArchiveName(name) !== null);
	expect(archives).toEqual(expect.arrayContaining([older, newer]));
	for (const name of archives) await verifyBackup(join(place.path, name));
	for (const name of archives.filter((one) => one !== older && one !== newer))
		await rm(join(place.path, name));
	const whole = (await readFile(join(place.path, newer))).length;
	for (const length of [whole - 1, Math.floor(whole / 2), 0]) {
		await truncate(join(place.path, newer), length);
		expect(await run(backupVerb, '--drill').catch(errorCode)).toBe('backup-invalid');
	}
	expect((await readBackupAges(own.database.kysely)).lastProofAt).toBeNull();
	expect((await run(backupVerb, `--drill --from ${older}`)).code).toBe(0);

	await using host = await temporaryFolder();
	const other = commandsOf({ DATA_DIR: host.path, BACKUP_URL: place.path });
	expect(await other.run(restoreVerb, '--from newest').catch(errorCode)).toBe('backup-invalid');
	expect(await readdir(host.path)).toEqual([]);
	expect((await other.run(restoreVerb, `--from ${older}`)).code).toBe(0);
	using raw = new DatabaseSync(join(host.path, 'guia.sqlite'));
	const rows = raw.prepare("select id from settings where collection = 'test'").all();
	expect(rows.map(({ id }) => id)).toEqual(['first']);
	// On this machine the guide is known: a proof of its archive counts.
	expect((await other.run(backupVerb, `--drill --from ${older}`)).warn).toBe('');
});

test('files in a bucket are listed, or copied into the archive, which then needs no bucket', async () => {
	await using own = await openTestDatabase('sqlite');
	const { dataDir } = own.address;
	await prepareDatabase(own.database, { dataDir, now: NOW });
	await using s3 = await startS3Server();
	const bytes = sampleBytes(70_000, 5);
	{
		await using files = await startFileServer({ ...own, dataDir, s3: s3.address });
		await createFileClient(files.url).multipart('a.bin', bytes);
	}
	const { run } = commandsOf({
		...{ ...valuesOf(own), BACKUP_URL: s3Url(s3), FILES_URL: s3Url(s3, 'arquivos') },
	});
	const listed = await run(backupVerb, '--json');
	expect(listed.warn).toBe(backupCopy.bucketFiles(1));
	expect(JSON.parse(listed.out)).toMatchObject({
		bucket: [{ size: 70_000, sha256: sha256(bytes) }],
		file: expect.stringMatching(/^s3:\/\/guia\/copias\/guia-\d{8}-\d{6}-[0-9a-f]{12}\.guiabackup$/),
	});
	expect((await run(backupVerb, '--files', 1)).warn).toBe('');

	await using host = await temporaryFolder();
	const other = commandsOf({ DATA_DIR: host.path });
	await other.run(restoreVerb, `--from ${s3Url(s3).replace('?', '/newest?')}`);
	await s3.stop();
	await using database = await openDatabase({ dataDir: host.path, databaseUrl: null });
	await using files = await startFileServer({ database, dataDir: host.path });
	const read = await createFileClient(files.url).media('a.bin');
	expect(sha256(new Uint8Array(await read.arrayBuffer()))).toBe(sha256(bytes));
});

test('a new machine is not given the archive of another guide, and wrong words are told', async () => {
	await using place = await temporaryFolder();
	for (const guide of ['0123456789ab', 'ba9876543210'])
		await writeFile(join(place.path, `guia-20260101-000000-${guide}.guiabackup`), '');
	await using host = await temporaryFolder();
	const { run } = commandsOf({ DATA_DIR: host.path, BACKUP_URL: place.path });
	const said = (words: string, verb = backupVerb) =>
		run(verb, words).then(
			() => null,
			(error: Error) => error.message,
		);
	expect(await said('--from newest', restoreVerb)).toBe(backupCopy.severalGuides);
	expect(await said('--from s3://balde/newest', restoreVerb)).toBe(backupCopy.badPlace);
	expect(await said(`--from ${place.path}/nada/newest`, restoreVerb)).toBe(backupCopy.noneThere);
	expect(await said('--from foto.png', restoreVerb)).toBe(backupCopy.noArchive('foto.png'));
	expect(await said('--keep 0')).toBe(backupCopy.badKeep);
	expect(await said('--drill --keep 2')).toBe(backupCopy.drillAlone);
	expect(await said('--from newest')).toBe(backupCopy.fromNeedsDrill);
});

test('the dashboard tells administrators how old backup and proof are', async () => {
	await using site = await startTestServer();
	const { run } = commandsOf({ DATA_DIR: site.context.config.dataDir });
	await run(backupVerb, '');
	const overviewOf = async (role: 'administrator' | 'editor') =>
		(await (await signInAs(site, role)).call('GET', 'overview')).json.backups;
	expect(await overviewOf('editor')).toBeNull();
	expect(await overviewOf('administrator')).toEqual({ lastBackupAt: NOW, lastProofAt: null });
});
