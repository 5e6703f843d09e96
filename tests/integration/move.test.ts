import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { moveCopy } from '#core/copy/move.ts';
import { MOVING } from '#core/copy/moving.ts';
import { errorCode } from '#core/kit/app-error.ts';
import { paths } from '#core/site/paths.ts';
import { parseConfig } from '#server/config/config.ts';
import { SQLITE_FILE } from '#server/db/open-database.ts';
import { postgresRows } from '#server/db/rows/postgres-rows.ts';
import { sqliteRows } from '#server/db/rows/sqlite-rows.ts';
import { takeLock } from '#server/db/sqlite/process-lock.ts';
import { checkDatabase } from '#server/doctor/check-database.ts';
import { openBucket } from '#server/files/store/bucket.ts';
import { diskPath } from '#server/files/store/disk-store.ts';
import { readFilesUrl } from '#server/files/store/files-url.ts';
import { cancelMove, moveGuide } from '#server/move/move-guide.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { openTestDatabase, temporaryFolder } from '#tests/support/database.ts';
import { seededRandom } from '#tests/support/durability/random.ts';
import { DEMO_NOW } from '#tests/support/e2e-setup.ts';
import { createFileClient, sampleBytes, sha256 } from '#tests/support/files/file-client.ts';
import { startFileServer } from '#tests/support/files/file-server.ts';
import { startS3Server } from '#tests/support/files/s3-server.ts';
import { guia } from '#tests/support/guia.ts';
import { readLongTable } from '#tests/support/long-import.ts';
import { signInAs } from '#tests/support/panel.ts';
import { sumsOf } from '#tests/support/row-sums.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const SEED = 20_261_128;
const AT_DEMO = { demo: true, clockOffsetMs: DEMO_NOW - Date.now() };
const GAME = {
	...{ competitionId: 'brasileirao-a', round: null, venue: null, source: null },
	...{ broadcasts: [], status: 'scheduled', publication: 'published' },
	...{ home: { teamId: 'flamengo', label: null }, away: { teamId: 'palmeiras', label: null } },
	...{ date: '2026-11-21', time: '21:30', zone: 'America/Sao_Paulo' },
};
const silent = () => undefined;

