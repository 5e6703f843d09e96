import { cleanGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/**
 * A picture without the data about its making (ASVS 14.2.8): the same bytes when there were none.
 * Null when it cannot be done on the bytes alone: another format, or a file that is not built as
 * its format asks; then it has to be encoded anew. `orientation` as Exif has it.
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
