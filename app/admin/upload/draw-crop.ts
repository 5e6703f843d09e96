import { type Crop, placePicture } from '#core/media/crop.ts';

export type Size = { width: number; height: number };

/** Pixels: sharp at every size the square is shown in. */
const SIDE = 512;

/** Size of a decoded picture; a vector image without a size counts as a square. */
export function sizeOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size {
	return width > 0 && height > 0 ? { width, height } : { width: SIDE, height: SIDE };
}

/** The contents of the square as PNG; areas outside the picture are transparent. */
export async function drawCrop(image: HTMLImageElement, crop: Crop): Promise<Blob> {
	const canvas = document.createElement('canvas');
	canvas.width = SIDE;
	canvas.height = SIDE;
	const brush = canvas.getContext('2d');
	const { left, top, width, height } = placePicture(sizeOf(image), crop);
	if (brush !== null) brush.imageSmoothingQuality = 'high';
	brush?.drawImage(image, left * SIDE, top * SIDE, width * SIDE, height * SIDE);
	return new Promise((resolve, reject) => {
		canvas.toBlob(
			(blob) =>
				blob === null ? reject(new Error('The picture could not be drawn')) : resolve(blob),
			'image/png',
		);
	});
}
