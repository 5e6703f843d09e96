import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { guidePart, newestArchive, readArchiveName } from '#core/backups/archive-name.ts';
import { backupCopy } from '#core/copy/backup.ts';
import { AppError } from '#core/kit/app-error.ts';
import { readFilesUrl, type S3Address } from '#server/files/store/files-url.ts';
import { bucketShelf, folderShelf, type Shelf } from './shelf.ts';
import { openWorkFolder, WORK_PREFIXES } from './work-folder.ts';

const NEWEST = 'newest';

/** `usual` = BACKUP_URL, else the folder of backups in the data directory. */
type Places = { dataDir: string; usual: string };

/** The place of an installation's backups, unless another one is named. */
export function usualPlace({ dataDir, backupUrl }: { dataDir: string; backupUrl: string | null }) {
	return backupUrl ?? join(dataDir, 'backups');
}

/** The shelf at a folder or at s3://… @throws AppError 'bad-request' for a malformed address. */
export function openShelf(place: string, dataDir: string): Shelf {
	const address = bucketIn(place);
	return address === null
		? folderShelf(resolve(place))
		: bucketShelf(address, join(dataDir, 'backups'));
}

/** Whether an archive lies in a bucket, or on another disk than the data folder. */
export async function isApart(archive: string, dataDir: string): Promise<boolean> {
	if (/^s3:/i.test(archive)) return true;
	const [own, other] = await Promise.all([stat(dataDir), stat(archive)]);
	return own.dev !== other.dev;
}

function bucketIn(place: string): S3Address | null {
	if (!/^s3:/i.test(place)) return null;
	const address = readFilesUrl(place);
	if (address === null) throw new AppError('bad-request', backupCopy.badPlace);
	return address;
}

type Fetched = { file: string; name: string } & AsyncDisposable;

/**
 * The archive that an operator names: a file, `newest`, FOLDER/newest, s3://…/newest, s3://…/NAME,
 * or a NAME at the usual place. `guide` = the id of this guide, null on a new machine. What was
 * fetched goes with `await using`.
 * @throws AppError 'not-found' | 'conflict' when archives of several guides are there |
 * 'bad-request'
 */
export async function fetchArchive(
	from: string,
	{ dataDir, usual }: Places,
	guide: string | null,
): Promise<Fetched> {
	if (from !== NEWEST && bucketIn(from) === null && existsSync(from))
		return { file: from, name: from, [Symbol.asyncDispose]: async () => undefined };
	const { shelf, name } = locate(from, { dataDir, usual });
	const found = name ?? (await newestOn(shelf, guide));
	const work = await openWorkFolder(dataDir, WORK_PREFIXES.unpacked);
	const file = join(work.path, 'archive');
	try {
		await shelf.fetch(found, file);
	} catch (error) {
		await work[Symbol.asyncDispose]();
		throw error;
	}
	return { file, name: found, [Symbol.asyncDispose]: () => work[Symbol.asyncDispose]() };
}

function locate(from: string, { dataDir, usual }: Places): { shelf: Shelf; name: string | null } {
	const address = bucketIn(from);
	const path = address === null ? from : address.prefix;
	const name = basename(path);
	const isNamed = readArchiveName(name) !== null;
	if (name !== NEWEST && !isNamed) throw new AppError('not-found', backupCopy.noArchive(from));
	const parent = path.slice(0, -name.length).replace(/\/+$/, '');
	const wanted = isNamed ? name : null;
	if (address !== null)
		return {
			shelf: bucketShelf({ ...address, prefix: parent }, join(dataDir, 'backups')),
			name: wanted,
		};
	return { shelf: openShelf(path === name ? usual : parent, dataDir), name: wanted };
}

async function newestOn(shelf: Shelf, guide: string | null): Promise<string> {
	const newest = newestArchive(await shelf.names(), guidePart(guide));
	if (newest === null) throw new AppError('not-found', backupCopy.noneThere);
	if (newest === 'several') throw new AppError('conflict', backupCopy.severalGuides);
	return newest.name;
}
