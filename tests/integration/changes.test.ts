import { expect, vi } from 'vitest';
import type { Change } from '#core/changes/change.ts';
import { topics } from '#core/changes/topic.ts';
import { createChangeRepository } from '#server/changes/change-repository.ts';
import { noteChange, nounChange } from '#server/changes/note-change.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { readDataVersion, readDataVersions } from '#server/db/data-version.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';

const LAST = Number.MAX_SAFE_INTEGER;

function note(trx: Writer, said: unknown, touched: readonly string[] = [topics.news]): void {
	noteChange(trx, nounChange('news', { topics: touched, after: said, at: NOW }));
}

function logOf(database: AppDatabase, after = 0): Promise<Change[]> {
	return createChangeRepository(database.kysely).listBetween(after, LAST, LAST);
}

onBothEngines(
	'what a transaction notes is one version of the log, in its order',
	async (database) => {
		const start = await readDataVersion(database.kysely);
		await database.transaction(async (trx) => {
			note(trx, 'first', [topics.news, topics.day('2026-11-20')]);
			note(trx, 'second');
		});
		expect(await readDataVersion(database.kysely)).toBe(start + 1);
		const log = await logOf(database, start);
		expect(log.map(({ version, sequence, after }) => [version, sequence, after])).toEqual([
			[start + 1, 0, 'first'],
			[start + 1, 1, 'second'],
		]);
		expect(log[0]).toEqual({
			...{
				version: start + 1,
				sequence: 0,
				topics: [topics.news, topics.day('2026-11-20')],
				gameId: null,
				kind: 'news',
			},
			...{ before: null, after: 'first', at: NOW, source: null, actor: null },
		});
	},
);

onBothEngines(
	'nothing is raised by what notes nothing, by what no page shows, and by what is taken back',
	async (database) => {
		const start = await readDataVersion(database.kysely);
		await database.transaction(async () => undefined);
		await database.transaction(async (trx) => note(trx, 'in private', []));
		const failed = database.transaction(async (trx) => {
			note(trx, 'taken back');
			throw new Error('no');
		});
		await expect(failed).rejects.toThrow('no');
		expect(await readDataVersion(database.kysely)).toBe(start);
		expect(await logOf(database, start)).toEqual([]);
		const kept = await database.kysely
			.selectFrom('changes')
			.select(['version', 'after'])
			.where('kind', '=', 'news')
			.execute();
		expect(kept).toEqual([{ version: 0, after: '"in private"' }]);
	},
);

onBothEngines('work that runs again after a conflict is noted once', async (database) => {
	const start = await readDataVersion(database.kysely);
	let attempts = 0;
	await database.transaction(async (trx) => {
		attempts += 1;
		note(trx, attempts);
		// What PostgreSQL says when it gives up one of two transactions that wait for each other.
		if (attempts < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
	});
	expect(attempts).toBe(3);
	expect((await logOf(database, start)).map(({ after }) => after)).toEqual([3]);
});

onBothEngines('the order of versions is that of commits, whoever writes', async (database, own) => {
	await using other = await openDatabase(own.address);
	const start = await readDataVersion(database.kysely);
	const seen: number[][] = [];
	// A reader who sees a version sees every entry up to it.
	const look = async () => {
		const version = await readDataVersion(database.kysely);
		const log = await createChangeRepository(database.kysely).listBetween(start, version, LAST);
		seen.push([version - start, new Set(log.map((change) => change.version)).size]);
	};
	const write = (db: AppDatabase, writer: string, place: number) =>
		db.transaction(async (trx) => {
			const id = `${writer}-${place}`;
			note(trx, id);
			await trx
				.insertInto('settings')
				.values({ collection: 'test', id, data: '{}', revision: 1, updated_at: NOW })
				.execute();
			note(trx, `${id} again`);
		});
	const writers = [database, other].flatMap((db, index) =>
		Array.from({ length: 4 }, (_, each) => [db, `${index}${each}`] as const),
	);
	await Promise.all(
		writers.map(async ([db, writer]) => {
			for (let place = 0; place < 5; place++) {
				await write(db, writer, place);
				await look();
			}
		}),
	);
	for (const [versions, found] of seen) expect(found).toBe(versions);
	const log = await logOf(database, start);
	const inOrder = log.map(({ version, sequence }) => [version - start, sequence]);
	expect(inOrder).toEqual(
		Array.from({ length: 40 }, (_, place) => [place + 1, 0]).flatMap(([version]) => [
			[version, 0],
			[version, 1],
		]),
	);
	for (const [, writer] of writers) {
		const own = log.filter(
			({ after, sequence }) => sequence === 0 && String(after).startsWith(`${writer}-`),
		);
		expect(own.map(({ after }) => after)).toEqual(
			Array.from({ length: 5 }, (_, place) => `${writer}-${place}`),
		);
	}
});

onBothEngines(
	'names and habits have a version of their own; what an older release wrote may have changed both',
	async (database) => {
		const { version: start } = await readDataVersions(database.kysely);
		await database.transaction(async (trx) => note(trx, 'x', [topics.names]));
		await database.transaction(async (trx) => note(trx, 'x', [topics.habits('brasileirao-a')]));
		await database.transaction(async (trx) => note(trx, 'x'));
		expect(await readDataVersions(database.kysely)).toEqual({
			version: start + 3,
			names: start + 1,
			habits: start + 2,
		});
		await database.transaction((trx) =>
			trx
				.updateTable('data_version')
				.set({ version: start + 4 })
				.execute(),
		);
		expect(await readDataVersions(database.kysely)).toEqual({
			version: start + 4,
			names: start + 4,
			habits: start + 4,
		});
		await database.transaction(async (trx) => note(trx, 'x'));
		expect(await readDataVersions(database.kysely)).toEqual({
			version: start + 5,
			names: start + 5,
			habits: start + 5,
		});
	},
);

onBothEngines(
	'changes are noted inside a transaction of the product and nowhere else',
	async (database) => {
		const noted = vi.fn();
		await database.kysely
			.transaction()
			.setAccessMode('read write')
			.execute(async (trx) => {
				try {
					note(trx, 'x');
				} catch (error) {
					noted(String(error));
				}
			})
			.catch(() => undefined);
		expect(noted).toHaveBeenCalledWith(expect.stringContaining('AppDatabase.transaction'));
	},
);
