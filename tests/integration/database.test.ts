import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { errorCode } from '#core/kit/app-error.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { onBothEmptyEngines, openTestDatabase } from '#tests/support/database.ts';

function writeSetting(trx: Writer, id: string, data = '{}'): Promise<unknown> {
	return trx
		.insertInto('settings')
		.values({ collection: 'test', id, data, revision: 1, updated_at: 1 })
		.execute();
}

onBothEmptyEngines(
	'a transaction commits all of its writes, or none when it throws',
	async (database) => {
		await database.transaction(async (trx) => {
			await writeSetting(trx, 'a');
			await writeSetting(trx, 'b');
		});
		const failed = database.transaction(async (trx) => {
			await writeSetting(trx, 'c');
			throw new Error('no');
		});
		await expect(failed).rejects.toThrow('no');
		const rows = await database.kysely.selectFrom('settings').select('id').orderBy('id').execute();
		expect(rows.map((row) => row.id)).toEqual(['a', 'b']);
	},
);

onBothEmptyEngines('a write outside a transaction is refused', async (database) => {
	const forced = writeSetting(database.kysely as unknown as Writer, 'a');
	await expect(forced).rejects.toThrow(/outside a transaction/);
	expect(await database.kysely.selectFrom('settings').selectAll().execute()).toEqual([]);
});

onBothEmptyEngines(
	'a transaction inside a transaction is refused instead of waiting for itself',
	async (database) => {
		const nested = database.transaction(() =>
			database.transaction((trx) => writeSetting(trx, 'a')),
		);
		await expect(nested).rejects.toThrow(/inside a transaction/);
		await database.transaction((trx) => writeSetting(trx, 'b'));
	},
);

onBothEmptyEngines(
	'work that a transaction left for later may have a transaction of its own',
	async (database) => {
		const ended = Promise.withResolvers<void>();
		const later = await database.transaction(async () => [
			ended.promise.then(() => database.transaction((trx) => writeSetting(trx, 'a'))),
		]);
		ended.resolve();
		await Promise.all(later);
		expect(await database.kysely.selectFrom('settings').selectAll().execute()).toHaveLength(1);
	},
);

onBothEmptyEngines(
	'reads beside an open transaction do not wait for it and do not see it',
	async (database) => {
		await database.transaction(async (trx) => {
			await writeSetting(trx, 'a');
			const outside = await database.kysely.selectFrom('settings').selectAll().execute();
			const inside = await trx.selectFrom('settings').select('id').execute();
			expect(outside).toEqual([]);
			expect(inside.map((row) => row.id)).toEqual(['a']);
		});
	},
);

onBothEmptyEngines('transactions started together all commit', async (database) => {
	await database.transaction((trx) => writeSetting(trx, 'counter', '0'));
	const increment = () =>
		database.transaction(async (trx) => {
			await trx
				.updateTable('settings')
				.set({ revision: sql`revision + 1` })
				.where('id', '=', 'counter')
				.execute();
		});
	await Promise.all(Array.from({ length: 20 }, increment));
	const row = await database.kysely
		.selectFrom('settings')
		.select('revision')
		.where('id', '=', 'counter')
		.executeTakeFirstOrThrow();
	expect(row.revision).toBe(21);
});

onBothEmptyEngines(
	'counts, sums and instants are numbers, and rows of RETURNING arrive',
	async (database) => {
		const now = 1_795_305_600_123;
		const returned = await database.transaction((trx) =>
			trx
				.insertInto('settings')
				.values({ collection: 'test', id: 'a', data: 'ação', revision: 3, updated_at: now })
				.returning(['id', 'updated_at', 'data'])
				.executeTakeFirstOrThrow(),
		);
		expect(returned).toEqual({ id: 'a', updated_at: now, data: 'ação' });
		const totals = await database.kysely
			.selectFrom('settings')
			.select((eb) => [
				eb.fn.countAll<number>().as('count'),
				eb.fn.sum<number>('updated_at').as('sum'),
			])
			.executeTakeFirstOrThrow();
		expect(totals).toEqual({ count: 1, sum: now });
	},
);

onBothEmptyEngines('updates and deletes tell how many rows they touched', async (database) => {
	const counts = await database.transaction(async (trx) => {
		await writeSetting(trx, 'a');
		await writeSetting(trx, 'b');
		const updated = await trx
			.updateTable('settings')
			.set({ revision: 2 })
			.where('id', '=', 'a')
			.executeTakeFirstOrThrow();
		const deleted = await trx.deleteFrom('settings').executeTakeFirstOrThrow();
		return [updated.numUpdatedRows, deleted.numDeletedRows];
	});
	expect(counts).toEqual([1n, 2n]);
});

