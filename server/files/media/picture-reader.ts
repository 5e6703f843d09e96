import sharp, { type Sharp } from 'sharp';
import { MEDIA_LIMITS } from '#core/media/limits.ts';

/**
 * The only decoders that may run: what is not one of these formats is refused before a byte of it
 * is understood.
 */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map(
	(name) => `VipsForeignLoad${name}`,
);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Opens a picture file of any of our formats; nothing is decoded yet. `density` is for drawings
 * (SVG), in dots per inch.
 */
export function openPicture(path: string, options: { density?: number } = {}): Sharp {
	return sharp(path, { limitInputPixels: MEDIA_LIMITS.pixels, failOn: 'error', ...options });
}

/** A drawing of one dot would otherwise be drawn in a million. */
const DENSITY = { usual: 72, most: 1_200 } as const;

/**
 * The density in dots per inch at which a drawing (SVG), which has no size of its own, becomes
 * `width` pixels wide.
 */
export async function densityFor(path: string, width: number): Promise<number> {
	const { width: own } = await openPicture(path).metadata();
	return Math.min(
		DENSITY.most,
		Math.max(DENSITY.usual, (DENSITY.usual * width) / Math.max(1, own)),
	);
}
