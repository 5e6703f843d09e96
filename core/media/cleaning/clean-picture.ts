import { cleanGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/**
 * A picture without metadata (ASVS 14.2.8): the same bytes when it has none. Null when it must be
 * re-encoded instead: another format, or a malformed file. `orientation` as in Exif.
 */
export function cleanPicture(
	bytes: Uint8Array,
	type: string,
	orientation: number,
): Uint8Array | null {
	switch (type) {
		case 'image/jpeg':
			return cleanJpeg(bytes, orientation);
		case 'image/png':
			return cleanPng(bytes);
		case 'image/gif':
			return cleanGif(bytes);
		case 'image/webp':
			return cleanWebp(bytes);
		default:
			return null;
	}
}