onBothEmptyEngines('text sorts by code point on both engines', async (database) => {
	await database.transaction(async (trx) => {
		for (const id of ['b', 'Á', 'a', 'B', '-a']) await writeSetting(trx, id);
	});
	const rows = await database.kysely.selectFrom('settings').select('id').orderBy('id').execute();
	expect(rows.map((row) => row.id)).toEqual(['-a', 'B', 'a', 'b', 'Á']);
});

onBothEmptyEngines('checks and foreign keys hold', async (database) => {
	const orphan = { slug: 'x', game_id: 'nobody' };
	await expect(
		database.transaction((trx) => trx.insertInto('game_slugs').values(orphan).execute()),
	).rejects.toThrow(/foreign key/i);
	const alias = { kind: 'stadium' as 'team', alias: 'x', candidates: '[]' };
	await expect(
		database.transaction((trx) => trx.insertInto('ambiguous_aliases').values(alias).execute()),
	).rejects.toThrow(/check/i);
});

onBothEmptyEngines(
	'a database opened for reading refuses transactions and follows the writes of others',
	async (database, own) => {
		await using reader = await openDatabase({ ...own.address, readOnly: true });
		expect(await reader.kysely.selectFrom('settings').selectAll().execute()).toEqual([]);
		await database.transaction((trx) => writeSetting(trx, 'a'));
		expect(await reader.kysely.selectFrom('settings').selectAll().execute()).toHaveLength(1);
		await expect(reader.transaction((trx) => writeSetting(trx, 'b'))).rejects.toThrow(
			/reading only/,
		);
	},
);

test('F07 a PostgreSQL server that is away is "unavailable", not a crash', async () => {
	await using database = await openDatabase({
		dataDir: '.',
		databaseUrl: 'postgres://guia@127.0.0.1:1/guia',
	});
	const code = await database.kysely
		.selectFrom('data_version')
		.selectAll()
		.execute()
		.catch(errorCode);
	expect(code).toBe('unavailable');
	expect(await database.transaction((trx) => writeSetting(trx, 'a')).catch(errorCode)).toBe(
		'unavailable',
	);
});

test('a half-read stream does not hold the reader of SQLite at an old state', async () => {
	await using own = await openTestDatabase('sqlite', 'tables');
	await own.database.transaction(async (trx) => {
		for (const id of ['a', 'b', 'c']) await writeSetting(trx, id);
	});
	const seen: string[] = [];
	for await (const row of own.database.kysely
		.selectFrom('settings')
		.select('id')
		.orderBy('id')
		.stream(2)) {
		if (seen.length === 0)
			await own.database.transaction((trx) => trx.deleteFrom('settings').execute());
		expect(await own.database.kysely.selectFrom('settings').selectAll().execute()).toEqual([]);
		seen.push(row.id);
	}
	expect(seen).toEqual(['a', 'b', 'c']);
});

test('a long run of transactions on SQLite lets timers and requests in between', async () => {
	await using own = await openTestDatabase('sqlite', 'tables');
	const stop = new AbortController();
	setTimeout(() => stop.abort(), 50);
	let turns = 0;
	while (!stop.signal.aborted && turns < 100_000)
		await own.database.transaction((trx) => writeSetting(trx, `${turns++}`));
	expect(stop.signal.aborted).toBe(true);
});

test('the journal of a long list on SQLite is copied by whoever works through it, not by whoever serves', async () => {
	await using own = await openTestDatabase('sqlite', 'tables');
	await using list = await openDatabase({ ...own.address, tuning: 'bulk' });
	const copied = () => statSync(join(own.address.dataDir, SQLITE_FILE)).size;
	const before = copied();
	const write = (database: AppDatabase, name: string, bytes: number) =>
		database.transaction((trx) => writeSetting(trx, name, 'a'.repeat(bytes)));
	const copiers = new Set<string>();
	for (let round = 0; copiers.size === 0 && round < 200; round++) {
		await write(list, `list-${round}`, 1 << 20);
		if (copied() > before) copiers.add('list');
		await write(own.database, `serving-${round}`, 10);
		if (copied() > before && copiers.size === 0) copiers.add('serving');
	}
	expect([...copiers]).toEqual(['list']);
});
