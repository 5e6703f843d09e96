import { fail, ok, type Result } from '#core/kit/result.ts';
import { isPicture } from '#core/media/content-kind.ts';
import { readFilesAddress } from '#core/media/files-address.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import { DIGEST_LENGTH } from '#core/media/variant.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createFileRepository } from '#server/files/file-repository.ts';

/** Sharp at 32 px on any screen, and large enough for search engines. */
const LOGO_WIDTH = 256;

/** `fileIds` = the files in use from now on. */
type Logo = { logoURL: string; fileIds: readonly string[] };
type SettledPicture = { address: string; fileIds: readonly string[] };

/**
 * The stored form of the logo that an operator chose. An uploaded picture becomes the address of
 * its public size: it changes with the content, so it may be cached for ever. `stored` is accepted
 * unchanged, whatever it is. Anything else is refused, because no page would show it.
 */
export async function settleLogo(
	db: Reader,
	wanted: string,
	stored: string,
): Promise<Result<Logo, 'unknown-picture'>> {
	const settled = await settlePicture(db, wanted, stored);
	return settled.ok
		? ok({ logoURL: settled.value.address, fileIds: settled.value.fileIds })
		: settled;
}

/** The same for any small picture: a crest, or a channel's logo. */
export async function settlePicture(
	db: Reader,
	wanted: string,
	stored: string,
): Promise<Result<SettledPicture, 'unknown-picture'>> {
	if (wanted === '') return ok({ address: '', fileIds: [] });
	const file = await fileAt(db, wanted);
	if (file === null)
		return wanted === stored ? ok({ address: stored, fileIds: [] }) : fail('unknown-picture');
	return ok({
		address: callPaths.picture(file.sha256.slice(0, DIGEST_LENGTH), LOGO_WIDTH, 'webp'),
		fileIds: [file.id],
	});
}

async function fileAt(db: Reader, address: string): Promise<StoredFile | null> {
	if (!address.startsWith(`${paths.files}/`)) return null;
	const read = readFilesAddress(address);
	const files = createFileRepository(db);
	const file =
		read?.kind === 'object'
			? await files.byName(read.name)
			: read?.kind === 'picture'
				? await files.byDigest(read.digest)
				: null;
	return file !== null && isPicture(file.detectedType) ? file : null;
}
