import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupCopy } from '#core/copy/backup.ts';
import { AppError } from '#core/kit/app-error.ts';
import { missingAsNull } from '#server/files/file-errors.ts';
import { openBucket } from '#server/files/store/bucket.ts';
import type { S3Address } from '#server/files/store/files-url.ts';
import type { Backup } from './create-backup.ts';
import { openWorkFolder, WORK_PREFIXES } from './work-folder.ts';

/** Where archives are kept. */
export type Shelf = {
	/** Keeps the verified archive that `make` writes into a folder; returns its place in words. */
	keep(make: (folder: string) => Promise<Backup>): Promise<Backup & { place: string }>;
	/** The names of all that lies there, archives or not. */
	names(): Promise<string[]>;
	/** Writes an archive to the path `target`. @throws AppError 'not-found' */
	fetch(name: string, target: string): Promise<void>;
	remove(name: string): Promise<void>;
};

/** A folder of this machine. */
export function folderShelf(folder: string): Shelf {
	return {
		async keep(make) {
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const backup = await make(folder);
			return { ...backup, place: backup.file };
		},
		names: async () => (await missingAsNull(readdir(folder))) ?? [],
		async fetch(name, target) {
			if ((await missingAsNull(stat(join(folder, name)))) === null) throw missing(name);
			await copyFile(join(folder, name), target);
		},
		remove: (name) => rm(join(folder, name), { force: true }),
	};
}

/** A bucket; an archive is made in `workDir` and removed from there. */
export function bucketShelf(address: S3Address, workDir: string): Shelf {
	const bucket = openBucket(address);
	const prefix = [address.bucket, address.prefix].filter(Boolean).join('/');
	return {
		async keep(make) {
			await using work = await openWorkFolder(workDir, WORK_PREFIXES.archive);
			const backup = await make(work.path);
			const name = basename(backup.file);
			const facts = await factsOf(backup.file);
			await bucket.put(name, backup.file, facts);
			const there = await bucket.look(name);
			if (there?.size !== facts.size || there.sha256 !== facts.sha256)
				throw new AppError('unavailable', backupCopy.notKept(name));
			return { ...backup, place: `s3://${prefix}/${name}` };
		},
		names: () => bucket.names(),
		async fetch(name, target) {
			const stream = await bucket.open(name);
			if (stream === null) throw missing(name);
			await pipeline(stream, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
		},
		remove: (name) => bucket.remove(name),
	};
}

function missing(name: string): AppError {
	return new AppError('not-found', backupCopy.noArchive(name));
}

async function factsOf(file: string): Promise<{ size: number; sha256: string }> {
	const hash = createHash('sha256');
	for await (const chunk of createReadStream(file)) hash.update(chunk);
	return { size: (await stat(file)).size, sha256: hash.digest('hex') };
}
