import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBackup } from '#server/backup/create-backup.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { startChild } from '#tests/support/child.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { seededRandom } from './random.ts';

/**
 * An installation whose database and one uploaded file are in the state 'old', and an archive of
 * the state 'new'.
 */
export async function makeOldAndNew(): Promise<{
	archive: string;
	dataDir: string;
	[Symbol.asyncDispose](): Promise<void>;
}> {
	const folder = await temporaryFolder();
	const [source, dataDir] = [join(folder.path, 'source'), join(folder.path, 'target')];
	await putState(source, 'new');
	const { file } = await createBackup({
		dataDir: source,
		databaseUrl: null,
		folder: folder.path,
		product: 'test',
		now: 0,
	});
	await putState(dataDir, 'old');
	return { archive: file, dataDir, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

async function putState(dataDir: string, state: 'old' | 'new'): Promise<void> {
	await using database = await openDatabase({ dataDir, databaseUrl: null });
	await migrate(database);
	const row = { collection: 'test', id: state, data: '{}', revision: 1, updated_at: 1 };
	await database.transaction((trx) => trx.insertInto('settings').values(row).execute());
	await mkdir(join(dataDir, 'files'));
	await writeFile(join(dataDir, 'files', state), state.repeat(1000));
}

/**
 * Opens the installation as a start does and tells its state: 'old,old' or 'new,new' when all is
 * well.
 */
export async function readState(dataDir: string): Promise<string> {
	await using database = await openDatabase({ dataDir, databaseUrl: null });
	const rows = await database.kysely.selectFrom('settings').select('id').execute();
	return [...rows.map((row) => row.id), ...(await readdir(join(dataDir, 'files')))].join();
}

/** How long a whole restore takes here and now, in milliseconds: the span in which to kill one. */
async function timeRestore(): Promise<number> {
	await using own = await makeOldAndNew();
	const child = startChild('restore', { archive: own.archive, dataDir: own.dataDir });
	await child.line((line) => line === 'restoring');
	const began = performance.now();
	await child.line((line) => line === 'restored');
	return performance.now() - began;
}

/**
 * Kills a restore at a random moment, `kills` times, each on a fresh installation; returns how
 * often each state was found.
 */
export async function killRestores(options: {
	kills: number;
	seed: number;
}): Promise<Record<string, number>> {
	const random = seededRandom(options.seed);
	const span = (await timeRestore()) * 1.1;
	const found: Record<string, number> = {};
	for (let round = 0; round < options.kills; round++) {
		await using own = await makeOldAndNew();
		const child = startChild('restore', { archive: own.archive, dataDir: own.dataDir });
		await child.line((line) => line === 'restoring');
		await wait(random() * span);
		await child.kill();
		const state = await readState(own.dataDir);
		found[state] = (found[state] ?? 0) + 1;
	}
	return found;
}
