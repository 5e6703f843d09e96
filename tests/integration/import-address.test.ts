import { expect, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { createImportLane } from '#server/importing/run/import-lane.ts';
import { importAnswer } from '#server/importing/source/import-answer.ts';
import { createLog } from '#server/log.ts';
import { openOutbound } from '#server/outbound/open-outbound.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';

type Answer = { body: string };

/** What follows a source, whose answer a test changes, on a prepared guide. */
async function followed(db: AppDatabase, dataDir: string, answer: Answer) {
	const read = parseConfig(readEnv({ GUIA_DEMO: 'off', DATA_DIR: dataDir }), NOW);
	if (!read.ok) throw new Error(read.error.join());
	const { config } = read.value;
	const { log } = createLog('silent');
	const outbound = openOutbound(config);
	const imports = createImportLane({ ...config, dataDir, db, log });
	const context = { db, config, outbound, imports, log, clock: () => NOW };
	const address = 'https://fonte.example/agenda.txt';
	const order = {
		source: { kind: 'address', name: address, key: 'fonte', text: null, address },
		...{ format: null, competitionId: null, createMissing: false, now: NOW },
		actor: { id: 'bot', name: 'Agenda' },
	} as const;
	return {
		follow: (apply: 'propose' | 'apply') => {
			const bytes = new TextEncoder().encode(answer.body);
			return importAnswer(context, { ...order, apply, answer: { bytes, fileName: 'agenda.txt' } });
		},
		async [Symbol.asyncDispose]() {
			await imports[Symbol.asyncDispose]();
			await outbound[Symbol.asyncDispose]();
		},
	};
}

test('product.md 7: an address is followed; an empty or a broken one never takes a game away, and the same again keeps no import', async () => {
	await using own = await openTestDatabase('sqlite');
	const db = own.database;
	const games = async () =>
		(await createGameRepository(db.kysely).listDay('2026-11-20')).map(({ slug }) => slug);
	const source = {
		body: 'SEXTA-FEIRA, 20/11/2026\n\nBrasileirão Série A\n21h30 – Flamengo x Palmeiras – Globo\n',
	};
	await using bot = await followed(db, own.address.dataDir, source);
	expect(await bot.follow('propose')).toMatchObject({ kind: 'proposed', rows: 1 });
	expect(await games()).toEqual([]);
	expect(await bot.follow('apply')).toMatchObject({ kind: 'applied', results: { created: 1 } });
	expect(await games()).toEqual(['flamengo-vs-palmeiras-2026-11-20']);
	const kept = await db.kysely.selectFrom('import_batches').select('id').execute();
	expect(await bot.follow('apply')).toMatchObject({ kind: 'same', games: 1 });
	source.body = '   \n';
	expect(await bot.follow('apply')).toMatchObject({ kind: 'empty', games: 0 });
	expect(await db.kysely.selectFrom('import_batches').select('id').execute()).toEqual(kept);
	source.body = '%PDF-1.7';
	expect(await bot.follow('apply')).toMatchObject({ kind: 'empty', unread: 1 });
	expect(await games()).toEqual(['flamengo-vs-palmeiras-2026-11-20']);
});

test('a bot that writes what is beyond doubt writes nothing of a table that does not tell whose clock its hours are on', async () => {
	await using own = await openTestDatabase('sqlite');
	const table =
		'Data;Hora;Mandante;Visitante;Campeonato\n28/11/2026;12h30;Arsenal;Chelsea;Premier League\n';
	const source = { body: table };
	await using bot = await followed(own.database, own.address.dataDir, source);
	expect(await bot.follow('apply')).toMatchObject({ kind: 'proposed' });
	expect(await createGameRepository(own.database.kysely).listDay('2026-11-28')).toEqual([]);
	source.body = table.replace('Hora', 'Horário (Brasília)');
	expect(await bot.follow('apply')).toMatchObject({ kind: 'applied', results: { created: 1 } });
	const [game] = await createGameRepository(own.database.kysely).listDay('2026-11-28');
	expect(game?.kickoffAt).toBe(Date.UTC(2026, 10, 28, 15, 30));
});
