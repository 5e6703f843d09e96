import { expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { makeSmallDisk } from '#tests/support/durability/small-disk.ts';
import { sendUnclear } from '#tests/support/files/bad-bodies.ts';
import { createFileClient, sampleBytes, sha256 } from '#tests/support/files/file-client.ts';
import { startFileServer } from '#tests/support/files/file-server.ts';
import { runUploadKills } from '#tests/support/files/upload-kills.ts';

const MB = 1024 * 1024;
const SEED = 20_261_121;

test('F11 killed in the middle of pieces: no acknowledged byte is lost, every finished file equals its source', async () => {
	const report = await runUploadKills({ kills: 6, seed: SEED });
	expect(report.problems).toEqual([]);
	expect(report.acknowledgedBytes).toBeGreaterThan(0);
});

/**
 * Without the right to mount a small disk, the reserve plays it: the same answers, for another
 * reason.
 */
test('F04 a full disk: 507 with a sentence, deleting works, and the upload goes on by itself when there is space', async () => {
	await using disk = await makeSmallDisk();
	const real = disk.kind === 'tmpfs';
	await using database = await openDatabase({ dataDir: disk.path, databaseUrl: null });
	await migrate(database);
	// Minus infinity: only the disk itself says that it is full.
	const limits = { reserveBytes: Number.NEGATIVE_INFINITY };
	await using server = await startFileServer({ database, dataDir: disk.path, limits });
	const client = createFileClient(server.url);
	await server.service.staging.keepBallast();
	const old = sampleBytes(3 * MB, 1);
	const bytes = sampleBytes(6 * MB, 2);
	await client.multipart('antigo.bin', old);
	const upload = await client.start('novo.bin', bytes.length);
	await client.send(upload, 0, bytes.subarray(0, MB));
	if (real) await disk.fill(null, 0.5 * MB);
	else server.service.limits.reserveBytes = Number.POSITIVE_INFINITY;
	expect(await client.send(upload, MB, bytes.subarray(MB), true)).toMatchObject({
		status: 507,
		body: {
			error: { code: 507, reason: 'disk-full', message: expect.stringContaining('sem espaço') },
		},
	});
	expect(await client.query(upload)).toMatchObject({ state: 'active', received: MB });
	expect((await client.multipart('outro.bin', sampleBytes(4 * MB))).status).toBe(507);
	expect(sha256(new Uint8Array(await (await client.media('antigo.bin')).arrayBuffer()))).toBe(
		sha256(old),
	);
	expect((await client.remove('antigo.bin')).status).toBe(204);
	if (real) await disk.giveSpace(null);
	server.service.limits.reserveBytes = 0;
	expect(await client.send(upload, MB, bytes.subarray(MB), true)).toMatchObject({
		status: 200,
		state: 'final',
	});
	expect(sha256(new Uint8Array(await (await client.media('novo.bin')).arrayBuffer()))).toBe(
		sha256(bytes),
	);
	const reserved = { ...server.service.limits, reserveBytes: Number.MAX_SAFE_INTEGER };
	Object.assign(server.service.limits, reserved);
	const room = await (await client.ask('/files/v0/b/main')).json();
	expect(room).toMatchObject({ freeBytes: 0, problem: { reason: 'disk-full' } });
});

test('V46 malformed bodies: an answer for each, none of them a 500, nothing stored, no file left open', async () => {
	await using own = await openTestDatabase('sqlite');
	await using server = await startFileServer({
		database: own.database,
		dataDir: own.address.dataDir,
	});
	const report = await sendUnclear(server, { count: 300, seed: SEED });
	expect(report.problems).toEqual([]);
	expect(report.handlesAfter).toBeLessThanOrEqual(report.handlesBefore + 5);
	expect(await server.service.staging.list()).toEqual([]);
	expect((await createFileClient(server.url).multipart('depois.bin', sampleBytes(10))).status).toBe(
		200,
	);
});
