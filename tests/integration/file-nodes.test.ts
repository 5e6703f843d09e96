import { expect, test } from 'vitest';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { sweepFiles } from '#server/files/sweep-files.ts';
import { openTestDatabase, temporaryFolder } from '#tests/support/database.ts';
import { createFileClient, sampleBytes, sha256 } from '#tests/support/files/file-client.ts';
import { type FileServer, startFileServer } from '#tests/support/files/file-server.ts';
import { startS3Server } from '#tests/support/files/s3-server.ts';

const MB = 1024 * 1024;
const DAY = 24 * 60 * 60 * 1000;

/** Two web processes with disks of their own, one database and one bucket. */
async function startNodes() {
	const stack = new AsyncDisposableStack();
	const own = stack.use(await openTestDatabase('postgres'));
	const s3 = stack.use(await startS3Server());
	async function node(clockMs: number): Promise<{ server: FileServer; database: AppDatabase }> {
		const folder = stack.use(await temporaryFolder());
		const database = stack.use(
			await openDatabase({ dataDir: folder.path, databaseUrl: own.address.databaseUrl }),
		);
		const options = { dataDir: folder.path, s3: s3.address, now: () => Date.now() + clockMs };
		return { server: stack.use(await startFileServer({ database, ...options })), database };
	}
	// Their clocks are five minutes apart.
	const [one, two] = [await node(0), await node(5 * 60_000)];
	return {
		...{ s3, one, two },
		clients: [createFileClient(one.server.url), createFileClient(two.server.url)] as const,
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}

test('S9.02 S7.04 pieces on alternating nodes: query, repeat, pause and the last piece on either; SHA-256 equals the source', async () => {
	await using nodes = await startNodes();
	const { clients, one, two, s3 } = nodes;
	const bytes = sampleBytes(21 * MB + 13, 5);
	const upload = await clients[0].start('grande.bin', bytes.length);
	const cuts = [0, 3 * MB, 8 * MB, 17 * MB, 17 * MB + 1, bytes.length];
	for (const [place, from] of cuts.slice(0, -1).entries()) {
		const [client, other] = place % 2 === 0 ? [clients[1], clients[0]] : clients;
		const to = cuts[place + 1] ?? 0;
		const isLast = to === bytes.length;
		expect(await other.query(upload)).toMatchObject({ state: 'active', received: from });
		const sent = await client.send(upload, from, bytes.subarray(from, to), isLast);
		expect(sent).toMatchObject({ status: 200, state: isLast ? 'final' : 'active' });
		// The answer was lost, and the proxy chooses another node.
		expect(await other.send(upload, from, bytes.subarray(from, to), isLast)).toMatchObject({
			status: 200,
			state: sent.state,
			body: sent.body,
		});
	}
	for (const client of clients)
		expect(sha256(new Uint8Array(await (await client.media('grande.bin')).arrayBuffer()))).toBe(
			sha256(bytes),
		);
	expect(await one.server.service.staging.list()).toEqual([]);
	expect(await two.server.service.staging.list()).toEqual([]);
	expect(await s3.keys()).toHaveLength(1);
});

test('F10 a piece that hangs on one node gives way to the next request on the other, and an empty file and a cancelled one leave nothing', async () => {
	await using nodes = await startNodes();
	const { clients, two, s3 } = nodes;
	const bytes = sampleBytes(2 * MB, 8);
	const upload = await clients[0].start('preso.bin', bytes.length);
	const hang = { sent: MB, how: 'silence' } as const;
	const leave = await clients[0].broken(upload, 0, bytes, hang);
	await expect.poll(async () => (await holderOf(two.database, 'preso.bin')) !== null).toBe(true);
	expect(await clients[1].send(upload, 0, bytes, true)).toMatchObject({
		status: 200,
		state: 'final',
	});
	leave();
	expect(sha256(new Uint8Array(await (await clients[0].media('preso.bin')).arrayBuffer()))).toBe(
		sha256(bytes),
	);
	const empty = await clients[0].start('vazio.bin', 0);
	expect(await clients[1].finalize(empty, 0)).toMatchObject({ status: 200, state: 'final' });
	const cancelled = await clients[0].start('desistiu.bin', bytes.length);
	await clients[0].send(cancelled, 0, bytes.subarray(0, 1_000));
	const cancel = { method: 'POST', headers: { 'x-goog-upload-command': 'cancel' } };
	expect((await clients[1].ask(cancelled, cancel)).status).toBe(200);
	expect((await clients[0].query(cancelled)).status).toBe(410);
	expect(await s3.keys()).toHaveLength(2);
});

test('a node that died in the middle of a piece holds the upload for seconds only; what it left is swept', async () => {
	await using nodes = await startNodes();
	const { clients, one, two, s3 } = nodes;
	const bytes = sampleBytes(9 * MB, 9);
	const upload = await clients[0].start('morto.bin', bytes.length);
	await clients[0].send(upload, 0, bytes.subarray(0, 1_000));
	await two.database.transaction((trx) =>
		trx.updateTable('file_uploads').set({ holder: 'a dead process' }).execute(),
	);
	expect(await clients[1].send(upload, 1_000, bytes.subarray(1_000, 2_000))).toMatchObject({
		status: 200,
		received: 2_000,
	});
	// A crash between two writes leaves an object that no row names.
	expect(await s3.keys()).toHaveLength(1);
	await one.database.transaction((trx) => trx.deleteFrom('file_uploads').execute());
	Object.assign(one.server.service, { now: () => Date.now() + 3 * DAY });
	expect((await sweepFiles(one.server.service)).orphans).toBe(1);
	expect(await s3.keys()).toEqual([]);
});

test('F10 two processes on one disk without a bucket take pieces of one upload in turn', async () => {
	await using own = await openTestDatabase('sqlite');
	const { dataDir } = own.address;
	await using second = await openDatabase({ dataDir, databaseUrl: null });
	await using one = await startFileServer({ database: own.database, dataDir });
	await using two = await startFileServer({ database: second, dataDir });
	const clients = [createFileClient(one.url), createFileClient(two.url)] as const;
	const bytes = sampleBytes(3 * MB, 12);
	const upload = await clients[0].start('juntos.bin', bytes.length);
	await clients[1].send(upload, 0, bytes.subarray(0, MB));
	expect(await clients[0].send(upload, MB, bytes.subarray(MB), true)).toMatchObject({
		status: 200,
		state: 'final',
	});
	expect(sha256(new Uint8Array(await (await clients[1].media('juntos.bin')).arrayBuffer()))).toBe(
		sha256(bytes),
	);
});

async function holderOf(database: AppDatabase, name: string): Promise<string | null> {
	const query = database.kysely.selectFrom('file_uploads').where('name', '=', name);
	return (await query.select('holder').executeTakeFirst())?.holder ?? null;
}
