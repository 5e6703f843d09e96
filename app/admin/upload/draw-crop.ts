import { type Crop, placePicture } from '#core/media/crop.ts';

export type Size = { width: number; height: number };

/** Sharp wherever the square is shown. */
const SIDE = 512;

/** The size of a picture that the browser has decoded; a drawing without one is a square. */
export function sizeOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size {
	return width > 0 && height > 0 ? { width, height } : { width: SIDE, height: SIDE };
}

/** What lies in the square, as PNG; what the picture does not cover is transparent. */
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
