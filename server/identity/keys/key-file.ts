import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordOf } from '#core/kit/record.ts';

/**
 * The key of this installation when GUIA_KEY is not set, in the data directory, readable by its
 * owner only.
 */
export const KEY_FILE = 'guia.key';

/**
 * Reads the key file, making it first where there is none. Of two processes that start at once, one
 * makes it and both read the same: the file appears whole or not at all.
 */
export async function readKeyFile(dataDir: string): Promise<string> {
	const file = join(dataDir, KEY_FILE);
	const existing = await readFile(file, 'utf8').catch(missing);
	if (existing !== null) return existing.trim();
	await mkdir(dataDir, { recursive: true });
	const draft = `${file}.${randomBytes(6).toString('hex')}`;
	await writeSecretFile(draft, `${randomBytes(32).toString('base64url')}\n`);
	try {
		await link(draft, file);
	} catch (error) {
		if (recordOf(error).code !== 'EEXIST') throw error;
	} finally {
		await rm(draft, { force: true });
	}
	return (await readFile(file, 'utf8')).trim();
}

/**
 * Writes a file that only its owner may read, and returns when it is on the disk. An older one is
 * replaced.
 */
export async function writeSecretFile(file: string, text: string): Promise<void> {
	await rm(file, { force: true });
	const handle = await open(file, 'wx', 0o600);
	try {
		await handle.writeFile(text);
		await handle.sync();
	} finally {
		await handle.close();
	}
}

function missing(error: NodeJS.ErrnoException): null {
	if (error.code !== 'ENOENT') throw error;
	return null;
}
