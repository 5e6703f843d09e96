import { readDownloadAddress } from '#core/media/picture-sources.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import { reportRecord } from '#server/damaged-record.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createFileRepository } from './file-repository.ts';
import type { FileService } from './file-service.ts';

/**
 * Finds a file by name. A damaged record is logged and still served: it loses only the uploader's
 * custom metadata.
 */
export async function findFile(
	{ db, log }: Pick<FileService, 'db' | 'log'>,
	name: string,
): Promise<StoredFile | null> {
	const file = await createFileRepository(db.kysely).byName(name);
	if (file !== null)
		reportRecord(
			log,
			`files/${file.id}`,
			file.isDamaged !== true,
			'the pairs of its uploader count as none, the file stays',
		);
	return file;
}

/**
 * The file behind an address such as the brand's logoURL. Callers register its use
 * (`file-use-repository.ts`) in the transaction that stores the address, or offer its sizes
 * (`pictureSources`). Null for foreign and outdated addresses.
 */
export async function findFileByAddress(
	db: Reader,
	address: string,
	publicUrl: string,
): Promise<StoredFile | null> {
	const asked = readDownloadAddress(address, publicUrl);
	const file = asked === null ? null : await createFileRepository(db).byName(asked.name);
	return file !== null && file.token === asked?.token ? file : null;
}
