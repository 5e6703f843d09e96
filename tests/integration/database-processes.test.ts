import { expect, vi } from 'vitest';
import { noteEverything } from '#server/changes/note-change.ts';
import { readDataVersion, watchDataVersion } from '#server/db/data-version.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { startChild } from '#tests/support/child.ts';
import { onBothEmptyEngines } from '#tests/support/database.ts';

onBothEmptyEngines(
	'F06 two processes with 50 writers: no error, 99 of 100 writes within a second',
	async (database, own) => {
		const input = { address: own.address, writers: 25, writes: 20 };
		const children = ['a', 'b'].map((prefix) => startChild('write-settings', { ...input, prefix }));
		const outputs = await Promise.all(
			children.map((child) => child.line((line) => line.startsWith('{'))),
		);
		const results = outputs.map(
			(line) => JSON.parse(line) as { times: number[]; errors: string[] },
		);
		expect(results.flatMap((result) => result.errors)).toEqual([]);
		const times = results.flatMap((result) => result.times).sort((a, b) => a - b);
		expect(times).toHaveLength(1000);
		expect(times[989]).toBeLessThan(1000);
		const { count } = await database.kysely
			.selectFrom('settings')
			.select((eb) => eb.fn.countAll<number>().as('count'))
			.executeTakeFirstOrThrow();
		expect(count).toBe(1000);
	},
);

onBothEmptyEngines(
	'the data version rises with each bump and not when the transaction fails',
	async (database) => {
		const start = await readDataVersion(database.kysely);
		await database.transaction(async (trx) => noteEverything(trx, 0));
		await database.transaction(async (trx) => noteEverything(trx, 0));
		const failed = database.transaction(async (trx) => {
			noteEverything(trx, 0);
			throw new Error('no');
		});
		await expect(failed).rejects.toThrow('no');
		expect(await readDataVersion(database.kysely)).toBe(start + 2);
	},
);

onBothEmptyEngines(
	'a watcher hears of changes of its own and of another connection, and of nothing after its end',
	async (database, own) => {
		await using other = await openDatabase(own.address);
		const stop = new AbortController();
		const seen: number[] = [];
		const start = await watchDataVersion(database, (version) => seen.push(version), stop.signal);
		await database.transaction(async (trx) => noteEverything(trx, 0));
		await vi.waitFor(() => expect(seen).toEqual([start + 1]));
		await other.transaction(async (trx) => noteEverything(trx, 0));
		await vi.waitFor(() => expect(seen).toEqual([start + 1, start + 2]), { timeout: 5_000 });
		stop.abort();
		await database.transaction(async (trx) => noteEverything(trx, 0));
		await other.transaction(async (trx) => noteEverything(trx, 0));
		expect(await readDataVersion(database.kysely)).toBe(start + 4);
		expect(seen).toEqual([start + 1, start + 2]);
	},
);

onBothEmptyEngines('a write that does not bump the version wakes nobody', async (database) => {
	const stop = new AbortController();
	const onChange = vi.fn();
	await watchDataVersion(database, onChange, stop.signal);
	await database.transaction((trx) =>
		trx
			.insertInto('settings')
			.values({ collection: 'test', id: 'a', data: '{}', revision: 1, updated_at: 1 })
			.execute(),
	);
	await readDataVersion(database.kysely);
	stop.abort();
	expect(onChange).not.toHaveBeenCalled();
});
