import { isPicture } from '#core/media/content-kind.ts';
import { readFilesAddress } from '#core/media/files-address.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import { DIGEST_LENGTH, usefulWidths } from '#core/media/variant.ts';
import type { ArticlePicture } from '#core/news/contract/articles.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createFileRepository } from '#server/files/file-repository.ts';

/** Wide enough for the editor. */
const MOST_WIDTH = 1_024;

/**
 * The picture at an address from the file client; null for anything but a picture of this server.
 */
export async function pictureAt(db: Reader, address: string): Promise<ArticlePicture | null> {
	if (!address.startsWith(`${paths.files}/`)) return null;
	const read = readFilesAddress(address);
	return read?.kind === 'object'
		? toPicture(await createFileRepository(db).byName(read.name))
		: null;
}

/** The picture with this id; null when it was deleted. */
export async function pictureOf(db: Reader, fileId: string): Promise<ArticlePicture | null> {
	return toPicture(await createFileRepository(db).byId(fileId));
}

function toPicture(file: StoredFile | null): ArticlePicture | null {
	if (file === null || !isPicture(file.detectedType) || file.width === null || file.height === null)
		return null;
	const wide = usefulWidths(file.width).findLast((width) => width <= MOST_WIDTH) ?? MOST_WIDTH;
	return {
		fileId: file.id,
		src: callPaths.picture(file.sha256.slice(0, DIGEST_LENGTH), wide, 'webp'),
		width: file.width,
		height: file.height,
	};
}
