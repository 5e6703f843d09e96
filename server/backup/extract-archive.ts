import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { backupCopy } from '#core/copy/backup.ts';
import { AppError, errorCode } from '#core/kit/app-error.ts';
import { recordOf } from '#core/kit/record.ts';
import { ByteReader } from './byte-reader.ts';
import {
	DATABASE_NAME,
	FILES_FOLDER,
	MANIFEST_NAME,
	type Manifest,
	parseManifest,
} from './manifest.ts';
import { decodeTarHeader, TAR_BLOCK, type TarHeader, tarPadding } from './tar.ts';

const LARGEST_MANIFEST = 256 * 1024 * 1024;

type Extracted = Map<string, { size: number; sha256: string }>;

/** AppError 'backup-invalid' with the reason in words. */
export function damaged(reason: string): AppError {
	return new AppError('backup-invalid', backupCopy.damaged(reason));
}

/**
 * Unpacks an archive into `folder`, which must be empty, and checks every file against the
 * manifest. Returns once everything is synced to disk.
 * @throws AppError 'backup-invalid' when anything is missing, changed, unlisted or outside the two
 * allowed places; 'disk-full'.
 */
export async function extractArchive(archive: string, folder: string): Promise<Manifest> {
	try {
		return await pipeline(
			createReadStream(archive),
			createGunzip(),
			(source: AsyncIterable<Buffer>) => readEntries(source, folder),
		);
	} catch (error) {
		throw archiveError(error, archive);
	}
}

function archiveError(error: unknown, archive: string): unknown {
	const { code, path } = recordOf(error);
	if (errorCode(error) !== null) return error;
	if (code === 'ENOSPC')
		return new AppError('disk-full', 'No space to unpack the backup', { cause: error });
	if (code === 'Z_BUF_ERROR') return damaged(backupCopy.reasons.cut);
	if (code === 'Z_DATA_ERROR') return damaged(backupCopy.reasons.unreadable);
	if (path === archive || code === 'EISDIR')
		return new AppError('not-found', backupCopy.noArchive(archive), { cause: error });
	return error;
}

async function readEntries(source: AsyncIterable<Buffer>, folder: string): Promise<Manifest> {
	const reader = new ByteReader(source);
	const extracted: Extracted = new Map();
	for (;;) {
		const header = await readHeader(reader, extracted.size === 0);
		if (header.name === MANIFEST_NAME)
			return compare(await readManifest(reader, header), extracted);
		requireAllowedPath(header.name);
		if (extracted.has(header.name)) throw damaged(backupCopy.reasons.twice(header.name));
		extracted.set(header.name, {
			size: header.size,
			sha256: await writeEntry(reader, header, folder),
		});
	}
}

async function readHeader(reader: ByteReader, isFirst: boolean): Promise<TarHeader> {
	const block = await reader.take(TAR_BLOCK);
	const header = block === null ? null : decodeTarHeader(block);
	if (header === null) throw damaged(backupCopy.reasons.cut);
	if (header === 'invalid')
		throw isFirst
			? new AppError('backup-invalid', backupCopy.notABackup)
			: damaged(backupCopy.reasons.header);
	if ('odd' in header) throw damaged(backupCopy.reasons.link(header.odd));
	return header;
}

/**
 * Archives are untrusted: only the database and files below files/ are written, never outside the
 * folder.
 */
function requireAllowedPath(name: string): void {
	if (name === DATABASE_NAME) return;
	const [first, ...rest] = name.split('/');
	const plain =
		rest.length > 0 && rest.every((part) => part !== '' && part !== '.' && part !== '..');
	// Control characters, and what Windows treats as a separator or drive.
	const strange = [...name].some(
		(character) => character < ' ' || character === '\\' || character === ':',
	);
	if (first !== FILES_FOLDER || !plain || strange) throw damaged(backupCopy.reasons.path(name));
}

async function writeEntry(reader: ByteReader, header: TarHeader, folder: string): Promise<string> {
	const { bavail, bsize } = await statfs(folder);
	if (header.size > bavail * bsize)
		throw new AppError('disk-full', `No space for ${header.name} (${header.size} bytes)`);
	const target = join(folder, header.name);
	await mkdir(dirname(target), { recursive: true });
	const hash = createHash('sha256');
	const file = await open(target, 'wx', 0o600);
	try {
		for await (const chunk of reader.stream(header.size)) {
			hash.update(chunk);
			await file.writeFile(chunk);
		}
		await file.sync();
	} finally {
		await file.close();
	}
	await requirePadding(reader, header.size);
	return hash.digest('hex');
}

async function readManifest(reader: ByteReader, header: TarHeader): Promise<Manifest> {
	const bytes = header.size <= LARGEST_MANIFEST ? await reader.take(header.size) : null;
	if (bytes === null) throw damaged(backupCopy.reasons.cut);
	await requirePadding(reader, header.size);
	// Reads on to the end so that gzip verifies its checksum; our archives end with the manifest.
	if (!(await reader.isEmptyToTheEnd())) throw damaged(backupCopy.reasons.afterTheEnd);
	return parseManifest(bytes.toString('utf8'));
}

async function requirePadding(reader: ByteReader, size: number): Promise<void> {
	if ((await reader.take(tarPadding(size))) === null) throw damaged(backupCopy.reasons.cut);
}

function compare(manifest: Manifest, extracted: Extracted): Manifest {
	const listed = new Set(manifest.files.map((file) => file.path));
	for (const name of extracted.keys())
		if (!listed.has(name)) throw damaged(backupCopy.reasons.unlisted(name));
	for (const file of manifest.files) {
		const found = extracted.get(file.path);
		if (found === undefined) throw damaged(backupCopy.reasons.missing(file.path));
		if (found.size !== file.size || found.sha256 !== file.sha256)
			throw damaged(backupCopy.reasons.checksum(file.path));
	}
	if (!extracted.has(DATABASE_NAME)) throw damaged(backupCopy.reasons.missing(DATABASE_NAME));
	return manifest;
}
