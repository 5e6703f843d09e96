import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { forgetAccessRecords, openAccessRecords, RECORDS_KEPT_MS } from './access-records.ts';

const { log } = createLog('silent');

test('each use is a line of instant, address and port, in the file of its day, and goes after six months', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'guia-access-'));
	const records = openAccessRecords(folder, log);
	const late = Date.UTC(2026, 10, 28, 2, 59, 59);
	records.note({ at: late, address: '203.0.113.7', port: 51_234 });
	records.note({ at: late + 1_000, address: '2001:db8::1', port: 0 });
	await records.close();
	const files = join(folder, 'access');
	expect((await readdir(files)).sort()).toEqual(['2026-11-27.log', '2026-11-28.log']);
	const first = join(files, '2026-11-27.log');
	expect(await readFile(first, 'utf8')).toBe('2026-11-28T02:59:59.000Z 203.0.113.7 51234\n');
	expect((await stat(first)).mode & 0o077).toBe(0);
	expect(await forgetAccessRecords(folder, late - RECORDS_KEPT_MS)).toBe(0);
	expect(await forgetAccessRecords(folder, late + 1_000)).toBe(1);
	expect(await readdir(files)).toEqual(['2026-11-28.log']);
	await rm(folder, { recursive: true });
});

test('a new day ends the oldest one', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'guia-access-'));
	const records = openAccessRecords(folder, log);
	records.note({
		at: Date.now() - RECORDS_KEPT_MS - 2 * 86_400_000,
		address: '192.0.2.1',
		port: 1,
	});
	records.note({ at: Date.now(), address: '192.0.2.1', port: 1 });
	await records.close();
	expect(await readdir(join(folder, 'access'))).toHaveLength(1);
	await rm(folder, { recursive: true });
});

test('without a folder there is nothing to forget, and a disk that refuses stops nobody', async () => {
	// A file where the folder should be.
	const taken = 'package.json';
	expect(await forgetAccessRecords(taken, Date.now())).toBe(0);
	const records = openAccessRecords(taken, log);
	records.note({ at: 0, address: '192.0.2.1', port: 1 });
	await records.close();
});
