import { isPicture } from '#core/media/content-kind.ts';
import { pictureSources } from '#core/media/picture-sources.ts';
import { DIGEST_LENGTH, usefulWidths } from '#core/media/variant.ts';
import type { Cover } from '#core/news/article.ts';
import type { CoverView, PictureView } from '#core/news/article-view.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import type { FileRepository } from '#server/files/file-repository.ts';

/**
 * Picture width for clients that ignore `srcset`: large enough for cards of shared links, small
 * enough for slow connections.
 */
const PLAIN_WIDTH = 1_024;

/** The sizes of uploaded pictures, by file id; deleted files and other types are skipped. */
export async function readPictures(
	files: FileRepository,
	ids: Iterable<string>,
): Promise<Record<string, PictureView>> {
	const pictures: Record<string, PictureView> = {};
	for (const id of new Set(ids)) {
		const file = await files.byId(id);
		const sources = file !== null && isPicture(file.detectedType) ? pictureSources(file) : null;
		if (file === null || sources === null) continue;
		const width =
			usefulWidths(sources.width).findLast((wide) => wide <= PLAIN_WIDTH) ?? PLAIN_WIDTH;
		pictures[id] = {
			...sources,
			src: callPaths.picture(file.sha256.slice(0, DIGEST_LENGTH), width, 'webp'),
		};
	}
	return pictures;
}

/** A cover with its sizes; null without one, or when its picture was deleted. */
export function coverView(
	cover: Cover | null,
	pictures: Readonly<Record<string, PictureView>>,
): CoverView | null {
	const picture = cover === null ? undefined : pictures[cover.fileId];
	return cover === null || picture === undefined
		? null
		: { ...picture, alt: cover.alt, focal: cover.focalPoint };
}
