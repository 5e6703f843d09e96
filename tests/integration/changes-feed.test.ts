import { expect, test, vi } from 'vitest';
import type { ChangeBatch } from '#core/changes/change.ts';
import { topics } from '#core/changes/topic.ts';
import { createChangeWriter } from '#server/changes/change-repository.ts';
import { noteChange, nounChange } from '#server/changes/note-change.ts';
import { type LogRange, readLogSince } from '#server/changes/read-log.ts';
import { watchChanges } from '#server/changes/watch-changes.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { onBothEmptyEngines, openTestDatabase } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';

const OFTEN = { pollMs: 20, answerMs: 500 };

function write(database: AppDatabase, ...said: readonly unknown[]): Promise<void> {
	return database.transaction(async (trx) => {
		for (const after of said)
			noteChange(trx, nounChange('news', { topics: [topics.news], after, at: NOW }));
	});
}

/** A release that knows no log. */
async function raiseAlone(database: AppDatabase, by = 1): Promise<void> {
	const version = await readDataVersion(database.kysely);
	await database.transaction((trx) =>
		trx
			.updateTable('data_version')
			.set({ version: version + by })
			.execute(),
	);
}

function heardIn(heard: readonly ChangeBatch[]): unknown[] {
	return heard.map((batch) =>
		batch.kind === 'reset' ? 'reset' : batch.changes.map(({ after }) => after),
	);
}

async function follow(
	database: AppDatabase,
	over: Partial<Parameters<typeof watchChanges>[1]> = {},
) {
	const stop = new AbortController();
	const feed = await watchChanges(database, { signal: stop.signal, times: OFTEN, ...over });
	const heard: ChangeBatch[] = [];
	feed.subscribe((batch) => heard.push(batch));
	return { feed, heard, [Symbol.dispose]: () => stop.abort() };
}

onBothEmptyEngines(
	'a feed hears each change once and in order, whichever process wrote it',
	async (database, own) => {
		await using other = await openDatabase(own.address);
		using following = await follow(database);
		const { feed, heard } = following;
		const start = feed.version();
		for (let place = 0; place < 5; place++)
			await write(place % 2 === 0 ? database : other, place, `${place}b`);
		await vi.waitFor(() => expect(feed.version()).toBe(start + 5), { timeout: 5_000 });
		expect(heardIn(heard).flat()).toEqual([0, 1, 2, 3, 4].flatMap((place) => [place, `${place}b`]));
		const versions = heard.map(({ version }) => version);
		expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
	},
);

onBothEmptyEngines(
	'while the log cannot be read nothing is heard; then everything, in order',
	async (database) => {
		let fails = true;
		const asked: LogRange[] = [];
		const reader = async (range: LogRange) => {
			asked.push(range);
			if (fails) throw new Error('away');
			return readLogSince(database.kysely, range);
		};
		using following = await follow(database, { reader });
		const { feed, heard } = following;
		const start = feed.version();
		await write(database, 'a');
		await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2));
		await write(database, 'b');
		expect([feed.version(), heard]).toEqual([start, []]);
		fails = false;
		await vi.waitFor(() => expect(feed.version()).toBe(start + 2));
		expect(heardIn(heard).flat()).toEqual(['a', 'b']);
	},
);

onBothEmptyEngines(
	'a version without entries, and one that falls, are told as a reset',
	async (database) => {
		using following = await follow(database);
		const { feed, heard } = following;
		const start = feed.version();
		await raiseAlone(database);
		await vi.waitFor(() => expect(heard).toEqual([{ kind: 'reset', version: start + 1 }]));
		await write(database, 'after');
		await vi.waitFor(() => expect(heardIn(heard)).toEqual(['reset', ['after']]));
		await raiseAlone(database, -2);
		await vi.waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'reset', version: start }));
	},
);

onBothEmptyEngines('a listener that fails takes nothing from the others', async (database) => {
	const log = { error: vi.fn() };
	const stop = new AbortController();
	const feed = await watchChanges(database, { signal: stop.signal, times: OFTEN, log });
	const heard: ChangeBatch[] = [];
	feed.subscribe(() => {
		throw new Error('mine');
	});
	const leave = feed.subscribe((batch) => heard.push(batch));
	await write(database, 'a');
	await vi.waitFor(() => expect(heardIn(heard)).toEqual([['a']]));
	expect(log.error).toHaveBeenCalledTimes(1);
	leave();
	await write(database, 'b');
	await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2));
	expect(heard).toHaveLength(1);
	stop.abort();
});

onBothEmptyEngines(
	'since: what followed a version, or that the log does not know',
	async (database) => {
		using following = await follow(database);
		const { feed } = following;
		const start = feed.version();
		await write(database, 'a', 'b');
		await write(database, 'c');
		await vi.waitFor(() => expect(feed.version()).toBe(start + 2));
		const said = async (version: number, limit = 10) => {
			const found = await feed.since(version, limit);
			return found === 'gap' ? found : found.map(({ after }) => after);
		};
		expect(await said(start)).toEqual(['a', 'b', 'c']);
		expect(await said(start + 1)).toEqual(['c']);
		expect(await said(start + 2)).toEqual([]);
		expect(await said(start + 3)).toBe('gap');
		expect(await said(start - 1)).toBe('gap');
		expect(await said(start, 2)).toBe('gap');
		// Forgotten up to the first of the two.
		await database.transaction((trx) =>
			createChangeWriter(trx).forget((eb) => eb('after', '=', '"a"')),
		);
		expect([await said(start), await said(start + 1)]).toEqual(['gap', ['c']]);
		await database.transaction((trx) => createChangeWriter(trx).forgetOthers(NOW + 1));
		expect([await said(start + 1), await said(start + 2)]).toEqual(['gap', []]);
		await raiseAlone(database);
		await vi.waitFor(() => expect(feed.version()).toBe(start + 3));
		expect(await said(start + 2)).toBe('gap');
	},
);

test('a part of the log holds whole versions only, and at least one', async () => {
	await using own = await openTestDatabase('sqlite');
	const { database } = own;
	const start = await readDataVersion(database.kysely);
	for (const entries of [2, 2, 5, 1])
		await write(database, ...Array.from({ length: entries }, (_, place) => place));
	const parts: number[][] = [];
	for (let after = start; after < start + 4; ) {
		const part = await readLogSince(database.kysely, { after, upTo: start + 4, limit: 3 });
		expect(part.isWhole).toBe(true);
		parts.push([part.upTo - start, part.changes.length]);
		after = part.upTo;
	}
	expect(parts).toEqual([
		[1, 2],
		[2, 2],
		[3, 5],
		[4, 1],
	]);
});
