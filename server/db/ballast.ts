import { randomBytes } from 'node:crypto';
import { open, rm, stat, statfs, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { missingAsNull } from '#server/files/file-errors.ts';

/**
 * In the data directory: bytes of no meaning, given up when the disk is full. Empty = given up;
 * absent = there never was room for it.
 */
export const BALLAST_FILE = 'guia.ballast';
const BALLAST_BYTES = 16 * 1024 * 1024;
/** What stays free beside it when it is laid, in bytes: else it would fill the disk itself. */
const SPARE_BYTES = 16 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;
const LOOK_AGAIN_MS = 1_000;

/** What keeps room for the way out of a full disk. */
export type Ballast = {
	/**
	 * Whether ordinary writes may take space: not while the ballast is given up and there is no room
	 * to lay it again.
	 */
	mayGrow(): Promise<boolean>;
	/** Frees its bytes; does nothing where that was done before. */
	giveUp(): Promise<void>;
};

/**
 * The ballast of a data directory. Its state is that of the file, so that all processes of an
 * installation know it.
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
 * Lays the ballast of a data directory where it is missing or not whole and there is room. Answers
 * whether it lies there.
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
		// Somebody else was quicker with the space.
		await (size === null ? rm(file, { force: true }) : truncate(file, 0));
		return false;
	}
}

/** Bytes that no file system packs or leaves out. */
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

/** Null where it is not there. */
async function sizeOf(file: string): Promise<number | null> {
	return (await missingAsNull(stat(file)))?.size ?? null;
}
