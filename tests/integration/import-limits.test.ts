import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { importReasons, importWarnings } from '#core/importing/copy/reasons.ts';
import { parseConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import {
	createBatchRepository,
	createBatchWriter,
} from '#server/importing/batch/batch-repository.ts';
import { NOTHING_ASKED } from '#server/importing/batch/import-batch.ts';
import { readDocument } from '#server/importing/reading/read-document.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import { createImportLane } from '#server/importing/run/import-lane.ts';
import { newBatch, readBatch } from '#server/importing/run/start-import.ts';
import { readSource } from '#server/importing/source/read-source.ts';
import { createLog } from '#server/log.ts';
import { openOutbound } from '#server/outbound/open-outbound.ts';
import { shippedNaming } from '#server/reference/naming.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';
import { createFileClient } from '#tests/support/files/file-client.ts';
import { startFileServer } from '#tests/support/files/file-server.ts';

const HEADER = ['Data', 'Hora', 'Mandante', 'Visitante', 'Campeonato'];
const GAME = ['21/11/2026', '16h', 'Santos', 'Remo', 'Brasileirão Série A'];
const wide = (cells: string[], columns: number) =>
	[...cells, ...Array.from({ length: columns }, () => 'x')].join(';');

/** An import desk whose sources may have so many bytes. */
async function openDesk({ importBytes, page = '' }: { importBytes: number; page?: string }) {
	const stack = new AsyncDisposableStack();
	const own = stack.use(await openTestDatabase('sqlite'));
	const db = own.database;
	const site = createServer((_request, response) =>
		response.writeHead(200, { 'content-type': 'text/csv' }).end(page),
	);
	await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
	stack.defer(() => void site.close());
	const { port } = site.address() as AddressInfo;
	const read = parseConfig(
		readEnv({
			GUIA_DEMO: 'off',
			DATA_DIR: own.address.dataDir,
			OUTBOUND_ALLOW: `127.0.0.1:${port}`,
		}),
		NOW,
	);
	if (!read.ok) throw new Error(read.error.join());
	const { config } = read.value;
	const { log } = createLog('silent');
	const outbound = stack.use(openOutbound(config));
	const imports = stack.use(createImportLane({ ...config, dataDir: own.address.dataDir, db, log }));
	const context = { db, config, outbound, imports, log, clock: () => NOW, importBytes };
	const open = async (kind: 'file' | 'address', name: string, address: string) => {
		const batch = newBatch(
			{ kind, name, key: '', text: null, address, asked: NOTHING_ASKED },
			{ actor: { id: 'ana', name: 'Ana' }, now: NOW },
		);
		await db.transaction((trx) => createBatchWriter(trx).insert(batch));
		await readBatch(context, batch);
		const [row] = await createRowRepository(db.kysely).list(batch.id, {}, { offset: 0, limit: 1 });
		return { batch: await createBatchRepository(db.kysely).byId(batch.id), row };
	};
	return {
		own,
		open,
		address: `http://127.0.0.1:${port}/tabela.csv`,
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}

test('issue 5 section 4: a source of more bytes than the limit fails with a sentence, whether a file or an address', async () => {
	const page = `${HEADER.join(';')}\n${`${GAME.join(';')}\n`.repeat(40)}`;
	await using desk = await openDesk({ importBytes: 1_000, page });
	await using files = await startFileServer({
		database: desk.own.database,
		dataDir: desk.own.address.dataDir,
	});
	await createFileClient(files.url).multipart(
		'importacoes/tabela.csv',
		Buffer.from(page),
		'text/csv',
	);
	const file = await desk.open(
		'file',
		'tabela.csv',
		`/files/v0/b/main/o/${encodeURIComponent('importacoes/tabela.csv')}`,
	);
	const address = await desk.open('address', desk.address, desk.address);
	expect([file.batch, address.batch]).toMatchObject([
		{ state: 'failed', problem: 'too-large', source: { name: 'tabela.csv' } },
		{ state: 'failed', problem: 'fetch-too-large', source: { name: desk.address } },
	]);
	for (const { batch } of [file, address])
		expect(importDeskCopy.problems[batch?.problem ?? '']).toMatch(
			/64 MB.+(Divida|divida) em partes/s,
		);

	// The command line names the size too.
	const source = {
		bytes: new Uint8Array(3 * 2 ** 20),
		fileName: 'tabela.csv',
		format: null,
		referenceDate: '2026-11-20',
	};
	const { games, warnings } = await readSource(source, await shippedNaming(), {
		limits: { bytes: 2 ** 20 },
	});
	expect([games, warnings]).toEqual([[], [importReasons.fileTooBig(3, 1)]]);
});

// Read by a process that has a core only while nothing else wants one.
const LONG_MS = 120_000;

test('issue 5 section 4: a table of a million columns is read as far as it makes sense, and says in which row it is too wide', {
	timeout: LONG_MS,
}, async () => {
	const page = `${HEADER.join(';')}\n${wide(GAME, 1_000_000)}\n`;
	await using desk = await openDesk({ importBytes: 2 ** 23, page });
	const { batch, row } = await desk.open('address', desk.address, desk.address);
	expect(batch).toMatchObject({
		state: 'review',
		format: 'csv',
		warnings: [importWarnings.tooManyColumns(2, 400)],
	});
	expect(row).toMatchObject({
		line: 2,
		action: 'create',
		draft: { home: { teamId: 'santos' }, away: { teamId: 'remo' } },
	});

	const cells = [HEADER, [], [...GAME, ...Array.from({ length: 3_000 }, () => 'x')]].map((line) =>
		line.map((value) => ({ value, type: String })),
	);
	const bytes = await writeXlsxFile(cells).toBuffer();
	const reading = await readDocument(
		{ bytes, fileName: 'a.xlsx', format: null, referenceDate: '2026-11-20' },
		await shippedNaming(),
	);
	expect([reading.games.map(({ line }) => line), reading.warnings]).toEqual([
		[3],
		[importWarnings.tooManyColumns(3, 400)],
	]);
	// Empty cells at the end of rows, as spreadsheets leave them, are nothing to speak of.
	const plain = Buffer.from(`${HEADER.join(';')}\n${GAME.join(';')}${';'.repeat(5_000)}\n`);
	const quiet = await readDocument(
		{ bytes: plain, fileName: 'a.csv', format: null, referenceDate: '2026-11-20' },
		await shippedNaming(),
	);
	expect([quiet.games.length, quiet.warnings]).toEqual([1, []]);
});
