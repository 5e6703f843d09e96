import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { importFromAddress } from '#server/importing/import-from-address.ts';
import { createImportLane } from '#server/importing/import-lane.ts';
import { createLog } from '#server/log.ts';
import { openOutbound } from '#server/outbound/open-outbound.ts';
import { seedReference } from '#server/reference/seed-reference.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';

test('product.md 7: an address is followed; an empty or a broken one never takes a game away, and the same again keeps no import', async () => {
	await using own = await openTestDatabase('sqlite');
	const db = own.database;
	await seedReference(db, NOW);
	const games = async () => (await createGameRepository(db.kysely).listDay('2026-11-20')).map(({ slug }) => slug);
	let body = 'SEXTA-FEIRA, 20/11/2026\n\nBrasileirão Série A\n21h30 – Flamengo x Palmeiras – Globo\n';
	const source = createServer((_request, response) =>
		response.writeHead(body === '' ? 500 : 200, { 'content-type': 'text/plain' }).end(body),
	);
	await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void source.close());
	const { port } = source.address() as AddressInfo;
	const read = parseConfig(readEnv({ GUIA_DEMO: 'off', DATA_DIR: own.address.dataDir, OUTBOUND_ALLOW: `127.0.0.1:${port}` }), NOW);
	if (!read.ok) throw new Error(read.error.join());
	const { config } = read.value;
	const { log } = createLog('silent');
	await using outbound = openOutbound(config);
	await using imports = createImportLane({ ...config, dataDir: own.address.dataDir, db, log });
	const context = { db, config, outbound, imports, log, clock: () => NOW };
	const order = { address: `http://127.0.0.1:${port}/agenda.txt`, format: null, actor: { id: 'bot', name: 'Agenda' }, now: NOW } as const;
	const follow = (apply: 'propose' | 'apply') => importFromAddress(context, { ...order, apply });
	expect(await follow('propose')).toMatchObject({ kind: 'proposed', rows: 1 });
	expect(await games()).toEqual([]);
	expect(await follow('apply')).toMatchObject({ kind: 'applied', results: { created: 1 } });
	expect(await games()).toEqual(['flamengo-vs-palmeiras-2026-11-20']);
	const kept = await db.kysely.selectFrom('import_batches').select('id').execute();
	expect(await follow('apply')).toEqual({ kind: 'same', batchId: null });
	body = '   \n';
	expect(await follow('apply')).toEqual({ kind: 'empty', batchId: null });
	expect(await db.kysely.selectFrom('import_batches').select('id').execute()).toEqual(kept);
	body = '';
	expect(await follow('apply')).toMatchObject({ kind: 'failed', problem: 'fetch-status' });
	expect(await games()).toEqual(['flamengo-vs-palmeiras-2026-11-20']);
});