/** A guide in a folder: the demonstration, the reference, an import and two uploaded files. */
async function makeGuide() {
	const stack = new AsyncDisposableStack();
	const { path: dataDir } = stack.use(await temporaryFolder());
	const address = { dataDir, databaseUrl: null };
	const site = stack.use(await startTestServer({ address, config: AT_DEMO }));
	const { db } = site.context;
	await (await readLongTable(db, dataDir, 1_200)).ended;
	{
		await using files = await startFileServer({ database: db, dataDir });
		const client = createFileClient(files.url);
		for (const [turn, name] of ['a.bin', 'b.bin', 'lost.bin'].entries())
			await client.multipart(name, sampleBytes(40_000, turn));
	}
	const names = await db.kysely.selectFrom('files').selectAll().orderBy('name').execute();
	await rm(diskPath(dataDir, names[2]?.object_id ?? ''));
	return { site, dataDir, files: names, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

const s3Url = (address: { endpoint: string }) =>
	`s3://S3RVER:S3RVER@guia/arquivos?region=us-east-1&endpoint=${address.endpoint}`;

test('a guide is moved through kills, equal to the last row; meanwhile its pages are served and no write is taken', async () => {
	await using guide = await makeGuide();
	await using target = await openTestDatabase('postgres', 'nothing');
	await using s3 = await startS3Server();
	const { site, dataDir } = guide;
	const ana = await signInAs(site, 'administrator');
	const day = `${site.url}${paths.today}`;
	const before = await (await fetch(day)).text();
	const to = target.address.databaseUrl ?? '';
	const env = { DATA_DIR: dataDir, MOVE_DATABASE_URL: to, MOVE_FILES_URL: s3Url(s3.address) };

	const random = seededRandom(SEED);
	for (let kill = 0; kill < 2; kill++) await guia(['move'], env, 500 + random() * 700);
	// A stop between any two transactions, as precise as a kill is not.
	for (let turn = 0; turn < 6; turn++) {
		let left = 1 + Math.floor(random() * 15);
		const stopped = moveGuide({
			...{ dataDir, to, files: s3.address },
			tell: () => {
				left -= 1;
				if (left === 0) throw new Error('stopped');
			},
		});
		await expect(stopped).rejects.toThrow('stopped');
	}
	const refused = await ana.call('POST', 'games', GAME);
	expect([refused.status, refused.json.message]).toEqual([503, MOVING]);
	expect((await fetch(day)).status).toBe(200);
	await expect(prepareDatabase(target.database, { dataDir, now: 0 })).rejects.toThrow(
		moveCopy.halfMoved,
	);

	const done = await guia(['move', '--json'], env);
	expect([done.code, done.warn]).toEqual([0, expect.stringContaining(moveCopy.damagedFiles(1))]);
	const { tables, files } = JSON.parse(done.out);
	expect(tables.import_rows.rows).toBe(1_200);
	expect(files.damaged).toEqual([guide.files[2]?.object_id]);
	using raw = new DatabaseSync(join(dataDir, SQLITE_FILE));
	const [source, copy] = [
		await sumsOf(sqliteRows(raw)),
		await sumsOf(postgresRows(target.database.kysely)),
	];
	const { files: ownFiles, ...others } = source;
	const { files: movedFiles, ...otherMoved } = copy;
	expect(otherMoved).toEqual(others);
	expect(ownFiles).not.toEqual(movedFiles);
	const places = await target.database.kysely
		.selectFrom('files')
		.orderBy('name')
		.select('store')
		.execute();
	expect(places.map(({ store }) => store)).toEqual(['s3', 's3', 'disk']);
	expect(await openBucket(s3.address).look(guide.files[0]?.object_id ?? '')).toMatchObject({
		size: 40_000,
		sha256: sha256(sampleBytes(40_000, 0)),
	});

	const address = { dataDir, databaseUrl: to };
	await using other = await startTestServer({
		address,
		config: { ...AT_DEMO, demo: false, files: { ...site.context.config.files, s3: s3.address } },
	});
	const titles = (html: string) => html.match(/<h1[^>]*>[^<]*|href="\/jogos\/[^"]*"/g);
	expect(titles(await (await fetch(`${other.url}${paths.today}`)).text())).toEqual(titles(before));
	await using moved = await startFileServer({
		...{ database: target.database, dataDir, s3: s3.address },
	});
	const read = await createFileClient(moved.url).media('a.bin');
	expect(sha256(new Uint8Array(await read.arrayBuffer()))).toBe(guide.files[0]?.sha256);
	const again = await guia(['move'], env);
	expect([again.code, again.warn]).toEqual([1, `${moveCopy.already}\n`]);

	expect((await guia(['move', '--cancel'], env)).out).toBe(`${moveCopy.cancelled}\n`);
	expect((await ana.call('POST', 'games', GAME)).status).toBe(200);
}, 120_000);

test('a cancelled move may begin again in the same target, and takes what was written since', async () => {
	await using own = await openTestDatabase('sqlite');
	await using target = await openTestDatabase('postgres', 'nothing');
	const { dataDir } = own.address;
	await prepareDatabase(own.database, { dataDir, now: 0 });
	const options = { dataDir, to: target.address.databaseUrl ?? '', files: null, tell: silent };
	const put = (id: string) => {
		const row = { collection: 'test', id, data: '{}', revision: 1, updated_at: 0 };
		return own.database.transaction((trx) => trx.insertInto('settings').values(row).execute());
	};
	await put('first');
	const stop = (sentence: string) => {
		if (sentence.startsWith('Conferindo')) throw new Error('stopped');
	};
	await expect(moveGuide({ ...options, tell: stop })).rejects.toThrow('stopped');
	expect(await put('refused').catch(errorCode)).toBe('moving');
	expect(await checkDatabase(configOf(dataDir)).catch(String)).toContain(MOVING);
	// What is not equal in the end is found, and the next call starts over.
	await target.database.transaction((trx) =>
		trx.updateTable('settings').set({ data: '[]' }).where('id', '=', 'first').execute(),
	);
	await expect(moveGuide(options)).rejects.toThrow(moveCopy.differs('settings'));
	// A process that starts meanwhile reads, too.
	await prepareDatabase(own.database, { dataDir, now: 1 });
	expect([await cancelMove(dataDir), await cancelMove(dataDir)]).toEqual([true, false]);
	await put('later');
	const { tables } = await moveGuide(options);
	const { rows } = tables.settings ?? { rows: 0 };
	const found = await target.database.kysely.selectFrom('settings').select('id').execute();
	expect([found.length, found.map(({ id }) => id)]).toEqual([
		rows,
		expect.arrayContaining(['later']),
	]);
});

test('a target with other data, a guide in PostgreSQL, no guide and no target are refused in words', async () => {
	await using own = await openTestDatabase('sqlite');
	await using other = await openTestDatabase('postgres');
	const { dataDir } = own.address;
	const options = { dataDir, to: other.address.databaseUrl ?? '', files: null, tell: silent };
	await expect(moveGuide(options)).rejects.toThrow(moveCopy.pending);
	await prepareDatabase(own.database, { dataDir, now: 0 });
	await expect(moveGuide(options)).rejects.toThrow(moveCopy.notEmpty);
	await using empty = await openTestDatabase('postgres', 'nothing');
	const bucket = readFilesUrl('s3://K:S@outro?endpoint=http://127.0.0.1:1');
	{
		await using files = await startFileServer({ database: own.database, dataDir });
		await createFileClient(files.url).multipart('a.bin', sampleBytes(10));
	}
	await own.database.transaction((trx) => trx.updateTable('files').set({ store: 's3' }).execute());
	const elsewhere = { ...options, to: empty.address.databaseUrl ?? '', files: bucket };
	await expect(moveGuide(elsewhere)).rejects.toThrow(moveCopy.otherBucket);
	expect(await cancelMove(dataDir)).toBe(false);
	{
		using _other = takeLock(join(dataDir, 'guia.move.lock'));
		await expect(moveGuide(options)).rejects.toThrow(moveCopy.underWay);
	}
	await using folder = await temporaryFolder();
	await expect(cancelMove(folder.path)).rejects.toThrow(moveCopy.noGuide(folder.path));
	expect((await guia(['move'], { DATA_DIR: dataDir })).warn).toContain(moveCopy.needsTarget);
	const postgres = { DATA_DIR: dataDir, DATABASE_URL: options.to };
	expect((await guia(['move'], postgres)).warn).toBe(`${moveCopy.notSqlite}\n`);
});

function configOf(dataDir: string) {
	const read = parseConfig({ values: { DATA_DIR: dataDir }, problems: [] }, 0);
	if (!read.ok) throw new Error(read.error.join());
	return read.value.config;
}
