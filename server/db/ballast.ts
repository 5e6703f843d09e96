import { randomBytes } from 'node:crypto';
import { open, rm, stat, statfs, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { missingAsNull } from '#server/files/file-errors.ts';

/**
 * A file of random bytes in the data directory, released when the disk is full. Empty = released;
 * absent = there was never room for it.
 */
export const BALLAST_FILE = 'guia.ballast';
const BALLAST_BYTES = 16 * 1024 * 1024;
/**
 * Bytes that must stay free after the ballast is written; otherwise the ballast itself would fill
 * the disk.
 */
const SPARE_BYTES = 16 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;
const LOOK_AGAIN_MS = 1_000;

/** Reserves space for the actions that free a full disk. */
export type Ballast = {
	/**
	 * Whether ordinary writes may take space: false while the ballast is released and there is no
	 * room to restore it.
	 */
	mayGrow(): Promise<boolean>;
	/** Frees its bytes; does nothing if they are already free. */
	giveUp(): Promise<void>;
};

/**
 * The ballast of a data directory. Its state is the state of the file, so every process of an
 * installation sees it.
 */
export function createBallast(dataDir: string): Ballast {
	const file = join(dataDir, BALLAST_FILE);
	let looked: { at: number; answer: Promise<boolean> } | null = null;
	async function look(): Promise<boolean> {
		return (await sizeOf(file)) !== 0 || layBallast(dataDir);
	}
	return {
		mayGrow() {
			if (looked === null || performance.now() - looked.at > LOOK_AGAIN_MS)
				looked = { at: performance.now(), answer: look() };
			return looked.answer;
		},
		async giveUp() {
			await missingAsNull(truncate(file, 0));
			looked = null;
		},
	};
}

/**
 * Writes the ballast when it is missing or incomplete and there is room. Returns whether it is
 * complete.
 */
export async function layBallast(dataDir: string): Promise<boolean> {
	const file = join(dataDir, BALLAST_FILE);
	const size = await sizeOf(file);
	if (size === BALLAST_BYTES) return true;
	const { bavail, bsize } = await statfs(dataDir);
	if (bavail * bsize < BALLAST_BYTES + SPARE_BYTES) return false;
	try {
		await write(file);
		return true;
	} catch {
		// Another process took the space first.
		await (size === null ? rm(file, { force: true }) : truncate(file, 0));
		return false;
	}
}

/** Random bytes: no file system compresses them or stores them as a hole. */
async function write(file: string): Promise<void> {
	const handle = await open(file, 'w', 0o600);
	try {
		for (let written = 0; written < BALLAST_BYTES; written += PIECE_BYTES)
			await handle.write(randomBytes(PIECE_BYTES));
		await handle.datasync();
	} finally {
		await handle.close();
	}
}

/** Null when the file does not exist. */
async function sizeOf(file: string): Promise<number | null> {
	return (await missingAsNull(stat(file)))?.size ?? null;
}
