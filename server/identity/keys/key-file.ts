import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordOf } from '#core/kit/record.ts';

/**
 * File with the key of this installation when GUIA_KEY is not set. It is in the data directory,
 * readable by its owner only.
 */
export const KEY_FILE = 'guia.key';

/**
 * Reads the key file and creates it if missing. When two processes start at once, one creates it
 * and both read the same key: creation is atomic.
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

/** Writes a file that only its owner can read, and syncs it to the disk. Replaces an older one. */
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
