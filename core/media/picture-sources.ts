import { callPaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';
import { readFilesAddress } from './files-address.ts';
import type { StoredFile } from './stored-file.ts';
import { DIGEST_LENGTH, usefulWidths, type VariantFormat } from './variant.ts';

/**
 * Data of `<picture>` for an uploaded picture: its own size, and a `srcset` for each format. The
 * addresses are immutable.
 */
export type PictureSources = { width: number; height: number; avif: string; webp: string };

/** The sizes of a picture offered by public pages; null for other files. */
export function pictureSources({
	sha256,
	width,
	height,
}: Pick<StoredFile, 'sha256' | 'width' | 'height'>): PictureSources | null {
	if (width === null || height === null) return null;
	const digest = sha256.slice(0, DIGEST_LENGTH);
	const sourceSet = (format: VariantFormat) =>
		usefulWidths(width)
			.map((wide) => `${callPaths.picture(digest, wide, format)} ${wide}w`)
			.join(', ');
	return { width, height, avif: sourceSet('avif'), webp: sourceSet('webp') };
}

/**
 * Name and token in the official client's download address of a file; null for any other address.
 * `origin` = the site's own.
 */
export function readDownloadAddress(
	text: string,
	origin: string,
): { name: string; token: string } | null {
	if (text === '' || !URL.canParse(text, origin)) return null;
	const url = new URL(text, origin);
	if (url.origin !== new URL(origin).origin || !url.pathname.startsWith(`${paths.files}/`))
		return null;
	const address = readFilesAddress(url.pathname + url.search);
	if (address?.kind !== 'object') return null;
	return { name: address.name, token: address.query.get('token') ?? '' };
}
