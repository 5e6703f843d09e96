import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { AppDatabase } from '#server/db/app-database.ts';

/** A place for a database that can be filled up and given space again. */
export type SmallDisk = {
	/**
	 * How it is small: a real file system, or, where we may not mount one, SQLite's own limit of
	 * pages.
	 */
	kind: 'tmpfs' | 'page limit';
	path: string;
	/** Leaves about `bytes` free. The limit of pages holds for this `database` alone. */
	fill(database: AppDatabase | null, bytes: number): Promise<void>;
	giveSpace(database: AppDatabase | null): Promise<void>;
	[Symbol.asyncDispose](): Promise<void>;
};

const SIZE_MB = 48;
const PAGE_BYTES = 4096;
const NO_LIMIT = 4_294_967_294;

export async function makeSmallDisk(): Promise<SmallDisk> {
	const path = await mkdtemp(join(tmpdir(), 'guia-small-'));
	return mountMemory(path) ? onMemory(path) : byPageLimit(path);
}

function mountMemory(path: string): boolean {
	if (process.getuid?.() !== 0) return false;
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', path], {
			stdio: 'pipe',
		});
		return true;
	} catch {
		return false;
	}
}

function onMemory(path: string): SmallDisk {
	const ballast = join(path, 'ballast');
	return {
		kind: 'tmpfs',
		path,
		async fill(_database, bytes) {
			const { bavail, bsize } = await statfs(path);
			await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
		},
		giveSpace: () => rm(ballast, { force: true }),
		async [Symbol.asyncDispose]() {
			execFileSync('umount', ['-l', path]);
			await rm(path, { recursive: true, force: true });
		},
	};
}

function byPageLimit(path: string): SmallDisk {
	return {
		kind: 'page limit',
		path,
		fill: (database, bytes) => limitPages(database, Math.floor(bytes / PAGE_BYTES)),
		giveSpace: (database) => limitPages(database, NO_LIMIT),
		[Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
	};
}

async function limitPages(database: AppDatabase | null, more: number): Promise<void> {
	await database?.transaction(async (trx) => {
		const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(trx);
		const limit = Math.min(NO_LIMIT, (rows[0]?.page_count ?? 0) + more);
		await sql`pragma max_page_count = ${sql.lit(limit)}`.execute(trx);
	});
}
