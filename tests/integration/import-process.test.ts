import { expect, test, vi } from 'vitest';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import { putReadersFirst } from '#server/yield-to-serving.ts';
import { startChild } from '#tests/support/child.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { importProcessOf, isAlive, readLongTable } from '#tests/support/long-import.ts';

const MANY = 30_000;
/** What has a core only while nothing else wants one may take long where other tests run. */
const LONG_MS = 120_000;
const PATIENCE = { timeout: 30_000, interval: 20 };

async function found(parent: number) {
	return vi.waitFor(async () => {
		const process = await importProcessOf(parent);
		if (process === null) throw new Error('no process yet');
		return process;
	}, PATIENCE);
}

test('issue 5: a long table is read by a process of its own, whole and in the order of the source', {
	timeout: LONG_MS,
}, async () => {
	await using own = await openTestDatabase('sqlite');
	const { lane, batchId, ended } = await readLongTable(own.database, own.address.dataDir, 2_600);
	await using _lane = lane;
	await found(process.pid);
	expect(await ended).toMatchObject({
		state: 'review',
		format: 'csv',
		total: 2_600,
		problem: null,
	});
	const rows = createRowRepository(own.database.kysely);
	expect(await rows.byNumber(batchId, 1)).toMatchObject({
		line: 2,
		action: 'create',
		draft: { date: '2027-01-01' },
	});
	expect(await rows.byNumber(batchId, 2_600)).toMatchObject({
		line: 2_601,
		draft: { date: '2034-02-12', home: { teamId: 'santos' } },
	});
	expect(await importProcessOf(process.pid)).toBeNull();
});

test('issue 5: that process stands behind the site; when it is killed the import says what to do, when the site ends it ends', async () => {
	await using own = await openTestDatabase('sqlite');
	putReadersFirst();
	const first = await readLongTable(own.database, own.address.dataDir, MANY);
	const { pid } = await found(process.pid);
	await vi.waitFor(async () => {
		const seen = await importProcessOf(process.pid);
		expect(seen?.isIdle || (seen?.nice ?? 0) >= 10).toBe(true);
	}, PATIENCE);
	process.kill(pid, 'SIGKILL');
	expect(await first.ended).toMatchObject({ state: 'failed', problem: 'too-much' });
	const second = await readLongTable(own.database, own.address.dataDir, MANY);
	const again = await found(process.pid);
	await second.lane[Symbol.asyncDispose]();
	expect([await isAlive(again.pid), (await second.ended)?.state]).toEqual([false, 'reading']);
});

test('F01 the process of an import ends with the one that asked for it, however that ends', async () => {
	await using own = await openTestDatabase('sqlite');
	const site = startChild('long-import', { dataDir: own.address.dataDir, games: MANY });
	const { pid } = await found(site.process.pid ?? 0);
	await site.kill();
	await vi.waitFor(async () => expect(await isAlive(pid)).toBe(false), PATIENCE);
});
