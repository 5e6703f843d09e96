import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBackup } from '#server/backup/create-backup.ts';
import { startChild } from '#tests/support/child.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { startTestServer } from '#tests/support/test-server.ts';

/** The folders in which backups work, in the data directory and in the folder of archives. */
async function workFolders(dataDir: string): Promise<number> {
	const names = [...(await readdir(dataDir)), ...(await readdir(join(dataDir, 'backups')))];
	return names.filter((name) => name.startsWith('.backup-') || name.startsWith('.partial-')).length;
}

async function beginBackup(dataDir: string) {
	const child = startChild('begin-backup', { dataDir });
	await child.line((line) => line === 'under way');
	return child;
}

test('F27 what a killed backup left goes with the next backup, and a backup that runs keeps its folders', async () => {
	await using own = await openTestDatabase('sqlite');
	const { dataDir } = own.address;
	const killed = await beginBackup(dataDir);
	await killed.kill();
	const running = await beginBackup(dataDir);
	expect(await workFolders(dataDir)).toBe(2);
	const { file } = await createBackup({ ...own.address, product: 'test', now: Date.now() });
	expect(await readdir(join(dataDir, 'backups'))).toContain(file.split('/').at(-1));
	expect(await workFolders(dataDir)).toBe(2);
	await running.kill();
});

test('F27 what a killed backup left goes with the next start of the site', async () => {
	await using own = await openTestDatabase('sqlite');
	const { dataDir } = own.address;
	const killed = await beginBackup(dataDir);
	await killed.kill();
	await writeFile(join(dataDir, 'backups', 'notas.txt'), 'of the operator');
	await using _site = await startTestServer({ address: own.address });
	expect(await workFolders(dataDir)).toBe(0);
	expect(await readdir(join(dataDir, 'backups'))).toEqual(['notas.txt']);
});
