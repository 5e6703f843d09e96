import sharp, { type Sharp } from 'sharp';
import { MEDIA_LIMITS } from '#core/media/limits.ts';

/** The only decoders allowed: any other format is refused before a decoder reads a byte of it. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map(
	(name) => `VipsForeignLoad${name}`,
);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Opens a picture file of a supported format without decoding it. `density` is for SVG, in dots per
 * inch.
 */
export function openPicture(path: string, options: { density?: number } = {}): Sharp {
	return sharp(path, { limitInputPixels: MEDIA_LIMITS.pixels, failOn: 'error', ...options });
}

/** Upper bound: a drawing of one dot would otherwise be rasterized to a million. */
const DENSITY = { usual: 72, most: 1_200 } as const;

/**
 * The density in dots per inch at which an SVG, which has no pixel size, becomes `width` pixels
 * wide.
 */
export async function densityFor(path: string, width: number): Promise<number> {
	const { width: own } = await openPicture(path).metadata();
	return Math.min(
		DENSITY.most,
		Math.max(DENSITY.usual, (DENSITY.usual * width) / Math.max(1, own)),
	);
}
