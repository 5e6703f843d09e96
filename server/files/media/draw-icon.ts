import type { Sharp } from 'sharp';
import { iconGround, type LogoIcon, sizeInIcon } from '#core/media/logo-icon.ts';
import { densityFor, openPicture } from './picture-reader.ts';

/** Edge in pixels of the thumbnail from which the background colour is sampled. */
const SAMPLE = 32;

type Logo = { path: string; svg: boolean };

/**
 * The icon of a logo as PNG: the logo centred on its background colour, in the size of the icon.
 */
export async function drawIcon(logo: Logo, icon: LogoIcon): Promise<Buffer> {
	const { edge } = icon;
	const { autoOrient: own } = await openPicture(logo.path).metadata();
	const { width, height } = sizeInIcon(own, icon);
	const sample = (await upright(logo, SAMPLE))
		.resize({ width: SAMPLE, height: SAMPLE, fit: 'fill' })
		.ensureAlpha();
	const background = iconGround(await sample.raw({ depth: 'uchar' }).toBuffer(), SAMPLE);
	const [left, top] = [Math.floor((edge - width) / 2), Math.floor((edge - height) / 2)];
	return (await upright(logo, width))
		.flatten({ background })
		.resize({ width, height, fit: 'fill' })
		.extend({ left, top, right: edge - width - left, bottom: edge - height - top, background })
		.png({ compressionLevel: 9 })
		.toBuffer();
}

/** The logo upright, in sRGB; an SVG is rasterized for `width` pixels. */
async function upright({ path, svg }: Logo, width: number): Promise<Sharp> {
	const picture = openPicture(path, svg ? { density: await densityFor(path, width) } : {});
	return picture.autoOrient().pipelineColourspace('srgb').toColourspace('srgb');
}
