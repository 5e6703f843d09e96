/**
 * Position of a picture in a square: `zoom` 1 = the whole picture just fits; `x`, `y` from -1
 * (left, up) to 1, the range of motion.
 */
export type Crop = { zoom: number; x: number; y: number };

export const WHOLE: Crop = { zoom: 1, x: 0, y: 0 };
export const MOST_ZOOM = 4;

/** As fractions of the square's side; may extend beyond it. */
type Placement = { left: number; top: number; width: number; height: number };

/**
 * Where to draw the picture (in pixels). A side longer than the square always covers it; a shorter
 * one always stays inside.
 */
export function placePicture(
	picture: { width: number; height: number },
	{ zoom, x, y }: Crop,
): Placement {
	const longest = Math.max(picture.width, picture.height);
	const [width, height] = [(picture.width / longest) * zoom, (picture.height / longest) * zoom];
	return {
		left: (1 - width) / 2 + x * room(width),
		top: (1 - height) / 2 + y * room(height),
		width,
		height,
	};
}

/** The crop after a drag, in fractions of the square's side. */
export function dragPicture(
	picture: { width: number; height: number },
	crop: Crop,
	by: { x: number; y: number },
): Crop {
	const { width, height } = placePicture(picture, crop);
	return { ...crop, x: moved(crop.x, by.x, room(width)), y: moved(crop.y, by.y, room(height)) };
}

/** How far a side can move from the centre in either direction. */
function room(length: number): number {
	return Math.abs(length - 1) / 2;
}

function moved(position: number, by: number, most: number): number {
	return most === 0 ? position : Math.min(1, Math.max(-1, position + by / most));
}
