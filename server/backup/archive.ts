/**
 * The file format `.guiabackup`: a gzip-compressed tar with
 *   guia.sqlite      the database, complete in one file
 *   files/…          the uploaded files, as in the data directory
 *   manifest.json last: format, product, date, migrations, rows of each table, size and SHA-256 of
 *   every file before it
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { MANIFEST_NAME, type Manifest } from './manifest.ts';
import { encodeTarHeader, TAR_END, tarPadding } from './tar.ts';

/** A file on disk and its name in the archive. */
export type ArchiveSource = { path: string; file: string };

type WrittenFile = Manifest['files'][number];

/**
 * Writes an archive to `target`, which must not exist; returns once it is synced to disk. Only its
 * owner can read it, because it holds all data. `manifest` builds the manifest from what was
 * written. `at` = date of the entries in UTC milliseconds.
 */
export async function writeArchive(options: {
	target: string;
	sources: readonly ArchiveSource[];
	at: number;
	manifest: (files: WrittenFile[]) => Manifest;
}): Promise<void> {
	const output = createWriteStream(options.target, { flags: 'wx', mode: 0o600, flush: true });
	await pipeline(Readable.from(archiveBytes(options), { objectMode: false }), createGzip(), output);
}

async function* archiveBytes(
	options: Omit<Parameters<typeof writeArchive>[0], 'target'>,
): AsyncGenerator<Buffer> {
	const written: WrittenFile[] = [];
	for (const source of options.sources) {
		const { size } = await stat(source.file);
		const hash = createHash('sha256');
		yield encodeTarHeader({ name: source.path, size }, options.at);
		yield* exactly(source, size, hash);
		yield Buffer.alloc(tarPadding(size));
		written.push({ path: source.path, size, sha256: hash.digest('hex') });
	}
	const manifest = Buffer.from(`${JSON.stringify(options.manifest(written), null, '\t')}\n`);
	yield encodeTarHeader({ name: MANIFEST_NAME, size: manifest.length }, options.at);
	yield Buffer.concat([manifest, Buffer.alloc(tarPadding(manifest.length)), TAR_END]);
}

/**
 * A file that grows meanwhile is cut at its initial size; one that shrinks fails, because its
 * header no longer matches.
 */
async function* exactly(
	source: ArchiveSource,
	size: number,
	hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
	if (size === 0) return;
	let left = size;
	const chunks: AsyncIterable<Buffer> = createReadStream(source.file, { end: size - 1 });
	for await (const chunk of chunks) {
		left -= chunk.length;
		hash.update(chunk);
		yield chunk;
	}
	if (left !== 0) throw new Error(`${source.path} changed while it was being copied`);
}
