import { open, rename } from 'node:fs/promises';
import type { MediaTask } from './media-task.ts';
import { openPicture } from './picture-reader.ts';

type Job = Extract<MediaTask, { kind: 'variant' }>;

/** Nobody sees a difference above these. */
const QUALITY = { webp: { quality: 82 }, avif: { quality: 58, effort: 3 } } as const;
/** A drawing of one dot would otherwise be drawn in a million. */
const DENSITY = { usual: 72, most: 1_200 } as const;
/** A picture may be so many times as tall as it is wide before it is made narrower. */
const TALLEST = 3;

/** Makes one size of a picture: upright, first frame, without any data about its making. It appears under its name only when it is whole. */
export async function drawVariant({ path, svg, width, format, target }: Job): Promise<void> {
	const picture = openPicture(path, svg ? { density: await densityFor(path, width) } : {})
		.autoOrient()
		.resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true });
	const bytes = await (format === 'webp' ? picture.webp(QUALITY.webp) : picture.avif(QUALITY.avif)).toBuffer();
	const draft = `${target}.${process.pid}.part`;
	const handle = await open(draft, 'w', 0o644);
	try {
		await handle.writeFile(bytes);
		await handle.datasync();
	} finally {
		await handle.close();
	}
	await rename(draft, target);
}

/** A drawing has no size of its own: it is drawn as large as it is wanted. */
async function densityFor(path: string, width: number): Promise<number> {
	const { width: own } = await openPicture(path).metadata();
	return Math.min(DENSITY.most, Math.max(DENSITY.usual, (DENSITY.usual * width) / Math.max(1, own)));
}
